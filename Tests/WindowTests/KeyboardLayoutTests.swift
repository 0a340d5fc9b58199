import DisplaySupport
import Testing

/// Keyboards of the world in real windows on X11: typing, commands, mnemonics and type-ahead.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Keyboard.isAvailable,
        "Xvfb, setxkbmap or python3-xlib is not installed"))
struct KeyboardLayoutTests {
    /// The steps of a test: keys, and the line that the program prints in response.
    typealias Steps = [(keys: String, line: String)]

    /// Starts the scene "keyboard" with the focus in `focused`, and performs steps; each waits for its line.
    private func perform(
        _ steps: Steps, layout: String, menuKey: String = "grp:menu_toggle", focused: String = "field",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try VirtualDisplay.use { display in
            try Keyboard(display: display).use(layout, menuKey: menuKey)
            try perform(steps, on: display, [:], layout, focused, sourceLocation)
        }
    }

    /// Performs the steps in a Wayland window, whose compositor takes the layout of the display when it starts.
    private func performOnWayland(
        _ steps: Steps, layout: String, focused: String = "field",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func prepare(_ display: VirtualDisplay) throws { try Keyboard(display: display).use(layout) }
        try Compositor.use(isKiosk: true, preparing: prepare) { display, variables in
            try perform(steps, on: display, variables, layout, focused, sourceLocation)
        }
    }

    private func perform(
        _ steps: Steps, on display: VirtualDisplay, _ variables: [String: String], _ layout: String,
        _ focused: String, _ sourceLocation: SourceLocation
    ) throws {
        let keyboard = Keyboard(display: display)
        let probe = try display.start(
            "WindowProbe", "keyboard", focused,
            environment: ["LC_ALL": "C.UTF-8", "XMODIFIERS": ""].merging(variables) { $1 })
        defer { probe.end() }
        #expect(probe.read(until: "ready"))
        if !variables.isEmpty {
            // The nested compositor has the focus while the pointer is in its window.
            try display.run("xdotool", "mousemove", "60", "50", "click", "1")
        }
        for (keys, line) in steps {
            if keys.hasPrefix("layout ") {
                try keyboard.use(String(keys.dropFirst(7)))
                continue
            }
            for key in keys.split(separator: " ") { try keyboard.press(String(key)) }
            let isFound = probe.read(until: line)
            #expect(isFound, "\(layout): \(keys)", sourceLocation: sourceLocation)
            if !isFound { break }
        }
        // Nothing else has happened: menus that opened, and commands that were performed.
        func effects(_ lines: [String]) -> [String] {
            lines.filter { $0.hasPrefix("open") || $0.hasPrefix("chosen") }
        }
        #expect(
            effects(probe.lines) == effects(steps.map(\.line)), "\(layout)", sourceLocation: sourceLocation)
    }

    /// Control with the keys that have the letters a, c, x, v and z in a layout, in a text of one letter.
    private func editing(_ letter: String, a: Int = 38, c: Int = 54, x: Int = 53, v: Int = 55, z: Int = 52)
        -> Steps
    {
        [
            ("37+\(a) 37+\(x)", "field ."), ("37+\(v)", "field \(letter)."), ("37+\(z)", "field ."),
            ("37+50+\(z)", "field \(letter)."),
            ("37+\(a) 37+\(c) 37+\(v) 37+\(v)", "field \(letter)\(letter)."),
        ]
    }

    @Test func `German: AltGr types, beside a menu bar, and Shift types the character of a command`() throws {
        try perform(
            [
                ("108+24", "field @."), ("108+26", "field @€."), ("108+16 108+19", "field @€{}."),
                ("108+94", "field @€{}|."),
                ("37+50+16", "chosen Slash"), ("37+35", "chosen Larger"), ("37+50+20", "chosen Question"),
                ("37+56", "chosen Bold"), ("37+50+51", "chosen Quote"),
                ("37+38 37+53", "field ."), ("37+29", "field @€{}|."), ("37+52", "field ."),
                ("64+41", "open File"), ("9 9 24", "field q."), ("64+28", "open Test"), ("56", "chosen Bold"),
            ], layout: "de")
    }

    @Test func `French: commands are where the letters are, and digits take Shift or not`() throws {
        try perform(
            [
                ("108+19", "field @."), ("108+26", "field @€."), ("24", "field @€a."),
                ("37+24 37+53", "field ."),
            ]
                + [
                    ("24", "field a."), ("37+10", "chosen One"), ("37+50+10", "chosen One"),
                    ("37+50+21", "chosen Larger"), ("37+50+60", "chosen Slash"),
                    ("37+50+58", "chosen Question"),
                ] + editing("a", a: 24, z: 25), layout: "fr")
    }

    @Test func `Polish: AltGr types letters in a text, an editor and a list`() throws {
        try perform(
            [("108+38", "field ą."), ("50+108+46", "field ąŁ."), ("108+26", "field ąŁę.")], layout: "pl")
        try perform([("108+38 108+53", "editor ąź.")], layout: "pl", focused: "editor")
        try perform([("108+46", "row łąka")], layout: "pl", focused: "list")
    }

    @Test(arguments: [("ru", "ф"), ("gr", "α"), ("il", "ש"), ("ru,us", "ф"), ("ara", "ش"), ("ua", "ф")])
    func `Without Latin letters, commands and mnemonics have the keys of a US keyboard`(
        _ layout: String, _ letter: String
    ) throws {
        try perform(
            [("38", "field \(letter).")] + editing(letter) + [
                ("37+56", "chosen Bold"), ("64+24", "chosen Queue"), ("64+41", "open File"),
                ("9 9 64+28", "open Test"), ("56", "chosen Bold"), ("37+50+21", "chosen Larger"),
            ], layout: layout)
    }

    @Test func `The second of two layouts is used for commands`() throws {
        // Dvorak has "c" at the key I of a US keyboard, and "x" at its key B.
        try perform(
            [("38", "field ф."), ("37+38 37+56", "field ."), ("37+60", "field ф.")],
            layout: "ru,us(dvorak)")
    }

    @Test func `The Menu key switches layouts, composes characters, or opens a menu`() throws {
        try perform(
            [
                ("38", "field ф."), ("135 38", "field фa."), ("37+56", "chosen Bold"),
                ("135 38", "field фaф."), ("37+56", "chosen Bold"),
            ], layout: "ru,us")
        try perform([("135 48 26", "field é."), ("38", "field éa.")], layout: "us", menuKey: "compose:menu")
        // The first key after the Menu key chooses in the menu of the field.
        try perform([("38", "field a."), ("135 9 38", "field aa.")], layout: "us")
    }

    @Test func `A layout that is changed while the program runs is used at once`() throws {
        try perform(
            [
                ("24", "field q."), ("layout ru", ""), ("24", "field qй."), ("37+56", "chosen Bold"),
                ("layout de", ""), ("108+24", "field qй@."), ("37+50+16", "chosen Slash"),
                ("layout gr", ""), ("64+41", "open File"), ("9 9 38", "field qй@α."),
                ("layout us", ""), ("64+26", "open Edit"), ("9 9 108+28", "open Test"),
            ], layout: "us")
    }

    @Test func `US: both Alt keys open menus`() throws {
        try perform(
            [
                ("64+41", "open File"), ("9 9 108+28", "open Test"), ("9 9 37+50+21", "chosen Larger"),
                ("37+50+61", "chosen Question"), ("37+61", "chosen Slash"), ("37+48", "chosen Quote"),
            ], layout: "us")
    }

    @Test func `US international: dead keys and AltGr type, and Control with a dead key is a command`() throws
    {
        try perform(
            [
                ("48 26", "field é."), ("48 65", "field é'."), ("108+26", "field é'é."),
                ("50+49 57", "field é'éñ."),
                ("64+41", "open File"), ("9 9 37+50+21", "chosen Larger"),
                ("37+48", "chosen Quote"),
            ], layout: "us(intl)")
    }

    @Test func `Dead keys type beside a menu bar`() throws {
        try perform([("21 26", "field é."), ("49 38", "field éâ.")], layout: "de")
    }

    @Test func `Japanese: the signs have their own keys`() throws {
        try perform(
            [
                ("38", "field a."), ("37+50+47", "chosen Larger"), ("37+50+61", "chosen Question"),
                ("37+61", "chosen Slash"), ("37+50+16", "chosen Quote"), ("34", "field a@."),
                ("64+41", "open File"),
            ], layout: "jp")
    }

    @Test func `Dvorak: commands are where the letters are`() throws {
        try perform(
            [("38", "field a.")] + editing("a", c: 31, x: 56, v: 60, z: 61) + [
                ("37+57", "chosen Bold"), ("64+29", "open File"), ("9 9 37+34", "chosen Slash"),
            ], layout: "us(dvorak)")
    }

    @Test func `Neo: other keys than AltGr select characters too`() throws {
        // Caps Lock is a third level, and the key beside the left Shift key a fifth.
        try perform(
            [("66+25", "field _."), ("66+38", "field _\\."), ("66+26", "field _\\[.")], layout: "de(neo)")
    }

    @Test func `A list finds the letters of its layout`() throws {
        try perform([("50+49", "row Ёлка")], layout: "ru", focused: "list")
        try perform([("11", "row école")], layout: "fr", focused: "list")
    }

    @Test func `An editor takes AltGr, and has its commands in Greek`() throws {
        try perform([("108+24", "editor @."), ("108+94", "editor @|.")], layout: "de", focused: "editor")
        try perform(
            [("38", "editor α."), ("37+38 37+53", "editor ."), ("37+55", "editor α.")], layout: "gr",
            focused: "editor")
    }

    @Test(
        .enabled(
            if: Compositor.isAvailable && Child.isInstalled("xdotool"), "weston or xdotool is not installed"))
    func `On Wayland, AltGr types and commands of German keys work`() throws {
        try performOnWayland(
            [
                ("108+24", "field @."), ("108+26", "field @€."), ("108+16", "field @€{."),
                ("37+50+16", "chosen Slash"),
                ("37+35", "chosen Larger"), ("37+50+20", "chosen Question"), ("37+38 37+53", "field ."),
                ("64+41", "open File"), ("9 9 64+28", "open Test"), ("56", "chosen Bold"),
            ], layout: "de")
    }

    @Test(
        .enabled(
            if: Compositor.isAvailable && Child.isInstalled("xdotool"), "weston or xdotool is not installed"))
    func `On Wayland, the Menu key switches layouts`() throws {
        try performOnWayland(
            [
                ("38", "field ф."), ("135 38", "field фa."), ("135 38", "field фaф."),
                ("37+56", "chosen Bold"),
            ],
            layout: "ru,us")
    }

    @Test(
        .enabled(
            if: Compositor.isAvailable && Child.isInstalled("xdotool"), "weston or xdotool is not installed"),
        arguments: [("ru", "ф"), ("il", "ש"), ("gr,us", "α")])
    func `On Wayland, commands work without Latin letters`(_ layout: String, _ letter: String) throws {
        try performOnWayland(
            [("38", "field \(letter).")] + editing(letter) + [
                ("37+56", "chosen Bold"), ("64+24", "chosen Queue"), ("64+41", "open File"),
                ("9 9 64+28", "open Test"),
                ("56", "chosen Bold"),
            ], layout: layout)
    }

    @Test(
        .enabled(
            if: Child.isInstalled("xdotool") && Child.isInstalled("xclip"),
            "xdotool or xclip is not installed"))
    func `In a program that embeds views, AltGr types, and commands work in a Russian layout`() throws {
        try VirtualDisplay.use { display in
            let keyboard = Keyboard(display: display)
            try keyboard.use("de,ru")
            let game = try display.start("EmbeddingExample", "--print")
            defer { game.end() }
            #expect(game.read(until: "ready"))
            try display.run("xdotool", "mousemove", "290", "38", "click", "1")
            #expect(game.read(until: "text input at"))
            // Selects the text, replaces it by "@", and selects and copies that in the other layout.
            try keyboard.press("37+38", "108+24", "135", "37+38", "37+54")
            var copied: [String] = []
            for _ in 0..<100 where copied != ["@"] {
                copied = try display.run("xclip", "-selection", "clipboard", "-o")
            }
            #expect(copied == ["@"])
        }
    }
}
