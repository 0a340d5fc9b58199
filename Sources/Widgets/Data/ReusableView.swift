/// The base of what lists and tables reuse: cells, headers and footers.
///
/// Its content is set up in `updateConfiguration(using:)`, which runs once in a frame however many properties changed.
///
///     final class MessageCell: ReusableView {
///         @ViewInvalidating(.configuration) var sender = ""
///         override func updateConfiguration(using state: CellConfigurationState) {
///             backgroundColor = state.isSelected ? .tintColor : nil
///         }
///     }
open class ReusableView: View {
    /// Selected by the user or the program.
    @ViewInvalidating(.configuration) public final var isSelected = false
    /// Pressed, or under the keyboard's cursor.
    @ViewInvalidating(.configuration) public final var isHighlighted = false
    /// Takes no input.
    @ViewInvalidating(.configuration) public final var isDisabled = false

    /// Whose kind it is: views of one kind are handed out again for new content.
    public final var reuseIdentifier: String?

    /// The state that the next `updateConfiguration(using:)` gets.
    public final var configurationState: CellConfigurationState {
        CellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted, isDisabled: isDisabled)
    }

    /// Marks the view for `updateConfiguration(using:)`, before the next layout.
    ///
    /// O(1).
    public final func setNeedsUpdateConfiguration() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.configuration, self) }
        if flags.contains([.needsConfigurationUpdate, .isQueuedForConfiguration]) { return }
        flags.insert(.needsConfigurationUpdate)
        viewHost?.pipeline.queueConfiguration(self)
    }

    /// Sets the content up for `state`.
    open func updateConfiguration(using state: CellConfigurationState) {}

    /// Is about to be handed out for new content.
    ///
    /// Call super.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        isDisabled = false
    }

    public required override init(frame: Rect) {
        super.init(frame: frame)
        flags.insert(.needsConfigurationUpdate)
    }

    nonisolated deinit {}
}

/// What a cell looks like depends on: `UICellConfigurationState`.
///
///     CellConfigurationState(isSelected: true)
public nonisolated struct CellConfigurationState: Hashable, Sendable {
    public var isSelected: Bool
    public var isHighlighted: Bool
    public var isDisabled: Bool

    public init(isSelected: Bool = false, isHighlighted: Bool = false, isDisabled: Bool = false) {
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.isDisabled = isDisabled
    }
}
