/// Where in the source something was declared, in one word: the address of the `#fileID` literal and the line.
///
///     let site = DeclarationSite(fileID: #fileID, line: #line)
///     print(site)   // "App/Card.swift:12"
@frozen
public nonisolated struct DeclarationSite: Hashable, Sendable {
    /// 48 bits of address (all that a user-space pointer uses), 16 of line number (65535 represents any beyond).
    @usableFromInline let bits: UInt64

    @inlinable public init(fileID: StaticString, line: UInt) {
        guard fileID.hasPointerRepresentation else {
            bits = 0
            return
        }
        let address = UInt64(UInt(bitPattern: fileID.utf8Start)) & 0xffff_ffff_ffff
        bits = address | UInt64(Swift.min(line, 65535)) << 48
    }

    /// The line in the file.
    public var line: Int { Int(bits >> 48) }

    /// As `#fileID` has it: `Module/File.swift`.
    public var fileID: String {
        // The address came from a StaticString, which lives, with its terminating zero, as long as the process.
        guard let start = UnsafePointer<CChar>(bitPattern: UInt(bits & 0xffff_ffff_ffff)) else { return "?" }
        return String(cString: start)
    }
}

nonisolated extension DeclarationSite: CustomStringConvertible {
    public var description: String { "\(fileID):\(line)" }
}
