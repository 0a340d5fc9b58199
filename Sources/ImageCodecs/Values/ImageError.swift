/// An error in reading or writing an image; its description names the file, the problem and the remedy.
///
///     do { icon = try Image(contentsOfFile: path) } catch { print(error) }
public enum ImageError: Error, Hashable, CustomStringConvertible {
    case missingFile(String)
    case unreadable(String, reason: String)
    /// The file exists but is not a readable image.
    case broken(String, reason: String)
    /// The format, or the variant of the format, is known but not supported.
    case unsupportedFormat(String, format: String)
    case tooLarge(String, width: Int, height: Int)
    /// The format requires a library that is not installed; the reason names its package.
    case missingLibrary(String, reason: String)
    case unwritable(String, reason: String)
    /// The task that loaded the image was cancelled.
    case cancelled(String)

    public var description: String {
        switch self {
        case .missingFile(let path): "\(path): no such file"
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
        case .broken(let path, let reason): "\(path): not a readable image: \(reason)"
        case .unsupportedFormat(let path, let format):
            "\(path): \(format) images are not supported; convert it to one of \(ImageFormat.readable)"
        case .tooLarge(let path, let width, let height):
            "\(path): \(width) x \(height) pixels are too many; images may have at most \(ImageLimits.pixels), animations \(ImageLimits.canvasPixels)"
        case .missingLibrary(let path, let reason): "\(path): \(reason)"
        case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
        case .cancelled(let path): "\(path): loading was cancelled"
        }
    }
}
