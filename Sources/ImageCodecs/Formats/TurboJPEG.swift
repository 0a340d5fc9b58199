/// The required functions of libjpeg-turbo's TurboJPEG interface, looked up in the library at run time.
///
/// TurboJPEG catches libjpeg's `longjmp` itself and returns errors as values. A handle is used by one thread at a time.
struct TurboJPEG: Sendable {
    typealias Handle = OpaquePointer
    typealias Create = @convention(c) () -> Handle?
    typealias Destroy = @convention(c) (Handle) -> Int32
    typealias ReadHeader =
        @convention(c) (
            Handle, UnsafePointer<UInt8>?, UInt, _ width: UnsafeMutablePointer<Int32>,
            _ height: UnsafeMutablePointer<Int32>, _ subsampling: UnsafeMutablePointer<Int32>,
            _ colorSpace: UnsafeMutablePointer<Int32>
        ) -> Int32
    typealias Decompress =
        @convention(c) (
            Handle, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt32>?, _ width: Int32,
            _ pitch: Int32,
            _ height: Int32, _ pixelFormat: Int32, _ flags: Int32
        ) -> Int32
    typealias Compress =
        @convention(c) (
            Handle, UnsafePointer<UInt32>, _ width: Int32, _ pitch: Int32, _ height: Int32,
            _ pixelFormat: Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
            UnsafeMutablePointer<UInt>, _ subsampling: Int32, _ quality: Int32, _ flags: Int32
        ) -> Int32
    typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
    typealias Message = @convention(c) (Handle) -> UnsafePointer<CChar>?
    typealias Code = @convention(c) (Handle) -> Int32

    /// Constants of turbojpeg.h.
    enum Constant {
        static let pixelsBGRX: Int32 = 3
        static let pixelsBGRA: Int32 = 8
        static let pixelsCMYK: Int32 = 11
        static let fullColours: Int32 = 0
        static let halvedColours: Int32 = 2
        static let stopsOnWarning: Int32 = 8192
        static let limitsScans: Int32 = 32768
        static let warning: Int32 = 0
    }

    /// The library, loaded on first use.
    static let shared = Result { () throws(SharedLibrary.Missing) in try TurboJPEG() }

    let createDecoder: Create
    let createEncoder: Create
    let destroy: Destroy
    let readHeader: ReadHeader
    let decompress: Decompress
    let compress: Compress
    let free: Free
    private let message: Message
    private let code: Code

    private init() throws(SharedLibrary.Missing) {
        let library = try SharedLibrary(
            "libturbojpeg.so.0", for: "JPEG images", package: "libturbojpeg0")
        createDecoder = try library.function("tjInitDecompress", as: Create.self)
        createEncoder = try library.function("tjInitCompress", as: Create.self)
        destroy = try library.function("tjDestroy", as: Destroy.self)
        readHeader = try library.function("tjDecompressHeader3", as: ReadHeader.self)
        decompress = try library.function("tjDecompress2", as: Decompress.self)
        compress = try library.function("tjCompress2", as: Compress.self)
        free = try library.function("tjFree", as: Free.self)
        message = try library.function("tjGetErrorStr2", as: Message.self)
        code = try library.function("tjGetErrorCode", as: Code.self)
    }

    /// Describes the last error of `handle`.
    func reason(_ handle: Handle) -> String {
        message(handle).map { String(cString: $0) } ?? "unknown"
    }

    /// Whether the last error of `handle` is a warning: all pixels were decoded, from data that is partly damaged.
    func isWarning(_ handle: Handle) -> Bool { code(handle) == Constant.warning }
}
