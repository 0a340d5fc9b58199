internal import CWebP

/// The required functions of libwebp and libwebpdemux, looked up in the libraries at run time.
struct WebPLibrary: Sendable {
    typealias Decoder = OpaquePointer
    typealias InitConfiguration = @convention(c) (UnsafeMutablePointer<WebPDecoderConfig>, Int32) -> Int32
    typealias Decode =
        @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<WebPDecoderConfig>) -> VP8StatusCode
    typealias Create =
        @convention(c) (
            UnsafePointer<WebPData>, UnsafePointer<WebPAnimDecoderOptions>, Int32
        ) -> Decoder?
    typealias InitOptions = @convention(c) (UnsafeMutablePointer<WebPAnimDecoderOptions>, Int32) -> Int32
    typealias GetInfo = @convention(c) (Decoder, UnsafeMutablePointer<WebPAnimInfo>) -> Int32
    typealias GetNext =
        @convention(c) (
            Decoder, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int32>
        ) -> Int32
    typealias HasMore = @convention(c) (Decoder) -> Int32
    typealias Delete = @convention(c) (Decoder?) -> Void

    /// The libraries, loaded on first use.
    static let shared = Result { () throws(SharedLibrary.Missing) in try WebPLibrary() }

    let initConfiguration: InitConfiguration
    let decode: Decode
    let initOptions: InitOptions
    let createDecoder: Create
    let getInfo: GetInfo
    let getNext: GetNext
    let hasMoreFrames: HasMore
    let deleteDecoder: Delete

    private init() throws(SharedLibrary.Missing) {
        let still = try SharedLibrary("libwebp.so.7", for: "WebP images", package: "libwebp7")
        initConfiguration = try still.function("WebPInitDecoderConfigInternal", as: InitConfiguration.self)
        decode = try still.function("WebPDecode", as: Decode.self)
        let animated = try SharedLibrary(
            "libwebpdemux.so.2", for: "animated WebP images", package: "libwebpdemux2")
        initOptions = try animated.function("WebPAnimDecoderOptionsInitInternal", as: InitOptions.self)
        createDecoder = try animated.function("WebPAnimDecoderNewInternal", as: Create.self)
        getInfo = try animated.function("WebPAnimDecoderGetInfo", as: GetInfo.self)
        getNext = try animated.function("WebPAnimDecoderGetNext", as: GetNext.self)
        hasMoreFrames = try animated.function("WebPAnimDecoderHasMoreFrames", as: HasMore.self)
        deleteDecoder = try animated.function("WebPAnimDecoderDelete", as: Delete.self)
    }
}
