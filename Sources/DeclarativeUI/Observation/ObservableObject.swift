/// An object whose changes update the views that observe it.
///
/// Follows `Combine.ObservableObject`. Any change updates every observing view; for more than a few views prefer
/// `@Observable` classes, which update only the views that have read the changed property.
///
///     final class Library: ObservableObject {
///         @Published var books: [Book] = []
///     }
@MainActor
public protocol ObservableObject: AnyObject {
    /// A publisher that sends before the object changes; synthesised from the `@Published` properties by default.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The publisher that the `@Published` properties share; O(number of properties) the first time.
    public var objectWillChange: ObservableObjectPublisher {
        var found: ObservableObjectPublisher?
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let step = mirror {
            for child in step.children {
                guard let property = child.value as? any PublishedProperty else { continue }
                if let publisher = property.publisher { return publisher }
                properties.append(property)
            }
            mirror = step.superclassMirror
        }
        let made = found ?? ObservableObjectPublisher()
        found = made
        for property in properties { property.publisher = made }
        return made
    }
}

/// A publisher that notifies of changes of an object: `Combine.ObservableObjectPublisher`.
///
///     let objectWillChange = ObservableObjectPublisher()
public final class ObservableObjectPublisher {
    private var subscribers = Subscribers<Void>()

    public init() {}
    deinit {}

    /// Notifies the subscribers; call it before the change.
    public func send() { subscribers.send(()) }

    /// Calls `receive` before each change, until the subscription is released.
    public func sink(_ receive: @escaping () -> Void) -> AnyCancellable {
        let id = subscribers.add(receive)
        return AnyCancellable { [weak self] in self?.subscribers.remove(id) }
    }
}

/// A `@Published` property, independent of its type.
private protocol PublishedProperty {
    var publisher: ObservableObjectPublisher? { get nonmutating set }
}

/// A property of an observable object that publishes before it changes: `Combine.Published`.
///
///     @Published var name = ""
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private let box: PublishedBox<Value>

    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    fileprivate var publisher: ObservableObjectPublisher? {
        get { box.owner }
        nonmutating set { box.owner = newValue }
    }

    @available(*, unavailable, message: "@Published works on properties of classes only")
    public var wrappedValue: Value {
        get { preconditionFailure("unavailable") }
        set { preconditionFailure("unavailable") }
    }

    /// A publisher of the current and all later values.
    public var projectedValue: Publisher { Publisher(box: box) }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storage].box.value }
        set { owner[keyPath: storage].box.set(newValue, in: owner) }
    }

    /// A publisher of the values of one property: `Combine.Published.Publisher`.
    ///
    ///     model.$name.sink { print($0) }.store(in: &subscriptions)
    public struct Publisher {
        fileprivate let box: PublishedBox<Value>

        /// Calls `receive` with the current value, and with each new value before it is stored.
        public func sink(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
            receive(box.value)
            let id = box.subscribers.add(receive)
            return AnyCancellable { [weak box] in box?.subscribers.remove(id) }
        }
    }
}

/// The storage of a published value.
private final class PublishedBox<Value> {
    fileprivate(set) var value: Value
    var owner: ObservableObjectPublisher?
    var subscribers = Subscribers<Value>()

    init(_ value: Value) { self.value = value }
    deinit {}

    func set(_ new: Value, in object: AnyObject) {
        // An object that implements `objectWillChange` itself provides the publisher.
        (owner ?? (object as? any ObservableObject)?.objectWillChange)?.send()
        if !subscribers.isEmpty { subscribers.send(new) }
        value = new
    }
}
