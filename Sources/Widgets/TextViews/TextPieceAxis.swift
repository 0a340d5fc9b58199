internal import Virtualization

/// The pieces of a text as items along the vertical axis, in points.
nonisolated struct TextPieceAxis: ItemAxis {
    let tree: TextPieceTree
    /// Pixels per point.
    let scale: Double

    var count: Int { tree.count }
    var total: Double { Double(tree.height) / scale }
    func start(of item: Int) -> Double { Double(tree.place(at: item).top) / scale }
    func extent(of item: Int) -> Double { Double(tree.place(at: item).piece.height) / scale }
    func item(at position: Double) -> Int { place(at: position).index }

    func place(at position: Double) -> TextPiecePlace {
        tree.place(atHeight: Int(min(max(position * scale, 0), 1e15)))
    }
}
