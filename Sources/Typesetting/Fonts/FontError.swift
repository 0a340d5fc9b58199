/// The reason why text cannot be drawn; its description says how to correct it.
///
///     do { try Typesetter.shared.checkDefaultFont() } catch { print(error) }
public nonisolated enum FontError: Error, Hashable, Sendable {
    /// A font file that exists but could not be used.
    ///
    ///     FontError.RefusedFile(path: "/usr/share/fonts/broken.ttf", reason: "Couldn't load font file")
    public struct RefusedFile: Hashable, Sendable {
        /// The path of the font file.
        public let path: String
        /// The error message of SDL.
        public let reason: String
    }

    /// No usable font file was found in the searched folders.
    case notFound(lookedIn: [String], refused: [RefusedFile])
    /// SDL's font library did not start; the reason is the error message of SDL.
    case libraryFailed(reason: String)
}

nonisolated extension FontError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let folders, let refused):
            let broken = refused.map { " \($0.path) could not be used: \($0.reason)." }.joined()
            return "No font found, so no text can be drawn. Install one (Debian, Ubuntu: "
                + "sudo apt install fonts-dejavu-core) or name a file in WIDGETS_FONT. "
                + "Looked in: \(folders.joined(separator: ", ")).\(broken)"
        case .libraryFailed(let reason):
            return "SDL's font library did not start, so no text can be drawn: \(reason). "
                + "Check the installation of libsdl2-ttf-2.0-0."
        }
    }
}
