internal import CFriBidi
private import Glibc

/// The required functions of FriBidi, looked up in the shared library at run time.
///
/// Linked at build time, the library would be mapped by every program, including those without bidirectional text.
struct FriBidiLibrary: Sendable {
    typealias BidiType = @convention(c) (FriBidiChar) -> FriBidiCharType
    typealias BracketTypes =
        @convention(c) (
            UnsafePointer<FriBidiChar>?, FriBidiStrIndex, UnsafePointer<FriBidiCharType>?,
            UnsafeMutablePointer<FriBidiBracketType>?
        ) -> Void
    typealias EmbeddingLevels =
        @convention(c) (
            UnsafePointer<FriBidiCharType>?, UnsafePointer<FriBidiBracketType>?, FriBidiStrIndex,
            UnsafeMutablePointer<FriBidiParType>?, UnsafeMutablePointer<FriBidiLevel>?
        ) -> FriBidiLevel

    /// The library, loaded on first use; nil if it is not installed.
    static let shared = FriBidiLibrary(name: "libfribidi.so.0")

    let bracketTypes: BracketTypes
    let embeddingLevels: EmbeddingLevels
    /// FriBidi's values of each ``BidiClass``, obtained from an example character of each class.
    let types: [UInt32]

    init?(name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(handle, name).map { unsafeBitCast($0, to: type) }
        }
        guard let bidiType = find("fribidi_get_bidi_type", as: BidiType.self),
            let bracketTypes = find("fribidi_get_bracket_types", as: BracketTypes.self),
            let embeddingLevels = find("fribidi_get_par_embedding_levels_ex", as: EmbeddingLevels.self)
        else { return nil }
        self.bracketTypes = bracketTypes
        self.embeddingLevels = embeddingLevels
        types = Self.examples.map { bidiType($0).rawValue }
    }

    private static let examples: [FriBidiChar] = [
        0x61, 0x5d0, 0x30, 0x2b, 0x23, 0x661, 0x2c, 0x2029, 9, 0x20, 0x21, 0xad, 0x300, 0x627, 0x202d, 0x202e,
        0x202a, 0x202b, 0x202c, 0x2066, 0x2067, 0x2068, 0x2069,
    ]
}
