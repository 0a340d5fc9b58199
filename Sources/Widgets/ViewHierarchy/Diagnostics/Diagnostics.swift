private import Glibc

/// The output of diagnostics: a handler, or standard error, where each one is printed once.
///
///     Diagnostics.handler = { reported.append($0) }
public enum Diagnostics {
    /// The closure that receives every diagnostic; with nil, the default, each distinct diagnostic is printed once.
    public static var handler: ((Diagnostic) -> Void)?

    private static var printed: Set<Diagnostic> = []
    /// The maximum number of printed diagnostics, which bounds the memory for distinct texts.
    private static let printLimit = 200

    package static func report(_ diagnostic: Diagnostic) {
        if let handler { return handler(diagnostic) }
        guard printed.count < printLimit, printed.insert(diagnostic).inserted else { return }
        write("Widgets: \(diagnostic)\n")
    }

    /// Reports the font file named by the environment variable WIDGETS_FONT if it could not be used.
    package static func reportRefusedFont() {
        guard let file = Typesetter.shared.refusedOverridingFile else { return }
        report(
            Diagnostic(
                kind: .missingFont, subject: "WIDGETS_FONT",
                message: "names \(file.path), which cannot be opened: \(file.reason)",
                cure: "another font is used; name the file of a font, or unset the variable"))
    }

    /// Writes `text` to standard error, unbuffered.
    package static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let base = bytes.baseAddress { _ = Glibc.write(STDERR_FILENO, base, bytes.count) }
        }
    }
}
