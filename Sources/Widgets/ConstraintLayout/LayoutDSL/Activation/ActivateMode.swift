/// Whether activating a layout also lays it out; for source compatibility with version 5 of the SwiftLayout library.
///
///     layout.finalActive(mode: .forced)
public nonisolated enum ActivateMode: Hashable, Sendable {
    /// Updates views and constraints immediately, and frames in the next frame, like ``LayoutUpdateMode/immediate``.
    case normal
    /// Updates views, constraints and frames immediately, like ``LayoutUpdateMode/forced``.
    case forced

    @usableFromInline var updateMode: LayoutUpdateMode { self == .forced ? .forced : .immediate }
}

extension Layout {
    /// Builds the view hierarchy and activates the constraints, like ``active(_:)``.
    @inlinable public func active(mode: ActivateMode) -> Activation { active(mode.updateMode) }

    /// Builds the view hierarchy and activates the constraints permanently, like ``finalActive(_:)``.
    @inlinable public func finalActive(mode: ActivateMode) { finalActive(mode.updateMode) }

    /// Updates the hierarchy built by `activation` to this layout, like ``update(fromActivation:_:)``.
    @discardableResult
    @inlinable public func update(fromActivation activation: Activation, mode: ActivateMode) -> Activation {
        update(fromActivation: activation, mode.updateMode)
    }
}

extension LayoutNamespace where Base: Layoutable {
    /// Updates views and constraints to the current `layout`, like ``updateLayout(_:)``.
    @inlinable public func updateLayout(mode: LayoutUpdateMode) { updateLayout(mode) }
}
