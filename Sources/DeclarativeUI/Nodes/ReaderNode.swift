/// A node without views that reads values on behalf of its owner, which has to react to their changes in another way than by its own rebuild.
///
/// The owner unmounts it.
///
///     texts = ReaderNode(in: innerContext) { [weak self] in self?.reloadTexts() }
///     graph.dependencies.track(texts) { text(of: value) }
final class ReaderNode: Node {
    private let valueChanged: () -> Void

    /// Creates a reader; `valueChanged` is called by the update after a value that was read has changed.
    init(in context: NodeContext, valueChanged: @escaping () -> Void) {
        self.valueChanged = valueChanged
        super.init(in: context)
    }

    override func rebuild() {
        flags.remove(.needsUpdate)
        valueChanged()
    }
}
