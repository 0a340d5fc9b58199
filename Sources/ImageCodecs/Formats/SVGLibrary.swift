/// The required functions of librsvg, and of Cairo and GObject, which librsvg depends on, looked up in the library at run time.
struct SVGLibrary: Sendable {
    /// A document, an error, a surface, a context: objects whose contents only their library knows.
    typealias Object = OpaquePointer
    typealias Parse =
        @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Object?>?) -> Object?
    typealias SetResolution = @convention(c) (Object, Double) -> Void
    /// The three lengths that the function can also return are not requested.
    typealias GetDimensions =
        @convention(c) (
            Object, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?,
            _ viewBox: UnsafeMutablePointer<Double>?
        ) -> Void
    typealias GetSize =
        @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    /// The viewport is four numbers: x, y, width and height.
    typealias Render =
        @convention(c) (
            Object, Object, _ viewport: UnsafePointer<Double>, UnsafeMutablePointer<Object?>?
        ) -> Int32
    typealias CreateSurface =
        @convention(c) (UnsafeMutablePointer<UInt32>?, _ format: Int32, Int32, Int32, _ stride: Int32) ->
        Object?
    typealias Create = @convention(c) (Object) -> Object?
    typealias Status = @convention(c) (Object) -> Int32
    typealias Call = @convention(c) (Object) -> Void

    /// The library, loaded on first use.
    static let shared = Result { () throws(SharedLibrary.Missing) in try SVGLibrary() }

    let parse: Parse
    let setResolution: SetResolution
    let getDimensions: GetDimensions
    let getSize: GetSize
    let render: Render
    let releaseObject: Call
    let freeError: Call
    let createSurface: CreateSurface
    let surfaceStatus: Status
    let finishSurface: Call
    let destroySurface: Call
    let createContext: Create
    let contextStatus: Status
    let destroyContext: Call

    private init() throws(SharedLibrary.Missing) {
        let library = try SharedLibrary("librsvg-2.so.2", for: "SVG images", package: "librsvg2-2")
        parse = try library.function("rsvg_handle_new_from_data", as: Parse.self)
        setResolution = try library.function("rsvg_handle_set_dpi", as: SetResolution.self)
        getDimensions = try library.function(
            "rsvg_handle_get_intrinsic_dimensions", as: GetDimensions.self)
        getSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: GetSize.self)
        render = try library.function("rsvg_handle_render_document", as: Render.self)
        releaseObject = try library.function("g_object_unref", as: Call.self)
        freeError = try library.function("g_error_free", as: Call.self)
        createSurface = try library.function("cairo_image_surface_create_for_data", as: CreateSurface.self)
        surfaceStatus = try library.function("cairo_surface_status", as: Status.self)
        finishSurface = try library.function("cairo_surface_finish", as: Call.self)
        destroySurface = try library.function("cairo_surface_destroy", as: Call.self)
        createContext = try library.function("cairo_create", as: Create.self)
        contextStatus = try library.function("cairo_status", as: Status.self)
        destroyContext = try library.function("cairo_destroy", as: Call.self)
    }
}
