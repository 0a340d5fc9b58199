private import Glibc

/// Where diagnostics go: to a handler, or once each to standard error.
///
///     Diagnostics.handler = { reported.append($0) }
public enum Diagnostics {
    /// Receives every diagnostic; without one they are printed, each text once.
    public static var handler: ((Diagnostic) -> Void)?

    private static var printed: Set<Diagnostic> = []
    /// So that a storm of different texts cannot grow without end.
    private static let printLimit = 200

    package static func report(_ diagnostic: Diagnostic) {
        if let handler { return handler(diagnostic) }
        guard printed.count < printLimit, printed.insert(diagnostic).inserted else { return }
        write("Widgets: \(diagnostic)\n")
    }

    /// Reports that the font file named by WIDGETS_FONT could not be used, where that is so.
    package static func reportRefusedFont() {
        guard let file = Typesetter.shared.refusedOverridingFile else { return }
        report(
            Diagnostic(
                kind: .missingFont, subject: "WIDGETS_FONT",
                message: "names \(file.path), which cannot be opened: \(file.reason)",
                cure: "another font is used; name the file of a font, or unset the variable"))
    }

    /// To standard error, unbuffered.
    package static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let base = bytes.baseAddress { _ = Glibc.write(STDERR_FILENO, base, bytes.count) }
        }
    }
}
