/// A description of views inside views, and of the constraints between them.
///
/// Values made by `view.sl`, by ``LayoutBuilder`` and by types of your own (``ModularLayout``). They hold views for as long as
/// they live, which is short: nothing happens until a layout is activated, and what an ``Activation`` remembers retains no view.
///
///     @LayoutBuilder var layout: some Layout {
///         card.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: 8) }.sublayout {
///             title
///             if hasIcon { icon }
///         }
///     }
///     layout.finalActive()
@MainActor
public protocol Layout {
    /// Tells `recorder` the views and guides in it, outside first; for the library alone.
    func record(in recorder: inout LayoutRecorder)
    /// The outline that a ``LayoutPrinter`` prints.
    var outline: LayoutOutline { get }
}

extension Layout {
    /// The layout itself, so that `sl` may stand before each step of a chain.
    public var sl: Self { self }

    /// Puts the views together and activates the constraints, for good: there is no handle to change or undo it.
    @inlinable public func finalActive(_ mode: LayoutUpdateMode = .immediate) {
        _ = active(mode)
    }

    /// Puts the views together and activates the constraints.
    ///
    /// Keep the ``Activation`` to update or to undo it; letting it go changes nothing.
    @inlinable public func active(_ mode: LayoutUpdateMode = .immediate) -> Activation {
        let activation = Activation()
        activation.update(mode) { record(in: &$0) }
        return activation
    }

    /// Puts the views together, and lays them out at once when `forceLayout` is true.
    @inlinable public func active(forceLayout: Bool) -> Activation {
        active(forceLayout ? .forced : .immediate)
    }
    /// Puts the views together for good, and lays them out at once when `forceLayout` is true.
    @inlinable public func finalActive(forceLayout: Bool) { finalActive(forceLayout ? .forced : .immediate) }

    /// Changes what `activation` has made into this layout, by the difference.
    ///
    /// Views that stay are neither removed nor added again, and their constraints stay active; the order of subviews
    /// follows the layout. O(views + constraints), about a microsecond a view when nothing changed.
    @discardableResult
    @inlinable public func update(
        fromActivation activation: Activation, _ mode: LayoutUpdateMode = .immediate
    )
        -> Activation
    {
        activation.update(mode) { record(in: &$0) }
        return activation
    }

    /// Changes what `activation` has made into this layout, and lays it out at once when `forceLayout` is true.
    @discardableResult
    @inlinable public func update(fromActivation activation: Activation, forceLayout: Bool) -> Activation {
        update(fromActivation: activation, forceLayout ? .forced : .immediate)
    }

    /// Returns the layout without its type, for branches and properties that need one type.
    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }
}

/// When a change of a layout takes effect.
///
///     sl.updateLayout(.deferred)
public nonisolated enum LayoutUpdateMode: Hashable, Sendable {
    /// Views and constraints now, frames with the next frame.
    case immediate
    /// Views and constraints now, and frames too.
    case forced
    /// All with the next frame, once for any number of calls.
    case deferred
}
