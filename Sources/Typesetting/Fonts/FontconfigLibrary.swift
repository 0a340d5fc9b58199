import CFontconfig
import Glibc

/// The required functions of fontconfig, looked up in the library at run time.
///
/// If it were linked, every program would map and initialise it, including programs whose fonts have all characters.
nonisolated struct FontconfigLibrary {
    typealias Create = @convention(c) () -> OpaquePointer?
    typealias Destroy = @convention(c) (OpaquePointer?) -> Void
    typealias AddString = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    typealias AddNumber = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int32) -> Int32
    typealias Substitute = @convention(c) (OpaquePointer?, OpaquePointer?, FcMatchKind) -> Int32
    typealias Sort =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
            UnsafeMutablePointer<FcResult>
        ) -> UnsafeMutablePointer<FcFontSet>?
    typealias Match =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<FcResult>
        ) -> OpaquePointer?
    typealias GetString =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> FcResult
    typealias GetInteger =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
        ) -> FcResult
    typealias GetCharSet =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>
        ) -> FcResult
    typealias HasChar = @convention(c) (OpaquePointer?, UInt32) -> Int32

    let patternCreate: Create
    let patternDestroy: Destroy
    let addString: AddString
    let addInteger: AddNumber
    let addBool: AddNumber
    let substitute: Substitute
    let defaultSubstitute: Destroy
    let fontSort: Sort
    let fontMatch: Match
    let charSetHasChar: HasChar
    private let getString: GetString
    private let getInteger: GetInteger
    private let getCharSet: GetCharSet

    /// Opens the library; nil if it is not installed.
    init?() {
        guard let handle = dlopen("libfontconfig.so.1", RTLD_LAZY | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(handle, name).map { unsafeBitCast($0, to: type) }
        }
        guard let create = find("FcPatternCreate", as: Create.self),
            let destroy = find("FcPatternDestroy", as: Destroy.self),
            let addString = find("FcPatternAddString", as: AddString.self),
            let addInteger = find("FcPatternAddInteger", as: AddNumber.self),
            let addBool = find("FcPatternAddBool", as: AddNumber.self),
            let substitute = find("FcConfigSubstitute", as: Substitute.self),
            let defaults = find("FcDefaultSubstitute", as: Destroy.self),
            let sort = find("FcFontSort", as: Sort.self), let match = find("FcFontMatch", as: Match.self),
            let hasChar = find("FcCharSetHasChar", as: HasChar.self),
            let getString = find("FcPatternGetString", as: GetString.self),
            let getInteger = find("FcPatternGetInteger", as: GetInteger.self),
            let getCharSet = find("FcPatternGetCharSet", as: GetCharSet.self)
        else { return nil }
        patternCreate = create
        patternDestroy = destroy
        self.addString = addString
        self.addInteger = addInteger
        self.addBool = addBool
        self.substitute = substitute
        defaultSubstitute = defaults
        fontSort = sort
        fontMatch = match
        charSetHasChar = hasChar
        self.getString = getString
        self.getInteger = getInteger
        self.getCharSet = getCharSet
    }

    func string(_ pattern: OpaquePointer, _ name: String, _ index: Int32) -> String? {
        var value: UnsafeMutablePointer<UInt8>?
        guard getString(pattern, name, index, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    func integer(_ pattern: OpaquePointer, _ name: String) -> Int32? {
        var value: Int32 = 0
        return getInteger(pattern, name, 0, &value) == FcResultMatch ? value : nil
    }

    func charSet(_ pattern: OpaquePointer) -> OpaquePointer? {
        var value: OpaquePointer?
        return getCharSet(pattern, "charset", 0, &value) == FcResultMatch ? value : nil
    }
}
