/// Conversion between paths and `file` URLs.
///
///     FileURL.path(of: "file:///home/a%20b")   // "/home/a b"
package nonisolated enum FileURL {
    /// Returns the absolute path of a URL; nil if it is not the URL of a local file.
    package static func path(of url: String) -> String? {
        guard url.lowercased().hasPrefix("file://") else { return nil }
        let rest = url.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        let host = rest[..<slash]
        guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
        var bytes: [UInt8] = []
        var codes = rest[slash...].utf8[...]
        while let code = codes.popFirst() {
            if code != UInt8(ascii: "%") {
                // A query or a fragment is not a part of the path.
                if code == UInt8(ascii: "?") || code == UInt8(ascii: "#") { break }
                bytes.append(code)
                continue
            }
            guard codes.count >= 2, let digits = String(codes.prefix(2)),
                digits.utf8.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
                let byte = UInt8(digits, radix: 16), byte != 0
            else { return nil }
            bytes.append(byte)
            codes = codes.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Returns the URL of an absolute path.
    package static func url(of path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return "file://"
            + path.utf8.map { byte in
                let scalar = UnicodeScalar(byte)
                let isPlain =
                    byte < 128
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "/-_.~".unicodeScalars.contains(scalar))
                return isPlain ? String(scalar) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }.joined()
    }
}
