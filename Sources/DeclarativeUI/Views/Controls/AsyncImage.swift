/// A view that loads an image and displays it when it has arrived.
///
/// Follows `SwiftUI.AsyncImage`. The image is read and decoded on a background thread by the loader of the environment, which caches
/// images: a stored image is displayed in the first frame. The load is cancelled when the view disappears or its request changes.
///
///     AsyncImage(url: "photos/1.jpg") { image in
///         image.resizable().scaledToFill()
///     } placeholder: {
///         Color(role: .controlFill)
///     }
///     .frame(width: 160, height: 120)
public struct AsyncImage<Content: View>: View {
    private let request: ImageRequest?
    private let content: (AsyncImagePhase) -> Content
    @Environment(\.imageLoader) private var loader
    @State private var result: LoadedImage?

    /// Creates a view of the image of `request`, whose content follows the phase of the load; nil loads nothing.
    ///
    /// Give the request the maximum pixel size that is displayed: the memory of an image is proportional to its pixels.
    public init(request: ImageRequest?, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.request = request
        self.content = content
    }

    /// Creates a view of the image at a path or an address that the loader understands; nil loads nothing.
    ///
    /// `scale` is the number of pixels per point; nil uses that in the name of the file.
    public init(
        url: String?, scale: Double? = nil, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(request: url.map { ImageRequest($0, scale: scale) }, content: content)
    }

    /// Creates a view that displays `placeholder` until the image has arrived, and if it cannot be loaded.
    public init<Loaded: View, Placeholder: View>(
        url: String?, scale: Double? = nil, @ViewBuilder content: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == ConditionalContent<Loaded, Placeholder> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public var body: some View {
        content(phase).task(id: request) { await load() }
    }

    /// The phase of the current request; the result of an earlier one is not displayed.
    private var phase: AsyncImagePhase {
        guard let request else { return .empty }
        if let result, result.request == request { return result.phase }
        return (loader as? ImageCache)?.cachedImage(for: request).map { .success(Image($0)) } ?? .empty
    }

    private func load() async {
        guard let request else { return }
        if let result, result.request == request, result.phase.image != nil { return }
        let phase: AsyncImagePhase
        do throws(ImageError) {
            phase = .success(Image(try await loader.image(for: request)))
        } catch {
            // A cancelled load leaves the phase: the view has disappeared, or loads another image.
            if Task.isCancelled { return }
            phase = .failure(error)
        }
        if !Task.isCancelled { result = LoadedImage(request: request, phase: phase) }
    }
}

extension AsyncImage where Content == Image {
    /// Creates a view that displays the image in its natural size, and nothing until it has arrived.
    public init(url: String?, scale: Double? = nil) {
        self.init(url: url, scale: scale) { $0.image ?? Image(nil) }
    }
}

/// The result of a load.
private struct LoadedImage {
    let request: ImageRequest
    let phase: AsyncImagePhase
}

private struct ImageLoaderKey: EnvironmentKey {
    static let defaultValue: any ImageLoading = ImageCache()
}

extension EnvironmentValues {
    /// The service that loads the images of ``AsyncImage``; by default a cache of files, which all views of the program share.
    public var imageLoader: any ImageLoading {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
