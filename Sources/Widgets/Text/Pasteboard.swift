internal import SDLPlatform

/// What is copied in one place to be inserted in another: `UIPasteboard`.
///
///     Pasteboard.general.string = selectedText
///     if let text = Pasteboard.general.string { insert(text) }
///
/// The desktop's own while an application runs; without one, in tests and tools, text stays within the program.
public final class Pasteboard {
    /// What is copied and pasted with keys and menus.
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
            let application = Application.shared
            guard application.hasDesktop else { return own }
            return kind == .general ? application.clipboardText : application.primarySelectionText
        }
        set {
            own = newValue
            let application = Application.shared
            if kind == .general {
                application.clipboardText = newValue
            } else {
                application.primarySelectionText = newValue
            }
        }
    }

    /// True when there is text on it.
    public var hasStrings: Bool { string?.isEmpty == false }
}

extension Pasteboard {
    /// Says why a text was not exchanged with other programs.
    static func report(_ failure: VideoSystem.SelectionFailure, of selection: VideoSystem.Selection) {
        let (message, cure) =
            switch failure {
            case .tooLongToOffer(let bytes, let limit):
                (
                    "was given \(bytes) bytes of text, and the display server takes \(limit) at once",
                    "the text can be pasted in this program only; copy less at once, or save it to a file"
                )
            case .tooLongToReceive(let bytes):
                (
                    "holds at least \(bytes) bytes of text of another program, which are more than can be received at once",
                    "nothing is pasted; copy less at once, or open a file"
                )
            }
        let subject = selection == .clipboard ? "Pasteboard.general" : "Pasteboard.primary"
        Diagnostics.report(
            Diagnostic(kind: .clipboardLimit, subject: subject, message: message, cure: cure))
    }
}
