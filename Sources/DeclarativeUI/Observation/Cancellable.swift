/// A running operation that can be cancelled: `Combine.Cancellable`.
///
///     let subscription: Cancellable = model.objectWillChange.sink { print("changes") }
@MainActor
public protocol Cancellable {
    /// Cancels the operation or subscription.
    func cancel()
}

/// A subscription that is cancelled when it is deallocated: `Combine.AnyCancellable`.
///
///     model.objectWillChange.sink { note() }.store(in: &subscriptions)
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    isolated deinit { action?() }

    public func cancel() {
        action?()
        action = nil
    }

    /// Stores the subscription in `set`, which keeps it alive.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public nonisolated static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
        first === second
    }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The receivers of a value, in the order of their subscription.
struct Subscribers<Value> {
    private var entries: [(id: Int, receive: (Value) -> Void)] = []
    private var next = 0

    mutating func add(_ receive: @escaping (Value) -> Void) -> Int {
        next += 1
        entries.append((next, receive))
        return next
    }

    mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Calls each receiver with `value`; a receiver that is added during the calls does not get it.
    func send(_ value: Value) {
        for entry in entries { entry.receive(value) }
    }

    var isEmpty: Bool { entries.isEmpty }
}
