/// The namespace of the layout methods of a view, a layout guide or a ``Layoutable``: `view.sl`.
///
///     card.sl.sublayout {
///         title.sl.anchors { Anchors.top.horizontal }
///     }.finalActive()
public struct LayoutNamespace<Base> {
    @usableFromInline let base: Base

    @inlinable init(base: Base) { self.base = base }
}

/// The types that have a layout namespace `sl`: views, layout guides and layoutables.
///
///     func describe(_ view: some LayoutNamespaceProviding) { print(view.sl) }
@MainActor
public protocol LayoutNamespaceProviding: AnyObject {}

extension View: LayoutNamespaceProviding {}
extension LayoutGuide: LayoutNamespaceProviding {}

extension LayoutNamespaceProviding {
    /// The layout methods of the object.
    @inlinable public var sl: LayoutNamespace<Self> { LayoutNamespace(base: self) }
}

extension LayoutNamespace where Base: View {
    /// Returns a layout of the view with the given subviews, in that order.
    @inlinable public func sublayout<Content: Layout>(@LayoutBuilder _ content: () -> Content) -> ViewLayout<
        Base, Content
    > {
        ViewLayout(base, sublayout: content())
    }

    /// Returns a layout of the view with the given constraints.
    @inlinable public func anchors(@AnchorsBuilder _ anchors: () -> Anchors) -> ViewLayout<Base, EmptyLayout>
    {
        ViewLayout(base, rules: anchors().rules, sublayout: EmptyLayout())
    }

    /// Sets the view's `accessibilityIdentifier` immediately, so that anchors can refer to it, and returns a layout of the view.
    public func identifying(_ identifier: String) -> ViewLayout<Base, EmptyLayout> {
        base.accessibilityIdentifier = identifier
        return ViewLayout(base, sublayout: EmptyLayout())
    }

    /// Sets the view's `accessibilityIdentifier` immediately, so that anchors can refer to it, and returns the view.
    @_disfavoredOverload
    public func identifying(_ identifier: String) -> Base {
        base.accessibilityIdentifier = identifier
        return base
    }

    /// Returns a layout of the view that runs `perform` at each activation.
    ///
    /// The closure receives the view as a parameter, so that it does not have to capture it.
    public func onActivate(_ perform: @escaping (Base) -> Void) -> ViewLayout<Base, EmptyLayout> {
        ViewLayout(base, sublayout: EmptyLayout()).onActivate(perform)
    }
}

extension LayoutNamespace where Base: View {
    /// Returns a type-erased layout of the view, for branches and properties that require a single type.
    public func eraseToAnyLayout() -> AnyLayout {
        AnyLayout(ViewLayout(base, sublayout: EmptyLayout()))
    }
}

extension LayoutNamespace where Base == LayoutGuide {
    /// Returns a type-erased layout of the guide, for branches and properties that require a single type.
    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }

    /// Returns a layout of the guide with the given constraints.
    public func anchors(@AnchorsBuilder _ anchors: () -> Anchors) -> GuideLayout {
        GuideLayout(base).anchors(anchors)
    }

    /// Sets the guide's `identifier` immediately, so that anchors can refer to it, and returns a layout of the guide.
    public func identifying(_ identifier: String) -> GuideLayout {
        base.identifier = identifier
        return GuideLayout(base)
    }

    /// Returns a layout of the guide that runs `perform` at each activation.
    public func onActivate(_ perform: @escaping (LayoutGuide) -> Void) -> GuideLayout {
        GuideLayout(base).onActivate(perform)
    }
}
