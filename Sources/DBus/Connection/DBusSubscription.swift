/// A subscription to signals, which ends when it is released.
///
///     subscription = connection.subscribe(to: rule) { message in update(message.body) }
@MainActor
public final class DBusSubscription {
    private var onCancel: (() -> Void)?

    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    isolated deinit { onCancel?() }

    /// Ends the subscription.
    public func cancel() {
        let action = onCancel
        onCancel = nil
        action?()
    }
}
