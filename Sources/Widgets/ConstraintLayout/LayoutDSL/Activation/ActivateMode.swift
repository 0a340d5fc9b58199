/// Whether activating a layout also lays it out: the modes of version 5 of the SwiftLayout library.
///
///     layout.finalActive(mode: .forced)
public nonisolated enum ActivateMode: Hashable, Sendable {
    /// Views and constraints now, frames with the next frame: ``LayoutUpdateMode/immediate``.
    case normal
    /// Views and constraints now, and frames too: ``LayoutUpdateMode/forced``.
    case forced

    @usableFromInline var updateMode: LayoutUpdateMode { self == .forced ? .forced : .immediate }
}

extension Layout {
    /// Puts the views together and activates the constraints, as ``active(_:)`` does.
    @inlinable public func active(mode: ActivateMode) -> Activation { active(mode.updateMode) }

    /// Puts the views together for good, as ``finalActive(_:)`` does.
    @inlinable public func finalActive(mode: ActivateMode) { finalActive(mode.updateMode) }

    /// Changes what `activation` has made into this layout, by the difference, as ``update(fromActivation:_:)`` does.
    @discardableResult
    @inlinable public func update(fromActivation activation: Activation, mode: ActivateMode) -> Activation {
        update(fromActivation: activation, mode.updateMode)
    }
}

extension LayoutNamespace where Base: Layoutable {
    /// Makes views and constraints as `layout` now says, as ``updateLayout(_:)`` does.
    @inlinable public func updateLayout(mode: LayoutUpdateMode) { updateLayout(mode) }
}
