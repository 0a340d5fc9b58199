private import Glibc

/// A URL that is dragged or dropped, such as that of a file or of a web page.
///
///     if let path = url.path { open(path) } else { browse(url.absoluteString) }
public struct ItemURL: Hashable, Sendable, CustomStringConvertible {
    /// The URL with its percent escapes.
    public let absoluteString: String
    /// The scheme in lower case, such as "file" or "https".
    public let scheme: String
    /// The bytes of the path on this computer, which need not be UTF-8; nil unless ``isFileURL``.
    public let pathBytes: [UInt8]?

    /// Creates a URL from its text; nil if the text does not begin with a scheme or contains spaces or control characters.
    public init?(string: String) {
        guard let colon = string.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = string[..<colon]
        let isScheme = scheme.utf8.first.map(Self.isLetter) ?? false
        guard isScheme,
            scheme.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || "+-.".utf8.contains($0) }),
            string.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f })
        else { return nil }
        absoluteString = string
        self.scheme = scheme.lowercased()
        pathBytes = self.scheme == "file" ? Self.localPath(string[string.index(after: colon)...]) : nil
        if self.scheme == "file", pathBytes?.contains(0) == true { return nil }
    }

    /// Creates the URL of a file of this computer from its absolute path.
    public init(fileURLWithPath path: String) { self.init(pathBytes: Array(path.utf8)) }

    /// Creates the URL of a file whose absolute path consists of `pathBytes`, in the encoding of the file system.
    public init(pathBytes: [UInt8]) {
        var text = "file://"
        for byte in pathBytes {
            if Self.isUnreserved(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = Array("0123456789ABCDEF".unicodeScalars)
                text.unicodeScalars += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        absoluteString = text
        scheme = "file"
        self.pathBytes = pathBytes
    }

    /// Whether the URL names a file of this computer.
    public var isFileURL: Bool { pathBytes != nil }

    /// The path of the file; nil unless ``isFileURL``.
    ///
    /// Bytes that are not UTF-8 are replaced, so that the path can be displayed; open such a file by ``pathBytes``.
    public var path: String? { pathBytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The last component of the path, for display.
    public var lastPathComponent: String {
        let text = path ?? String(absoluteString.prefix { $0 != "?" && $0 != "#" })
        return text.split(separator: "/").last.map(String.init) ?? text
    }

    /// Whether a file of this computer has the path; true for other URLs, which are not checked.
    public var isReachable: Bool {
        guard let pathBytes else { return true }
        return access(pathBytes.map { CChar(bitPattern: $0) } + [0], F_OK) == 0
    }

    public var description: String { absoluteString }

    // MARK: - Parsing

    /// Returns the decoded path of a file URL without its scheme; nil if the file is on another computer.
    private static func localPath(_ rest: Substring) -> [UInt8]? {
        var path = Substring(rest)
        if rest.hasPrefix("//") {
            let authority = rest.dropFirst(2)
            path = authority.drop { $0 != "/" }
            let host = authority.prefix { $0 != "/" }
            guard host.isEmpty || host.lowercased() == "localhost" || host == hostName[...] else {
                return nil
            }
        }
        return path.hasPrefix("/") ? decoded(path) : nil
    }

    /// Replaces percent escapes by their bytes; an incomplete escape is kept as it is.
    static func decoded(_ text: Substring) -> [UInt8] {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static let hostName: String = {
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || "/-._~".utf8.contains(byte)
    }
}
