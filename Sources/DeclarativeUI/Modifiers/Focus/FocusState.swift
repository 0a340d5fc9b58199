/// The keyboard focus among the views of a declarative view; writing it moves the focus.
///
/// Follows `SwiftUI.FocusState`. A `Bool` represents one view: it is true while that view has the focus. An optional
/// represents several views: it is the value of the focused one, or nil.
///
///     enum Field: Hashable { case name, city }
///     @FocusState private var field: Field?
///
///     TextField("Name", text: $name).focused($field, equals: .name)
///     Button("To the city") { field = .city }
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let nowhere: Value
    private var box: FocusBox<Value>?

    public init() where Value == Bool { nowhere = false }
    public init<ID: Hashable>() where Value == ID? { nowhere = nil }

    public var wrappedValue: Value {
        get { box?.read() ?? nowhere }
        nonmutating set { box?.request(newValue) }
    }

    public var projectedValue: Binding { Binding(box: box, nowhere: nowhere) }

    /// The binding that `focused(_:)` takes: `SwiftUI.FocusState.Binding`.
    ///
    ///     struct NameField: View { var isFocused: FocusState<Bool>.Binding }
    @propertyWrapper
    public struct Binding {
        let box: FocusBox<Value>?
        let nowhere: Value

        public var wrappedValue: Value {
            get { box?.read() ?? nowhere }
            nonmutating set { box?.request(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    public mutating func _link(_ linker: inout PropertyLinker) {
        let (node, nowhere) = (linker.node, nowhere)
        box = linker.storedObject { FocusBox(nowhere: nowhere, owner: node) }
    }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// The storage of a focus state, independent of its value type.
class AnyFocusBox: Source {
    /// Derives the value from the view that has the focus.
    func synchronize(with focused: Widgets.View?) {}
    /// Retries a focus request that was made before the views were in a window.
    func retry() {}
}

/// The storage of a focus state, with the views bound to it.
final class FocusBox<Value: Hashable>: AnyFocusBox {
    private let nowhere: Value
    private var value: Value
    /// The requested value that has not been applied to the focus yet.
    private var wanted: Value?
    private var entries: [(node: any FocusTarget, value: Value)] = []
    private weak var owner: Node?
    /// The view that had the focus when `value` was last derived.
    private weak var holder: Widgets.View?

    init(nowhere: Value, owner: Node) {
        self.nowhere = nowhere
        value = nowhere
        self.owner = owner
        super.init()
        owner.graph.interaction?.focusBoxes.append(WeakFocusBox(box: self))
    }

    override func ownerDidUnmount() { owner = nil }

    func read() -> Value {
        recordRead()
        return wanted ?? value
    }

    /// Requests that the focus move to the view with the value `new`, after the current update has placed the views.
    func request(_ new: Value) {
        guard let owner, owner.isMounted else { return }
        if new == (wanted ?? value) { return }
        wanted = new
        owner.graph.afterUpdate { [weak self] in self?.fulfil() }
    }

    override func retry() {
        if wanted != nil { owner?.graph.afterUpdate { [weak self] in self?.fulfil() } }
    }

    private func fulfil() {
        guard let wanted, let owner, owner.isMounted else { return }
        let container = owner.graph.container
        if container?.viewHost == nil { return }
        self.wanted = nil
        if wanted == nowhere {
            for entry in entries { entry.node.giveUpFocus() }
        } else if let entry = entries.first(where: { $0.value == wanted }) {
            entry.node.takeFocus()
        }
        synchronize(with: container?.focusedResponder as? Widgets.View)
    }

    override func synchronize(with focused: Widgets.View?) {
        if wanted != nil { return }
        var focused = focused
        if value != nowhere, isHolderReplaced(by: focused),
            let entry = entries.first(where: { $0.value == value })
        {
            entry.node.takeFocus()
            focused = owner?.graph.container?.focusedResponder as? Widgets.View
        }
        let found = focused.flatMap { view in entries.first { $0.node.holds(view) }?.value } ?? nowhere
        holder = found == nowhere ? nil : focused
        if found == value { return }
        value = found
        changed(.state("focus", declaredAt: .unknownFocus, owner: owner?.path ?? "", writtenBy: nil))
    }

    /// Whether the focused view has been removed and no other view has received the focus since.
    ///
    /// In that case a view that was mounted in its place with the same value takes over the focus.
    private func isHolderReplaced(by focused: Widgets.View?) -> Bool {
        guard let holder, holder.viewHost != nil else { return focused == nil }
        // A transition keeps removed views on screen for a while.
        return (focused == nil || focused === holder) && !entries.contains { $0.node.holds(holder) }
    }

    // MARK: - Views

    func add(_ node: any FocusTarget, _ value: Value) {
        entries.append((node, value))
        // The added view may already have the focus, or be the target of a pending request.
        retry()
        owner?.graph.interaction?.focusMoved()
    }

    func remove(_ node: any FocusTarget) { entries.removeAll { $0.node === node } }

    func change(_ node: any FocusTarget, to value: Value) {
        for index in entries.indices where entries[index].node === node { entries[index].value = value }
        owner?.graph.interaction?.focusMoved()
    }
}

extension DeclarationSite {
    /// The site that is reported when the user moves the focus.
    static var unknownFocus: DeclarationSite { DeclarationSite(fileID: "the keyboard focus", line: 0) }
}
