/// The layout language's methods on a view, a layout guide or a ``Layoutable``: `view.sl`.
///
///     card.sl.sublayout {
///         title.sl.anchors { Anchors.top.horizontal }
///     }.finalActive()
public struct LayoutNamespace<Base> {
    @usableFromInline let base: Base

    @inlinable init(base: Base) { self.base = base }
}

/// Views, layout guides and layoutables: what has `sl`.
///
///     func describe(_ view: some LayoutNamespaceProviding) { print(view.sl) }
@MainActor
public protocol LayoutNamespaceProviding: AnyObject {}

extension View: LayoutNamespaceProviding {}
extension LayoutGuide: LayoutNamespaceProviding {}

extension LayoutNamespaceProviding {
    /// The layout language's methods.
    @inlinable public var sl: LayoutNamespace<Self> { LayoutNamespace(base: self) }
}

extension LayoutNamespace where Base: View {
    /// The view with those subviews, in that order.
    @inlinable public func sublayout<Content: Layout>(@LayoutBuilder _ content: () -> Content) -> ViewLayout<
        Base, Content
    > {
        ViewLayout(base, sublayout: content())
    }

    /// The view with those constraints.
    @inlinable public func anchors(@AnchorsBuilder _ anchors: () -> Anchors) -> ViewLayout<Base, EmptyLayout>
    {
        ViewLayout(base, rules: anchors().rules, sublayout: EmptyLayout())
    }

    /// The view, named: its `accessibilityIdentifier` is set at once, and anchors can refer to it by that name.
    public func identifying(_ identifier: String) -> ViewLayout<Base, EmptyLayout> {
        base.accessibilityIdentifier = identifier
        return ViewLayout(base, sublayout: EmptyLayout())
    }

    /// The view itself, named.
    @_disfavoredOverload
    public func identifying(_ identifier: String) -> Base {
        base.accessibilityIdentifier = identifier
        return base
    }

    /// The view with something to do at each activation of the layout; not now.
    ///
    /// `perform` is given the view, so that it need not capture it.
    public func onActivate(_ perform: @escaping (Base) -> Void) -> ViewLayout<Base, EmptyLayout> {
        ViewLayout(base, sublayout: EmptyLayout()).onActivate(perform)
    }
}

extension LayoutNamespace where Base: View {
    /// The view as a layout without a type of its own, for branches and properties that need one type.
    public func eraseToAnyLayout() -> AnyLayout {
        AnyLayout(ViewLayout(base, sublayout: EmptyLayout()))
    }
}

extension LayoutNamespace where Base == LayoutGuide {
    /// The guide as a layout without a type of its own, for branches and properties that need one type.
    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }

    /// The guide with those constraints.
    public func anchors(@AnchorsBuilder _ anchors: () -> Anchors) -> GuideLayout {
        GuideLayout(base).anchors(anchors)
    }

    /// The guide, named: its `identifier` is set at once, and anchors can refer to it by that name.
    public func identifying(_ identifier: String) -> GuideLayout {
        base.identifier = identifier
        return GuideLayout(base)
    }

    /// The guide with something to do at each activation of the layout.
    public func onActivate(_ perform: @escaping (LayoutGuide) -> Void) -> GuideLayout {
        GuideLayout(base).onActivate(perform)
    }
}
