/// The URLs of a `text/uri-list` (RFC 2483), in which programs exchange files and links.
///
///     URIList(Array("file:///tmp/a%20b\r\nhttps://example.org/\r\n".utf8)).urls.count   // 2
public struct URIList: Hashable, Sendable {
    /// The URLs, in order.
    public private(set) var urls: [ItemURL] = []
    /// The lines that are no URLs.
    public private(set) var rejectedLines: [String] = []

    /// Parses the bytes of a list: one URL a line, and comments that begin with `#`.
    ///
    /// Lines may end with CR LF, LF or a zero byte. An absolute path without a scheme, which some programs send, is taken for a file.
    /// Bytes outside of ASCII are kept as parts of the path. O(length).
    public init(_ bytes: [UInt8]) {
        for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 0 }) {
            let trimmed = line.drop { $0 == 32 || $0 == 9 }
            guard let first = trimmed.first, first != UInt8(ascii: "#") else { continue }
            if first == UInt8(ascii: "/") {
                urls.append(ItemURL(pathBytes: Array(trimmed)))
            } else if let url = ItemURL(string: Self.escaped(trimmed)) {
                urls.append(url)
            } else {
                rejectedLines.append(String(decoding: trimmed, as: UTF8.self))
            }
        }
    }

    /// Escapes spaces and bytes that are not ASCII, which are not allowed in a URL but occur.
    private static func escaped(_ line: ArraySlice<UInt8>) -> String {
        var end = line.endIndex
        while end > line.startIndex, line[end - 1] == 32 || line[end - 1] == 9 { end -= 1 }
        var text = ""
        let digits = Array("0123456789ABCDEF")
        for byte in line[line.startIndex..<end] {
            if byte > 32, byte < 127 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return text
    }
}
