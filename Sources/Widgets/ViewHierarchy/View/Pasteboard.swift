/// A pasteboard for cut, copy and paste: `UIPasteboard`.
///
///     Pasteboard.general.string = selectedText
///     if let text = Pasteboard.general.string { insert(text) }
///
/// Uses the selections of the desktop while an application runs; in tests and tools the text is kept within the program.
public final class Pasteboard {
    /// The clipboard, which the standard key commands and menus copy to and paste from.
    public static let general = Pasteboard(.general)
    /// The primary selection of the desktop: the text selected last in any program, which a middle click inserts.
    public static let primary = Pasteboard(.primary)

    private enum Kind { case general, primary }
    private let kind: Kind
    private var own: String?
    /// The values copied in this program, for ``Pasteboard/itemProviders``, and the text that was offered with them.
    private var copied: (values: AnyObject, text: String?)?

    private init(_ kind: Kind) { self.kind = kind }

    /// The text on the pasteboard; nil if there is none.
    public var string: String? {
        get {
            guard let desktop = PlatformServices.current.selections else { return own }
            return kind == .general ? desktop.clipboardText : desktop.primarySelectionText
        }
        set {
            own = newValue
            copied = nil
            if kind == .general {
                PlatformServices.current.selections?.clipboardText = newValue
            } else {
                PlatformServices.current.selections?.primarySelectionText = newValue
            }
        }
    }

    /// The values copied last, while no other text has been copied since, in this or another program.
    package var copiedValues: AnyObject? {
        guard let copied else { return nil }
        if copied.text == string { return copied.values }
        self.copied = nil
        return nil
    }

    /// Puts values of this program on the pasteboard, together with the text for other programs; nil offers no text.
    package func copy(_ values: AnyObject, text: String?) {
        string = text
        copied = (values, text)
    }

    /// Whether the pasteboard contains a text that is not empty.
    public var hasStrings: Bool { string?.isEmpty == false }
}

/// The selections through which a desktop exchanges text between programs.
package protocol DesktopSelections: AnyObject {
    var clipboardText: String? { get set }
    var primarySelectionText: String? { get set }
}
