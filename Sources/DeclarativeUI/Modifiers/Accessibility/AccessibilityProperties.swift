/// The accessibility properties that one modifier sets; the others are nil.
struct AccessibilityProperties {
    var identifier: String?
    var label: String?
    /// The label beside a control: its accessibility label unless another is set.
    var defaultLabel: String?
    /// Whether the view has a label beside it.
    var isLabelled = false
    var value: String?
    var hint: String?
    var isHidden: Bool?
    var role: AccessibilityRole?
    var states: AccessibilityStates = []
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var sortPriority: Double?
    var action: AccessibilityNamedAction?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    /// Whether the properties apply to every descendant view, not only to controls.
    private var appliesToAllViews: Bool { isHidden != nil || sortPriority != nil }

    /// Sets the properties on the controls and focusable views of `node`, also those in the containers of modifiers such as `help(_:)`, or on all
    /// its `views` if there are none.
    ///
    /// Hiding and sort priority always apply to all of them.
    func apply(
        to views: ContiguousArray<Widgets.View>, of node: Node, since old: AccessibilityProperties?
    ) {
        if label == nil, defaultLabel == nil, old == nil, isEmptyBesideIdentifier { return }
        let receivers = appliesToAllViews ? views : receivers(among: views, of: node)
        for view in receivers { apply(to: view, since: old) }
    }

    /// Returns the controls and focusable views of `node`, also those in the containers of modifiers, or all its `views` if there are none.
    private func receivers(
        among views: ContiguousArray<Widgets.View>, of node: Node
    ) -> ContiguousArray<Widgets.View> {
        let operable = Self.views(of: node, Self.operable)
        return operable.isEmpty ? views : operable
    }

    /// Returns the views of `node` that an identifier names: its controls and focusable views; without any, the first view that each label
    /// describes; without labels, all its `views`.
    func identified(among views: ContiguousArray<Widgets.View>, of node: Node) -> ContiguousArray<
        Widgets.View
    > {
        let operable = Self.views(of: node, Self.operable)
        if !operable.isEmpty || views.count < 2 { return operable.isEmpty ? views : operable }
        let labelled = Self.views(of: node, Self.labelled)
        return labelled.isEmpty ? views : labelled
    }

    /// Returns the only view of a node if it can be operated.
    private static func operable(_ node: Node, _ views: ContiguousArray<Widgets.View>) -> Widgets.View? {
        guard let view = views.first, views.count == 1 else { return nil }
        return view.canBecomeFirstResponder || view is Widgets.Control ? view : nil
    }

    /// Returns the first view of a node that has a label beside it, or of the first one within it.
    private static func labelled(_ node: Node, _ views: ContiguousArray<Widgets.View>) -> Widgets.View? {
        guard (node as? any LabelledNode)?.isLabelled == true else { return nil }
        let inner = node.childCount > 0 ? node.child(at: 0) : nil
        return inner.flatMap { Self.views(of: $0, labelled).first } ?? views.first
    }

    /// Returns the views that `choose` returns for `node` or for descendants of nodes for which it returns nil.
    private static func views(
        of node: Node, _ choose: (Node, ContiguousArray<Widgets.View>) -> Widgets.View?
    ) -> ContiguousArray<Widgets.View> {
        var chosen: ContiguousArray<Widgets.View> = []
        appendViews(of: node, to: &chosen, choose)
        return chosen
    }

    private static func appendViews(
        of node: Node, to chosen: inout ContiguousArray<Widgets.View>,
        _ choose: (Node, ContiguousArray<Widgets.View>) -> Widgets.View?
    ) {
        var views: ContiguousArray<Widgets.View> = []
        node.appendViews(to: &views)
        if views.isEmpty { return }
        if let view = choose(node, views) { return chosen.append(view) }
        if views.count == 1, (views[0] as? PassingView)?.passesAccessibility != true { return }
        for index in 0..<node.childCount {
            guard let child = node.child(at: index) else { continue }
            // The views of other children are not displayed.
            let isShown =
                child.scope === node.scope || views.contains { $0 === child.scope.container }
            if isShown { appendViews(of: child, to: &chosen, choose) }
        }
    }

    private var isEmptyBesideIdentifier: Bool {
        value == nil && hint == nil && isHidden == nil && role == nil && states.isEmpty && addedTraits.isEmpty
            && removedTraits.isEmpty && sortPriority == nil && action == nil && adjust == nil
    }

    private func apply(to view: Widgets.View, since old: AccessibilityProperties?) {
        if let label { view.accessibilityLabel = label }
        if defaultLabel != nil || old?.defaultLabel != nil { view.takeName(defaultLabel) }
        if let value { view.accessibilityValue = value }
        if let hint { view.accessibilityHint = hint }
        if let isHidden { view.accessibilityElementsHidden = isHidden }
        if let role { view.accessibilityRole = role }
        if let sortPriority { view.accessibilitySortPriority = sortPriority }
        let isOtherState = states != old?.states ?? []
        let hasTraits = !addedTraits.isEmpty || !removedTraits.isEmpty
        if isOtherState || hasTraits {
            view.change {
                $0.addedStates.subtract(old?.states ?? [])
                $0.addedStates.formUnion(states)
                $0.addedTraits.subtract((old?.addedTraits ?? []).union(removedTraits))
                $0.addedTraits.formUnion(addedTraits)
                $0.removedTraits.subtract((old?.removedTraits ?? []).union(addedTraits))
                $0.removedTraits.formUnion(removedTraits)
            }
        }
        if let action { action.add(to: view, replacing: old?.action) }
        if let adjust {
            view.accessibilityIncrementBlock = { adjust(.increment) }
            view.accessibilityDecrementBlock = { adjust(.decrement) }
        }
    }
}

/// A named custom action, or the main action of a view.
struct AccessibilityNamedAction {
    /// The name of a custom action; nil for the main action.
    let name: String?
    let perform: () -> Void

    func add(to view: Widgets.View, replacing old: AccessibilityNamedAction?) {
        guard let name else {
            view.accessibilityActivateBlock = {
                perform()
                return true
            }
            return
        }
        var actions = view.accessibilityCustomActions ?? []
        actions.removeAll { $0.name == name || $0.name == old?.name }
        actions.append(
            AccessibilityCustomAction(name: name) { _ in
                perform()
                return true
            })
        view.accessibilityCustomActions = actions
    }
}

/// The direction in which a value is adjusted: `SwiftUI.AccessibilityAdjustmentDirection`.
///
///     .accessibilityAdjustableAction { direction in rating += direction == .increment ? 1 : -1 }
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The kind of an accessibility action: `SwiftUI.AccessibilityActionKind`.
///
///     .accessibilityAction(.default) { open() }
public nonisolated enum AccessibilityActionKind: Hashable, Sendable {
    /// The main action of the view.
    case `default`
}

extension Widgets.View {
    /// Sets the label beside a control as its default name; nil stores nothing on a control without overrides.
    final func takeName(_ name: String?) {
        if accessibilityOverrides?.defaultLabel != name { change { $0.defaultLabel = name } }
    }
}
