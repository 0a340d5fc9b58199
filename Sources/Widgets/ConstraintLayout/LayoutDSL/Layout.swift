/// A description of a view hierarchy and its constraints.
///
/// Layouts are values created by `view.sl`, by ``LayoutBuilder`` and by custom types (``ModularLayout``). They retain views during their
/// own short lifetime. A layout has no effect until it is activated, and the resulting ``Activation`` does not retain the views.
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
    /// Records the views and guides of the layout, from the outermost view inwards; called by the library.
    func record(in recorder: inout LayoutRecorder)
    /// The outline printed by a ``LayoutPrinter``.
    var outline: LayoutOutline { get }
}

extension Layout {
    /// The layout itself, so that `sl` can be written before each step of a chain.
    public var sl: Self { self }

    /// Builds the view hierarchy and activates the constraints, without a handle for updating or undoing it.
    @inlinable public func finalActive(_ mode: LayoutUpdateMode = .immediate) {
        _ = active(mode)
    }

    /// Builds the view hierarchy and activates the constraints.
    ///
    /// Keep the ``Activation`` to update or undo the layout; releasing it has no effect.
    @inlinable public func active(_ mode: LayoutUpdateMode = .immediate) -> Activation {
        let activation = Activation()
        activation.update(mode) { record(in: &$0) }
        return activation
    }

    /// Builds the view hierarchy and activates the constraints, and lays the views out at once when `forceLayout` is true.
    @inlinable public func active(forceLayout: Bool) -> Activation {
        active(forceLayout ? .forced : .immediate)
    }
    /// Builds the view hierarchy permanently, and lays the views out at once when `forceLayout` is true.
    @inlinable public func finalActive(forceLayout: Bool) { finalActive(forceLayout ? .forced : .immediate) }

    /// Updates the hierarchy built by `activation` to this layout, changing only the differences.
    ///
    /// Views that are in both are neither removed nor added again, and their constraints stay active. The order of subviews follows the
    /// layout. Complexity: O(views + constraints), about a microsecond per view when nothing has changed.
    @discardableResult
    @inlinable public func update(
        fromActivation activation: Activation, _ mode: LayoutUpdateMode = .immediate
    )
        -> Activation
    {
        activation.update(mode) { record(in: &$0) }
        return activation
    }

    /// Updates the hierarchy built by `activation` to this layout, and lays it out at once when `forceLayout` is true.
    @discardableResult
    @inlinable public func update(fromActivation activation: Activation, forceLayout: Bool) -> Activation {
        update(fromActivation: activation, forceLayout ? .forced : .immediate)
    }

    /// Returns a type-erased layout, for branches and properties that require a single type.
    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }
}

/// The time at which a change of a layout takes effect.
///
///     sl.updateLayout(.deferred)
public nonisolated enum LayoutUpdateMode: Hashable, Sendable {
    /// Updates views and constraints immediately, and frames in the next frame.
    case immediate
    /// Updates views, constraints and frames immediately.
    case forced
    /// Updates everything in the next frame, once for any number of calls.
    case deferred
}
