extension View {
    /// Binds the focus of the first focusable descendant to `binding`.
    public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
        Focused(content: self, binding: binding, value: true)
    }

    /// Binds the focus of one of several views: `binding` has the value `value` while this view has the focus.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        Focused(content: self, binding: binding, value: value)
    }
}

/// A view whose focus is bound to a focus state.
struct Focused<Content: View, Value: Hashable>: ContentHolding {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        FocusedNode(view, in: context)
    }
}

/// A node that a focus state can move the focus to.
protocol FocusTarget: Node {
    func holds(_ view: Widgets.View) -> Bool
    func takeFocus()
    func giveUpFocus()
}

private final class FocusedNode<Content: View, Value: Hashable>: TransparentNode<
    Focused<Content, Value>, Content
>, FocusTarget
{
    override init(_ view: Focused<Content, Value>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        view.binding.box?.add(self, view.value)
    }

    override func update(to view: Focused<Content, Value>) {
        let old = self.view
        self.view = view
        if old.binding.box !== view.binding.box {
            old.binding.box?.remove(self)
            view.binding.box?.add(self, view.value)
        } else if old.value != view.value {
            view.binding.box?.change(self, to: view.value)
        }
        content?.update(to: view.content)
    }

    private var views: ContiguousArray<Widgets.View> {
        var views: ContiguousArray<Widgets.View> = []
        appendViews(to: &views)
        return views
    }

    func holds(_ view: Widgets.View) -> Bool { views.contains { view.isDescendant(of: $0) } }

    func takeFocus() {
        for view in views {
            if let found = Self.focusable(in: view) {
                found.becomeFirstResponder()
                return
            }
        }
    }

    func giveUpFocus() {
        guard let focused = graph.container?.focusedResponder as? Widgets.View, holds(focused) else { return }
        // A popover that has taken the focus from the view returns it when it is dismissed.
        focused.dismissPopover()
        focused.resignFirstResponder()
    }

    private static func focusable(in view: Widgets.View) -> Widgets.View? {
        if view.isHidden || !view.isUserInteractionEnabled { return nil }
        if view.canBecomeFirstResponder { return view }
        for subview in view.subviews {
            if let found = focusable(in: subview) { return found }
        }
        return nil
    }

    override func unmount() {
        super.unmount()
        view.binding.box?.remove(self)
        graph.interaction?.focusMoved()
    }
}
