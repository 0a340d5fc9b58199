internal import Drawing

/// A request that is being loaded, and the tasks that wait for its image.
///
/// It is cancelled when the last of these tasks is cancelled.
@MainActor final class ImageLoad {
    private typealias Waiter = CheckedContinuation<Result<Image, ImageError>, Never>

    private let request: ImageRequest
    private var waiters: [Int: Waiter] = [:]
    private var waiterCount = 0
    private var task: Task<Void, Never>?
    /// Called when no task waits any longer and the load was cancelled.
    private var onCancel: (() -> Void)?

    init(_ request: ImageRequest) { self.request = request }

    /// Starts the load.
    ///
    /// Either `finish` is called with the result, before the waiting tasks continue, or `onCancel`.
    func start(
        with loader: any ImageLoading, onCancel: @escaping () -> Void,
        finish: @escaping (Result<Image, ImageError>) -> Void
    ) {
        self.onCancel = onCancel
        task = Task {
            let result: Result<Image, ImageError>
            do throws(ImageError) {
                result = .success(try await loader.image(for: request))
            } catch {
                result = .failure(error)
            }
            // A cancelled load has already been replaced, or forgotten.
            guard self.onCancel != nil else { return }
            self.onCancel = nil
            finish(result)
            for waiter in waiters.values { waiter.resume(returning: result) }
            waiters = [:]
        }
    }

    /// Waits for the result; throws ``ImageError/cancelled(_:)`` as soon as the calling task is cancelled.
    func image() async throws(ImageError) -> Image {
        let id = waiterCount
        waiterCount += 1
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiters[id] = $0 }
        } onCancel: {
            // Runs on the main actor after the continuation was stored.
            Task { @MainActor in cancelWaiter(id) }
        }
        return try result.get()
    }

    private func cancelWaiter(_ id: Int) {
        guard let waiter = waiters.removeValue(forKey: id) else { return }
        if waiters.isEmpty {
            task?.cancel()
            onCancel?()
            onCancel = nil
        }
        waiter.resume(returning: .failure(.cancelled(request.source)))
    }
}
