/// Something that goes on until it is cancelled: `Combine.Cancellable`.
///
///     let subscription: Cancellable = model.objectWillChange.sink { print("changes") }
@MainActor
public protocol Cancellable {
    /// Ends the subscription.
    func cancel()
}

/// A subscription that ends when it is released: `Combine.AnyCancellable`.
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

    /// Keeps the subscription alive as long as `set` has it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public nonisolated static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
        first === second
    }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Those who want to know of something, in the order in which they came.
struct Subscribers<Value> {
    private var entries: [(id: Int, receive: (Value) -> Void)] = []
    private var next = 0

    mutating func add(_ receive: @escaping (Value) -> Void) -> Int {
        next += 1
        entries.append((next, receive))
        return next
    }

    mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Who is added meanwhile is not told of this one.
    func send(_ value: Value) {
        for entry in entries { entry.receive(value) }
    }

    var isEmpty: Bool { entries.isEmpty }
}
