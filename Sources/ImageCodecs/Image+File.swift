public import Drawing

extension Image {
    /// The picture in the file: PNG, or any format that SDL_image reads.
    ///
    /// `@2x` or `@3x` before the extension gives that many pixels a point, as in UIKit.
    public convenience init(contentsOfFile path: String) throws(ImageError) {
        let bytes = try File.read(path)
        let isPNG = bytes.starts(with: [0x89, 0x50, 0x4e, 0x47])
        let bitmap = try isPNG || bytes.isEmpty ? PNG.decode(bytes, name: path) : SDLImage.read(path)
        self.init(bitmap: bitmap, scale: Self.scale(ofFile: path))
    }

    private static func scale(ofFile path: String) -> Double {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
