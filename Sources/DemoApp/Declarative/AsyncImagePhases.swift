import DeclarativeUI

/// Images in the phases of `AsyncImage`: one that is loaded, and two that are loaded when a button is pressed, of which one fails.
struct AsyncImagePhases: View {
    @State private var loader = SlowImages.cache()
    @State private var hasStarted = false

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                picture(SlowImages.known)
                picture(hasStarted ? SlowImages.other : nil)
            }
            HStack(spacing: 10) {
                picture(hasStarted ? SlowImages.missing : nil)
                Button("Load") { hasStarted = true }.disabled(hasStarted)
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            }
        }
        .environment(\.imageLoader, loader)
    }

    private func picture(_ source: String?) -> some View {
        AsyncImage(url: source) { phase in
            VStack(spacing: 0) {
                content(phase)
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                    .background(Color(role: .controlFill))
                    .clipShape(RoundedRectangle(cornerRadius: 6))
                Text(caption(phase, isLoading: source != nil)).font(.caption).foregroundStyle(.secondary)
                    .frame(height: 18)
            }
        }
    }

    @ViewBuilder private func content(_ phase: AsyncImagePhase) -> some View {
        switch phase {
        case .success(let image): image.resizable().scaledToFill()
        case .empty: Image(systemName: "photo").font(.title).foregroundStyle(.secondary)
        case .failure:
            Image(systemName: "exclamationmark.triangle").font(.title).foregroundStyle(Color.orange)
        }
    }

    private func caption(_ phase: AsyncImagePhase, isLoading: Bool) -> String {
        switch phase {
        case .success: "Loaded"
        case .empty: isLoading ? "Loading…" : "Empty"
        case .failure: "Failed"
        }
    }
}

/// Loads the landscape after a moment, as from a server; one address does not exist.
private struct SlowImages: ImageLoading {
    static let known = "known"
    static let other = "other"
    static let missing = "missing"

    let picture: Widgets.Image

    /// Returns a cache in front of the loader, which already has the image of `known`.
    @MainActor static func cache() -> ImageCache {
        let picture = Scenery.image()
        let cache = ImageCache(loader: SlowImages(picture: picture))
        cache.insert(picture, for: ImageRequest(known))
        return cache
    }

    func image(for request: ImageRequest) async throws(ImageError) -> Widgets.Image {
        do {
            try await Task.sleep(for: .milliseconds(800))
        } catch {
            throw .cancelled(request.source)
        }
        if request.source == Self.missing { throw .missingFile(request.source) }
        return picture
    }
}
