/// A clipboard for cut, copy and paste: `UIPasteboard`.
///
///     Pasteboard.general.string = selectedText
///     if let text = Pasteboard.general.string { insert(text) }
///
/// The desktop's own while an application runs; without one, in tests and tools, text stays within the program.
public final class Pasteboard {
    /// The clipboard that keys and menus copy to and paste from.
    public static let general = Pasteboard(.general)
    /// X11's primary selection: what was selected last in any program; the middle button inserts it.
    public static let primary = Pasteboard(.primary)

    private enum Kind { case general, primary }
    private let kind: Kind
    private var own: String?

    private init(_ kind: Kind) { self.kind = kind }

    /// The text on it; nil when there is none.
    public var string: String? {
        get {
            guard let desktop = PlatformServices.current.selections else { return own }
            return kind == .general ? desktop.clipboardText : desktop.primarySelectionText
        }
        set {
            own = newValue
            if kind == .general {
                PlatformServices.current.selections?.clipboardText = newValue
            } else {
                PlatformServices.current.selections?.primarySelectionText = newValue
            }
        }
    }

    /// True when there is text on it.
    public var hasStrings: Bool { string?.isEmpty == false }
}

/// The texts that a desktop hands from program to program.
package protocol DesktopSelections: AnyObject {
    var clipboardText: String? { get set }
    var primarySelectionText: String? { get set }
}
