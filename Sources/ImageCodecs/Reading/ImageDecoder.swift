package import Drawing

/// Decodes image files of all supported formats.
package enum ImageDecoder {
    /// Decodes `bytes`, the first frame of an animation; errors refer to the file as `name`.
    ///
    /// A header that declares more than `pixelLimit` pixels throws ``ImageError/tooLarge(_:width:height:)``. No side of the result exceeds
    /// `maxPixelSize`.
    package static func decode(
        _ bytes: [UInt8], name: String, pixelLimit: Int = PNG.pixelLimit, maxPixelSize: Int? = nil
    ) throws(ImageError) -> Bitmap {
        try ImageSource(bytes, name: name, pixelLimit: pixelLimit)
            .image(at: 0, maxPixelSize: maxPixelSize).bitmap
    }
}
