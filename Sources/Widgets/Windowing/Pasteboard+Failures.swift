internal import SDLPlatform

extension Pasteboard {
    /// Reports why text could not be exchanged with other programs.
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
