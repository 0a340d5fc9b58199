/// A value that exists while a gesture is in progress, and is reset when the gesture ends or is cancelled.
///
/// Follows `SwiftUI.GestureState`. Only the gesture writes it.
///
///     @GestureState private var offset = Size.zero
///
///     var body: some View {
///         card.offset(x: offset.width, y: offset.height)
///             .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
///     }
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?
    private let site: DeclarationSite

    public init(wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in }, fileID: fileID, line: line)
    }

    public init(initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: initialValue, fileID: fileID, line: line)
    }

    /// Creates a state that is reset in `resetTransaction`, which can animate the change.
    public init(
        wrappedValue: Value, resetTransaction: Transaction, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            wrappedValue: wrappedValue, reset: { $1 = resetTransaction }, fileID: fileID, line: line)
    }

    /// Creates a state whose reset transaction is configured by `reset`, which receives the last value.
    public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        initial = wrappedValue
        self.reset = reset
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public var wrappedValue: Value { box?.read() ?? initial }

    /// The state itself, to pass to `updating(_:body:)` of a gesture.
    public var projectedValue: GestureState<Value> { self }

    /// Updates the value through `change`, which also receives the transaction of the write.
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let box, !box.isLost else { return }
        var value = DependencyTracker.untracked { box.read() }
        var transaction = UpdateContext.current.transaction
        change(&value, &transaction)
        withTransaction(transaction) { box.write(value) }
    }

    /// Resets the value, because the gesture is over.
    func end() {
        update { value, transaction in
            reset(value, &transaction)
            value = initial
        }
    }

    public mutating func _link(_ linker: inout PropertyLinker) {
        box = linker.storedState(initial, declaredAt: site)
    }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil while there is no gesture.
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: nil, fileID: fileID, line: line)
    }
}

extension Gesture {
    /// Updates `state` while the gesture is in progress; it is reset when the gesture ends or is cancelled.
    ///
    /// A long press updates it from the press on, a drag with each movement; a tap never does.
    public func updating<State>(
        _ state: GestureState<State>, fileID: StaticString = #fileID, line: UInt = #line,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ToldGesture<Value> {
        let site = DeclarationSite(fileID: fileID, line: line)
        var plan = _plan
        plan.observe(
            updated: { value in
                UpdateOrigin.during("updating of a gesture", site) { state.update { body(value, &$0, &$1) } }
            },
            finished: { UpdateOrigin.during("updating of a gesture", site) { state.end() } })
        return _ToldGesture(_plan: plan)
    }
}
