internal import CSDL2
internal import Drawing

/// The decoders of SDL_image, which is loaded when the first image requires it.
///
/// Each decoder is called by its name: `IMG_Load` would choose one by the first bytes and the extension, including decoders that
/// crash on damaged files.
enum SDLImage {
    enum Loader: String {
        case jpeg = "IMG_LoadJPG_RW"
        case webP = "IMG_LoadWEBP_RW"
        case bmp = "IMG_LoadBMP_RW"
    }

    private static let libraryName = "libSDL2_image-2.0.so.0"

    private typealias Load =
        @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?

    /// Decodes `bytes`; errors refer to the file as `name`.
    static func decode(
        _ bytes: [UInt8], with loader: Loader, name: String
    ) throws(ImageError) -> Bitmap {
        // Never unloaded: SDL counts the references, and loading the library again is cheap.
        guard let library = SDL_LoadObject(libraryName),
            let symbol = SDL_LoadFunction(library, loader.rawValue)
        else {
            throw .missingLibrary(name, reason: lastReason)
        }
        let load = unsafeBitCast(symbol, to: Load.self)
        guard let count = Int32(exactly: bytes.count) else {
            throw .broken(name, reason: "it has more than 2 GB")
        }
        // The surface owns its memory: nothing points into the bytes after the closure.
        let loaded = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<SDL_Surface>? in
            guard let stream = SDL_RWFromConstMem(buffer.baseAddress, count) else { return nil }
            defer { SDL_RWclose(stream) }
            return load(stream)
        }
        guard let loaded else { throw .broken(name, reason: lastReason) }
        defer { SDL_FreeSurface(loaded) }
        guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
            throw .broken(name, reason: lastReason)
        }
        defer { SDL_FreeSurface(surface) }
        return try bitmap(surface.pointee, name)
    }

    private static func bitmap(_ surface: SDL_Surface, _ name: String) throws(ImageError) -> Bitmap {
        let (width, height) = (Int(surface.w), Int(surface.h))
        guard width * height <= PNG.pixelLimit else { throw .tooLarge(name, width: width, height: height) }
        guard let memory = surface.pixels else { throw .broken(name, reason: "it has no pixels") }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let start = (memory + row * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width { pixels.append(PNG.premultiplied(start[column])) }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static var lastReason: String { String(cString: SDL_GetError()) }
}
