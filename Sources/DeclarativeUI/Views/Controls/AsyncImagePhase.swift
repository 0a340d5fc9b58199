/// The state of an ``AsyncImage``: `SwiftUI.AsyncImagePhase`.
///
///     AsyncImage(url: path) { phase in
///         switch phase {
///         case .empty: ProgressView()
///         case .success(let image): image.resizable().scaledToFit()
///         case .failure(let error): Label("\(error)", systemImage: "exclamationmark.triangle")
///         }
///     }
public enum AsyncImagePhase {
    /// The image is being loaded, or there is no address.
    case empty
    /// The image was loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(ImageError)

    /// The loaded image; nil in the other phases.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error of a load that failed; nil in the other phases.
    public var error: ImageError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
