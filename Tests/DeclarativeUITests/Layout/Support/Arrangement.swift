import DeclarativeUI

/// The result of one layout of blocks.
struct Arrangement {
    let size: Size
    let frames: [Rect]

    var widths: [Double] { frames.map { $0.size.width } }
    var heights: [Double] { frames.map { $0.size.height } }
    var lefts: [Double] { frames.map { $0.origin.x } }
    var tops: [Double] { frames.map { $0.origin.y } }

    /// Measures the layout for the proposal, and places the blocks in the resulting size.
    init<L: Layout>(
        _ layout: L, _ blocks: [Block], width: Double? = nil, height: Double? = nil, at origin: Point = .zero
    ) {
        var elements = ContiguousArray<any LayoutElement>()
        for block in blocks { elements.append(block) }
        let subviews = LayoutSubviews(elements)
        let proposal = ProposedViewSize(width: width, height: height)
        var cache = layout.makeCache(subviews: subviews)
        size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        layout.placeSubviews(
            in: Rect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        frames = blocks.map { $0.frame ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan) }
    }
}
