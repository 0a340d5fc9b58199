extension View {
    /// Attaches a gesture that is recognised anywhere in the view's frame.
    ///
    /// Gestures and controls of descendants take precedence.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View {
        Contained(
            content: self,
            effect: GestureEffect(recognition: GestureRecognition(gesture._plan), isOn: isEnabled))
    }

    /// Attaches a gesture; `mask` selects whether it and the gestures and controls of descendants are recognised.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        self.gesture(gesture, .normal, mask)
    }

    /// Attaches a gesture that takes precedence over those of descendants: they are recognised if it fails.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    {
        self.gesture(gesture, .high, mask)
    }

    /// Attaches a gesture that is recognised at the same time as those of descendants.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    {
        self.gesture(gesture, .simultaneous, mask)
    }

    private func gesture<G: Gesture>(_ gesture: G, _ priority: GesturePriority, _ mask: GestureMask)
        -> some View
    {
        var recognition = GestureRecognition(gesture._plan)
        recognition.priority = priority
        recognition.mask = mask
        return Contained(content: self, effect: GestureEffect(recognition: recognition))
    }

    /// Calls `action` when the view is clicked `count` times in a row.
    public func onTapGesture(
        count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping () -> Void
    ) -> some View {
        onTapGesture(count: count, fileID: fileID, line: line) { (_: Point) in action() }
    }

    /// Calls `action` with the location of a click in the view's coordinate space, in points.
    public func onTapGesture(
        count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line,
        perform action: @escaping (Point) -> Void
    ) -> some View {
        onTapGesture(count: count, "onTapGesture", DeclarationSite(fileID: fileID, line: line), action)
    }

    /// Recognises taps for the modifier `name`, declared at `site`.
    func onTapGesture(
        count: Int, _ name: StaticString, _ site: DeclarationSite, _ action: @escaping (Point) -> Void
    ) -> some View {
        var plan = SpatialTapGesture(count: count)._plan
        plan.observe(ended: { value in UpdateOrigin.during(name, site) { action(value.location) } })
        return Contained(content: self, effect: GestureEffect(recognition: GestureRecognition(plan)))
    }

    /// Calls `action` when the view has been pressed for `minimumDuration` seconds.
    ///
    /// The pointer may move by up to `maximumDistance` points meanwhile. `onPressingChanged` is called with true when
    /// the press begins and with false when it is over.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, fileID: StaticString = #fileID,
        line: UInt = #line, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        var plan = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)._plan
        plan.observe(ended: { _ in UpdateOrigin.during("onLongPressGesture", site, action) })
        var recognition = GestureRecognition(plan)
        if let onPressingChanged {
            recognition.pressing = { isPressing in
                UpdateOrigin.during("onPressingChanged", site) { onPressingChanged(isPressing) }
            }
        }
        return Contained(content: self, effect: GestureEffect(recognition: recognition))
    }

    /// Calls `action` with true when the pointer enters the view's frame, and with false when it leaves it.
    public func onHover(
        fileID: StaticString = #fileID, line: UInt = #line, perform action: @escaping (Bool) -> Void
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return Contained(
            content: self,
            effect: HoverEffect { isInside in UpdateOrigin.during("onHover", site) { action(isInside) } })
    }
}

extension View {
    /// Sets the tooltip, which is displayed while the pointer rests on the view.
    public func help(_ text: String) -> some View { Contained(content: self, effect: HelpEffect(text: text)) }
}

private struct HelpEffect: ContainerEffect {
    let text: String
    func makeContainer() -> HoverContainer { HoverContainer(frame: .zero) }

    func apply(to container: HoverContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.toolTipText = text.isEmpty ? nil : text
    }
}

/// A modifier that attaches a gesture.
struct GestureEffect: ContainerEffect {
    let recognition: GestureRecognition
    var isOn = true

    func makeContainer() -> GestureContainer { GestureContainer(frame: .zero) }

    static func makeNode<Content: View>(_ view: Contained<Content, Self>, in context: NodeContext)
        -> ViewNode<Contained<Content, Self>>
    {
        let node = ContainedNode(view, in: context)
        node.container.convertPoint = { [weak node] point, space in
            guard let node else { return point }
            return NodeSpace(of: node).convert(Rect(origin: point, size: .zero), to: space).origin
        }
        return node
    }

    func apply(to container: GestureContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.recognize(recognition)
        container.isOn = isOn && environment.isEnabled
    }
}

/// A modifier that reports when the pointer enters and leaves.
struct HoverEffect: ContainerEffect {
    let action: (Bool) -> Void

    func makeContainer() -> HoverContainer { HoverContainer(frame: .zero) }

    func apply(to container: HoverContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.action = action
    }
}

final class HoverContainer: PassingView {
    var action: ((Bool) -> Void)?

    /// Returns the container itself for any point of its bounds at which no descendant is hit.
    override func hitTest(_ point: Point, with event: InputEvent?) -> Widgets.View? {
        if let found = super.hitTest(point, with: event) { return found }
        return !isHidden && isUserInteractionEnabled && bounds.contains(point) ? self : nil
    }

    override func mouseEntered(with event: MouseEvent) { action?(true) }
    override func mouseExited(with event: MouseEvent) { action?(false) }
}
