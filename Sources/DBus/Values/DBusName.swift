/// The rules for the names of the D-Bus specification.
///
/// Libdbus ends a process that passes it an invalid name, so each name is checked before.
///
///     DBusName.isPath("/org/example/Object")   // true
public nonisolated enum DBusName {
    private static let maximumLength = 255

    /// Whether the text is an object path.
    public static func isPath(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "/") else { return false }
        if bytes.count == 1 { return true }
        return bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .allSatisfy { !$0.isEmpty && $0.allSatisfy(isWordByte) }
    }

    /// Whether the text is the name of a method, a signal or a property.
    public static func isMember(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return (1...maximumLength).contains(bytes.count) && isElement(bytes[...])
    }

    /// Whether the text is the name of an interface, or of an error.
    public static func isInterface(_ text: String) -> Bool {
        let elements = elements(of: text)
        return text.utf8.count <= maximumLength && elements.count >= 2 && elements.allSatisfy(isElement)
    }

    /// Whether the text is a unique name, such as `:1.42`.
    public static func isUniqueName(_ text: String) -> Bool {
        guard text.hasPrefix(":"), text.utf8.count <= maximumLength else { return false }
        let elements = elements(of: String(text.dropFirst()))
        return elements.count >= 2 && elements.allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
    }

    /// Whether the text is a well-known name, such as `org.freedesktop.portal.Desktop`.
    public static func isWellKnownName(_ text: String) -> Bool {
        let elements = elements(of: text)
        return text.utf8.count <= maximumLength && elements.count >= 2
            && elements.allSatisfy {
                !$0.isEmpty && !isDigit($0[$0.startIndex]) && $0.allSatisfy(isNameByte)
            }
    }

    /// Whether the text is the name of a connection: unique or well-known.
    public static func isBusName(_ text: String) -> Bool { isUniqueName(text) || isWellKnownName(text) }

    /// Whether the text can be sent: it has no zero byte.
    static func isText(_ text: String) -> Bool { !text.utf8.contains(0) }

    private static func elements(of text: String) -> [ArraySlice<UInt8>] {
        Array(text.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    }

    private static func isElement(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first else { return false }
        return !isDigit(first) && bytes.allSatisfy(isWordByte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == UInt8(ascii: "-") }
}
