public import Drawing

/// A cache of decoded images, limited by the bytes of their pixels.
///
/// When the limit is exceeded, the images that have not been used for the longest time are removed; images that are displayed stay
/// alive in their views. Equal requests at the same time are loaded once. Errors are not cached.
///
///     let cache = ImageCache(loader: FileImageLoader())
///     if let image = cache.cachedImage(for: request) { show(image) } else { show(try await cache.image(for: request)) }
@MainActor public final class ImageCache: ImageLoading {
    /// The default of ``byteLimit``: 64 MB.
    public nonisolated static let defaultByteLimit = 64 << 20

    /// Counts of the events of a cache, for tests and diagnostics.
    public struct Statistics: Hashable, Sendable {
        /// The number of requests answered without loading.
        public var hits = 0
        /// The number of loads that were started.
        public var loads = 0
        /// The number of images that were removed to observe the limit.
        public var evictions = 0
    }

    private let loader: any ImageLoading
    private var images: LeastRecentlyUsed<ImageRequest, Image>
    private var loads: [ImageRequest: ImageLoad] = [:]
    private var counts = Statistics()

    /// Creates an empty cache of the images of `loader`.
    public init(loader: any ImageLoading = FileImageLoader(), byteLimit: Int = defaultByteLimit) {
        self.loader = loader
        images = LeastRecentlyUsed(limit: max(0, byteLimit))
    }

    /// The maximum number of bytes of the pixels of all images; a smaller limit removes images at once.
    ///
    /// An image that alone exceeds the limit is not stored.
    public var byteLimit: Int {
        get { images.limit }
        set { images.limit = max(0, newValue) }
    }

    /// The number of bytes of the pixels of all stored images.
    public var byteCount: Int { images.cost }
    /// The number of stored images.
    public var count: Int { images.count }

    /// The counts since the cache was created.
    public var statistics: Statistics {
        var statistics = counts
        statistics.evictions = images.evictionCount
        return statistics
    }

    /// Returns the image if it is stored, and makes it the most recently used one; O(1).
    ///
    /// A view that calls this first displays a stored image without a frame in which it is empty.
    public func cachedImage(for request: ImageRequest) -> Image? {
        guard let image = images.use(request) else { return nil }
        counts.hits += 1
        return image
    }

    /// Returns the stored image, or loads it.
    ///
    /// A request that is being loaded is not loaded again. The load is cancelled when all tasks that wait for it are cancelled.
    public func image(for request: ImageRequest) async throws(ImageError) -> Image {
        if let image = cachedImage(for: request) { return image }
        return try await (loads[request] ?? start(request)).image()
    }

    /// Stores an image.
    public func insert(_ image: Image, for request: ImageRequest) {
        images.insert(image, for: request, cost: image.byteCount)
    }

    /// Removes the image of a request, for example because its file has changed; a load of it continues.
    public func removeImage(for request: ImageRequest) { images.remove(request) }

    /// Removes all images; loads continue.
    public func removeAll() { images.removeAll() }

    private func start(_ request: ImageRequest) -> ImageLoad {
        let load = ImageLoad(request)
        loads[request] = load
        counts.loads += 1
        load.start(with: loader) {
            self.loads[request] = nil
        } finish: { result in
            self.loads[request] = nil
            if case .success(let image) = result { self.insert(image, for: request) }
        }
        return load
    }
}
