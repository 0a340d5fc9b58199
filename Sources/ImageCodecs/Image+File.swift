public import Drawing

extension Image {
    /// Reads the image in a file: PNG, or, where SDL_image is installed, JPEG, WebP or BMP.
    ///
    /// The format is recognised by the file's first bytes, not by its extension. A GIF or any other format throws
    /// ``ImageError/unsupportedFormat(_:format:)``: the decoders that are installed do not withstand damaged files of it.
    /// `@2x` or `@3x` before the extension gives that many pixels a point, as in UIKit.
    public convenience init(contentsOfFile path: String) throws(ImageError) {
        let bytes = try File.read(path)
        self.init(bitmap: try ImageDecoder.decode(bytes, name: path), scale: Self.scale(ofFile: path))
    }

    private static func scale(ofFile path: String) -> Double {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
