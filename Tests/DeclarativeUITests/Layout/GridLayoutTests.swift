import DeclarativeUI
import Testing

struct GridLayoutTests {
    private let grid = GridLayout(horizontalSpacing: 0, verticalSpacing: 0)

    /// Returns the blocks of several rows, each with its row number.
    private func rows(_ rows: [[Block]]) -> [Block] {
        var blocks: [Block] = []
        for (index, row) in rows.enumerated() {
            for block in row { blocks.append(block.value(GridRowKey.self, index)) }
        }
        return blocks
    }

    @Test func `Columns are as wide as their widest cell`() {
        let blocks = rows([[.fixed(10, 20), .fixed(40)], [.fixed(30), .fixed(20, 30)]])
        let table = Arrangement(grid, blocks, at: Point(x: 100, y: 50))
        #expect(table.size == Size(width: 70, height: 50))
        #expect(table.lefts == [110, 130, 100, 140])
        #expect(table.tops == [50, 55, 80, 70])
    }

    @Test func `Cells keep their spacing`() {
        let blocks = rows([[.fixed(10), .fixed(10)], [.fixed(10), .fixed(10)]])
        let table = Arrangement(GridLayout(), blocks)
        #expect(table.size == Size(width: 28, height: 28))
        #expect(Arrangement(GridLayout(horizontalSpacing: 3, verticalSpacing: 1), blocks).size.width == 23)
        #expect(Arrangement(GridLayout(), []).size == .zero)
    }

    @Test func `Flexible columns share the remaining width`() {
        let blocks = rows([[.fixed(20), .flexible(heights: 0...10), .flexible(heights: 0...10)]])
        let table = Arrangement(grid, blocks, width: 100)
        #expect(table.widths == [20, 40, 40])
        #expect(table.size.width == 100)
        let words = rows([[.fixed(20), .words(6)]])
        let narrow = Arrangement(grid, words, width: 50)
        #expect(narrow.widths == [20, 30])
        #expect(narrow.size.height == 20)
    }

    @Test func `Flexible rows share the remaining height`() {
        let blocks = rows([[.fixed(10, 20)], [.flexible(0...10)], [.flexible(0...10)]])
        let table = Arrangement(grid, blocks, width: 10, height: 100)
        #expect(table.heights == [20, 40, 40])
    }

    @Test func `A cell that spans columns widens them`() {
        let blocks = rows([
            [.fixed(10), .fixed(20), .fixed(5)], [.fixed(50).value(GridCellColumnsKey.self, 2), .fixed(5)],
        ])
        let table = Arrangement(GridLayout(alignment: .topLeading, horizontalSpacing: 4), blocks)
        // 10 + 4 + 20 are 16 less than 50; both columns share the difference.
        #expect(table.size.width == 18 + 4 + 28 + 4 + 5)
        #expect(table.lefts == [0, 22, 54, 0, 54])
    }

    @Test func `A subview outside of rows spans all columns`() {
        var blocks = rows([[.fixed(10), .fixed(20)]])
        blocks.append(.flexible(heights: 1...1))
        let wide = Arrangement(grid, blocks, width: 100)
        #expect(wide.size.width == 100)
        #expect(wide.widths[2] == 100)
        blocks[2] = .flexible(heights: 1...1).value(GridCellUnsizedAxesKey.self, .horizontal)
        let narrow = Arrangement(grid, blocks, width: 100)
        #expect(narrow.size.width == 30)
        #expect(narrow.widths[2] == 30)
    }

    @Test func `Columns, rows and cells have their own alignments`() {
        let blocks = rows([
            [
                .fixed(10).value(GridColumnAlignmentKey.self, .trailing),
                .fixed(30, 30).value(GridRowAlignmentKey.self, .bottom),
            ],
            [.fixed(20), .fixed(10).value(GridCellAnchorKey.self, .bottomTrailing), .fixed(1, 40)],
        ])
        blocks[0].values[ObjectIdentifier(GridRowAlignmentKey.self)] = VerticalAlignment.bottom
        let table = Arrangement(grid, blocks)
        #expect(table.lefts == [10, 20, 0, 40, 50])
        #expect(table.tops == [20, 0, 45, 60, 30])
    }

    @Test func `Cells of a row are aligned at their baselines`() {
        let blocks = rows([
            [
                .fixed(10, 20).guide(.firstTextBaseline) { _ in 15 },
                .fixed(10, 30).guide(.firstTextBaseline) { _ in 12 },
            ]
        ])
        let table = Arrangement(GridLayout(alignment: .leadingFirstTextBaseline), blocks)
        #expect(table.tops == [0, 3])
        #expect(table.size.height == 33)
    }

    @Test func `A baseline guide of the grid is that of its cells`() {
        let blocks = rows([
            [.fixed(10, 30), .fixed(10, 20).guide(.firstTextBaseline) { _ in 15 }],
            [.fixed(10, 20).guide(.firstTextBaseline) { _ in 15 }],
        ])
        let subviews = LayoutSubviews([blocks[0], blocks[1], blocks[2]])
        var cache = grid.makeCache(subviews: subviews)
        func guide(_ guide: VerticalAlignment) -> Double? {
            grid.explicitAlignment(
                of: guide, in: Rect(x: 0, y: 100, width: 20, height: 50), proposal: .unspecified,
                subviews: subviews, cache: &cache)
        }
        #expect(guide(.firstTextBaseline) == 120)
        #expect(guide(.bottom) == nil)
    }

    @Test func `Invalid column spans are reported`() {
        var count = 0
        Diagnostics.handler = { _ in count += 1 }
        defer { Diagnostics.handler = nil }
        let blocks = rows([[.fixed(10).value(GridCellColumnsKey.self, -3), .fixed(10)]])
        #expect(Arrangement(grid, blocks).lefts == [0, 10])
        #expect(count == 1)
    }
}
