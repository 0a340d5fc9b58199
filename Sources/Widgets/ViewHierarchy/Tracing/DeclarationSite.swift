/// The source location of a declaration, packed into one word: the address of the `#fileID` literal and the line.
///
///     let site = DeclarationSite(fileID: #fileID, line: #line)
///     print(site)   // "App/Card.swift:12"
@frozen
public nonisolated struct DeclarationSite: Hashable, Sendable {
    /// The address in 48 bits (all that user-space pointers use), the line number in 16 (65535 also represents greater ones).
    @usableFromInline let bits: UInt64

    /// Creates a location from the literals `#fileID` and `#line`.
    @inlinable public init(fileID: StaticString, line: UInt) {
        guard fileID.hasPointerRepresentation else {
            bits = 0
            return
        }
        let address = UInt64(UInt(bitPattern: fileID.utf8Start)) & 0xffff_ffff_ffff
        bits = address | UInt64(Swift.min(line, 65535)) << 48
    }

    /// The line number; 65535 for that line and beyond.
    public var line: Int { Int(bits >> 48) }

    /// The file in the format of `#fileID`: `Module/File.swift`.
    public var fileID: String {
        // The address is that of a null-terminated StaticString, which is never deallocated.
        guard let start = UnsafePointer<CChar>(bitPattern: UInt(bits & 0xffff_ffff_ffff)) else { return "?" }
        return String(cString: start)
    }
}

nonisolated extension DeclarationSite: CustomStringConvertible {
    public var description: String { "\(fileID):\(line)" }
}
