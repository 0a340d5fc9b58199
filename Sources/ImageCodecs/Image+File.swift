public import Drawing

extension Image {
    /// Creates an image from a file: PNG, or, if SDL_image is installed, JPEG, WebP or BMP.
    ///
    /// The format is recognised by the first bytes of the file, not by its extension. GIF and other formats throw
    /// ``ImageError/unsupportedFormat(_:format:)``, because the installed decoders do not withstand damaged files of these formats.
    /// `@2x` or `@3x` before the extension sets the scale to 2 or 3 pixels per point, as in UIKit.
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
