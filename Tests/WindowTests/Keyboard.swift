import DisplaySupport

/// The keyboard of a virtual display, with the layout of a test and keys that are pressed by their codes, as a device reports them.
///
/// xdotool does not serve for this: it changes the layout for characters that no key has, and the group of the keyboard for each key.
struct Keyboard {
    let display: VirtualDisplay

    /// Whether setxkbmap and the program that presses keys can be run.
    static var isAvailable: Bool { Child.isInstalled("setxkbmap") && DragSource.isAvailable }

    /// Sets the layout: `"us"`, `"us(intl)"`, `"ru,us"`; the Menu key switches among several, or has another function of the layout.
    func use(_ layout: String, menuKey: String = "grp:menu_toggle") throws {
        var names: [String] = []
        var variants: [String] = []
        for part in layout.split(separator: ",") {
            let pieces = part.split { $0 == "(" || $0 == ")" }
            names.append(String(pieces[0]))
            variants.append(pieces.count > 1 ? String(pieces[1]) : "")
        }
        try display.run(
            "setxkbmap", "-rules", "evdev", "-model", "pc105", "-layout", names.joined(separator: ","),
            "-variant", variants.joined(separator: ","), "-option", "", "-option", menuKey)
    }

    /// Presses keys one after the other: `"108+24"` holds 108 while it presses 24.
    func press(_ keys: String...) throws {
        let events = keys.flatMap { combination -> [String] in
            let codes = combination.split(separator: "+").map(String.init)
            return codes.map { "+\($0)" } + codes.reversed().map { "-\($0)" }
        }
        try display.run("/usr/bin/python3", "-c", Self.program, events.joined(separator: " "))
    }

    private static let program = #"""
        import sys
        from Xlib import X, display
        from Xlib.ext import xtest
        d = display.Display()
        for event in sys.argv[1].split():
            xtest.fake_input(d, X.KeyPress if event[0] == "+" else X.KeyRelease, int(event[1:]))
        d.sync()
        """#
}

/// Codes of keys, as all X servers on Linux have them, named after the US layout.
enum KeyCode {
    static let control = "37"
    static let shift = "50"
    static let alt = "64"
    static let altGr = "108"
    static let menu = "135"
}
