internal import CSDL2
internal import Drawing

/// Formats other than PNG, through SDL_image; the library is loaded when the first such picture is.
enum SDLImage {
    private static let libraryName = "libSDL2_image-2.0.so.0"

    private typealias Load = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<SDL_Surface>?

    static func read(_ path: String) throws(ImageError) -> Bitmap {
        // Never unloaded: SDL keeps one count a call, and a second load of the same library costs nothing.
        guard let library = SDL_LoadObject(libraryName), let symbol = SDL_LoadFunction(library, "IMG_Load")
        else {
            throw .missingLibrary(path, reason: lastReason)
        }
        let load = unsafeBitCast(symbol, to: Load.self)
        guard let loaded = load(path) else { throw .broken(path, reason: lastReason) }
        defer { SDL_FreeSurface(loaded) }
        guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
            throw .broken(path, reason: lastReason)
        }
        defer { SDL_FreeSurface(surface) }
        return try bitmap(surface.pointee, path)
    }

    private static func bitmap(_ surface: SDL_Surface, _ path: String) throws(ImageError) -> Bitmap {
        let (width, height) = (Int(surface.w), Int(surface.h))
        guard width * height <= PNG.pixelLimit else { throw .tooLarge(path, width: width, height: height) }
        guard let memory = surface.pixels else { throw .broken(path, reason: "it has no pixels") }
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
