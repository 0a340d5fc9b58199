import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables with columns in right-to-left layouts: the first column is at the right edge.
@Suite struct TableMirroringTests {
    private func stage(
        widths: [Double] = [100, 60, 90], _ direction: UserInterfaceLayoutDirection = .rightToLeft,
        frozen: Int = 0
    ) throws -> ColumnStage {
        let stage = ColumnStage(widths: widths)
        stage.harness.host.layoutDirection = direction
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        stage.table.numberOfFrozenColumns = frozen
        try stage.harness.settle()
        return stage
    }

    private func order(_ stage: ColumnStage) -> [String] { stage.table.tableColumns.map(\.identifier) }

    // MARK: - Frames

    @Test(arguments: 0..<40)
    func `Frames and hit tests are the mirror image of those from left to right`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let widths = (0..<3).map { _ in random.number(20...260).rounded() }
        let frozen = random.index(below: 4)
        let (plain, mirrored) = (
            try stage(widths: widths, .leftToRight, frozen: frozen), try stage(widths: widths, frozen: frozen)
        )
        let width = random.number(120...400).rounded()
        for stage in [plain, mirrored] { stage.table.frame.size.width = width }
        let hidden = random.chance(0.3) ? random.index(below: 3) : nil
        for stage in [plain, mirrored] {
            if let hidden { stage.table.tableColumns[hidden].isHidden = true }
            try stage.harness.settle()
        }
        for _ in 0..<4 {
            let reach = max(0, plain.table.contentSize.width - width)
            let distance = random.number(0...max(1, reach)).rounded()
            plain.table.contentOffset.x = min(distance, reach)
            mirrored.table.contentOffset.x = -min(distance, reach)
            let resized = random.index(below: 3)
            let newWidth = random.number(20...260).rounded()
            for stage in [plain, mirrored] {
                if random.chance(0.2) { stage.table.tableColumns[resized].width = newWidth }
                try stage.harness.settle()
            }
            if plain.widths != mirrored.widths {
                for stage in [plain, mirrored] {
                    stage.table.tableColumns[resized].width = newWidth
                    try stage.harness.settle()
                }
            }
            try compare(plain, mirrored, width, &random)
        }
    }

    private func compare(
        _ plain: ColumnStage, _ mirrored: ColumnStage, _ width: Double, _ random: inout SeededRandom
    ) throws {
        func visible(_ frame: Rect, _ stage: ColumnStage) -> Rect {
            frame.offsetBy(dx: -stage.table.contentOffset.x, dy: 0)
        }
        func mirror(_ frame: Rect) -> Rect {
            Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        for column in 0..<3 {
            let frames = [plain, mirrored].map { visible($0.table.frameOfCell(atColumn: column, row: 1), $0) }
            if frames[0].isEmpty {
                #expect(frames[1].isEmpty)
            } else {
                #expect(mirror(frames[0]) == frames[1])
            }
        }
        func elements(_ stage: ColumnStage) -> [String: Rect] {
            var frames: [String: Rect] = [:]
            for element in stage.harness.elements where [.columnHeader, .cell].contains(element.role) {
                let key = "\(element.role) \(element.label ?? "") \(element.value ?? "")"
                frames[key] = element.object.accessibilityFrame
            }
            return frames
        }
        #expect(elements(plain).mapValues(mirror) == elements(mirrored))
        for stage in [plain, mirrored] {
            #expect(stage.harness.picture == stage.harness.renderFresh())
        }
        let headers = try [plain, mirrored].map { try #require($0.table.headerView) }
        for _ in 0..<20 {
            let x = random.number(0...width).rounded(.down) + 0.5
            let points = [
                Point(x: x + plain.table.contentOffset.x, y: 40),
                Point(x: width - x + mirrored.table.contentOffset.x, y: 40),
            ]
            #expect(plain.table.column(at: points[0]) == mirrored.table.column(at: points[1]))
            let cursors = zip([plain, mirrored], zip(headers, points)).map { stage, pair in
                pair.0.cursor(at: pair.0.convert(Point(x: pair.1.x, y: 10), from: stage.table))
            }
            #expect(cursors[0] == cursors[1])
        }
    }

    @Test func `Frames change with the direction, and the table stays at its leading edge`() throws {
        let stage = try stage(widths: [200, 200, 200], .leftToRight)
        #expect(stage.table.frameOfCell(atColumn: 0, row: 0).minX == 0)
        stage.harness.host.layoutDirection = .rightToLeft
        try stage.harness.settle()
        #expect(stage.table.contentOffset.x == 0)
        #expect(stage.table.frameOfCell(atColumn: 0, row: 0).minX == 100)
        #expect(stage.table.frameOfCell(atColumn: 2, row: 0).minX == -300)
        stage.table.contentOffset.x = -120
        stage.harness.host.layoutDirection = .leftToRight
        try stage.harness.settle()
        #expect(stage.table.contentOffset.x == 120)
    }

    // MARK: - Scrolling

    @Test func `The table opens at its leading edge, and scrolls to the left`() throws {
        let stage = try stage(widths: [200, 200, 200])
        #expect(stage.table.contentOffset.x == 0)
        #expect(stage.shown[0] == ["beta", "0", "-"])
        stage.table.contentOffset.x = 50
        try stage.harness.settle()
        #expect(stage.table.contentOffset.x == 0, "nothing is beyond the leading edge")
        try stage.harness.scroll(over: Point(x: 150, y: 100), by: Point(x: -1000, y: 0), precise: true)
        try stage.harness.scroll(over: Point(x: 150, y: 100), by: Point(x: 1000, y: 0), precise: true)
        let offset = stage.table.contentOffset.x
        #expect(offset == -300 || offset == 0)
        stage.table.contentOffset.x = -900
        try stage.harness.settle()
        #expect(stage.table.contentOffset.x == -300)
        #expect(stage.table.frameOfCell(atColumn: 2, row: 0).minX == -300)
    }

    @Test func `A change of the width keeps the distance from the leading edge`() throws {
        let stage = try stage(widths: [200, 200, 200])
        stage.table.contentOffset.x = -100
        stage.table.frame.size.width = 250
        try stage.harness.settle()
        #expect(stage.table.contentOffset.x == -100)
        #expect(stage.table.frameOfCell(atColumn: 0, row: 0).maxX == 250)
        stage.column("kind").width = 400
        try stage.harness.settle()
        #expect(stage.table.contentOffset.x == -100)
        #expect(stage.table.frameOfCell(atColumn: 0, row: 0).maxX == 250)
    }

    @Test func `Frozen columns stay at the right`() throws {
        let stage = try stage(widths: [100, 200, 200], frozen: 1)
        stage.table.contentOffset.x = -150
        try stage.harness.settle()
        let frozen = stage.table.frameOfCell(atColumn: 0, row: 0)
        #expect(frozen.maxX - stage.table.contentOffset.x == 300)
        #expect(stage.table.column(at: Point(x: stage.table.contentOffset.x + 250, y: 40)) == 0)
    }

    // MARK: - Header

    @Test func `Dragging the left edge of a title to the left widens its column`() throws {
        let stage = try stage()
        try stage.harness.drag(from: Point(x: 200, y: 14), to: Point(x: 170, y: 14))
        #expect(stage.widths == [130, 60, 90])
        try stage.harness.drag(from: Point(x: 170, y: 14), to: Point(x: 220, y: 14))
        #expect(stage.widths == [80, 60, 90])
    }

    @Test func `A column that is widened beyond the table follows the pointer`() throws {
        let stage = try stage(widths: [120, 100, 70])
        try stage.harness.drag(from: Point(x: 180, y: 14), to: Point(x: 60, y: 14))
        #expect(stage.widths == [240, 100, 70])
        #expect(stage.table.contentOffset.x == 0)
    }

    @Test func `Dragging a title to the right moves its column to the front`() throws {
        let stage = try stage()
        try stage.harness.drag(from: stage.header("kind"), to: Point(x: 290, y: 14))
        #expect(order(stage) == ["kind", "name", "size"])
        #expect(stage.table.frameOfCell(atColumn: 0, row: 0).maxX == 300)
    }

    @Test func `Arrow keys of the header go in visual direction`() throws {
        let stage = try stage()
        let header = try #require(stage.table.headerView)
        header.becomeFirstResponder()
        try stage.harness.key(.keyboardLeftArrow)
        #expect(header.focusedColumn == 1)
        try stage.harness.key(.keyboardRightArrow)
        #expect(header.focusedColumn == 0)
        try stage.harness.key(.keyboardLeftArrow, .alternate)
        #expect(stage.widths[0] == 110)
        try stage.harness.key(.keyboardLeftArrow, .control)
        #expect(order(stage) == ["size", "name", "kind"])
    }

    // MARK: - Cells

    @Test func `Arrow keys among cells go in visual direction`() throws {
        let stage = try stage(widths: [200, 200, 200])
        stage.table.selectRow(at: 0)
        stage.table.becomeFirstResponder()
        for _ in 0..<3 { try stage.harness.key(.keyboardLeftArrow) }
        #expect(stage.table.focusedColumn == 2)
        #expect(stage.table.contentOffset.x == -300, "it is scrolled to")
        for _ in 0..<2 { try stage.harness.key(.keyboardRightArrow) }
        #expect(stage.table.focusedColumn == 0)
        #expect(stage.table.contentOffset.x == 0)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.table.focusedColumn == nil, "the whole row")
    }

    @Test func `Cells are selected by dragging and by Shift with arrow keys`() throws {
        let stage = try stage()
        stage.table.allowsCellSelection = true
        stage.table.allowsMultipleSelection = true
        try stage.harness.drag(from: stage.cell(0, "size"), to: stage.cell(1, "kind"))
        #expect(stage.table.selectedCells == TableCellRange(rows: 0...1, columns: 1...2))
        try stage.harness.click(stage.cell(1, "name"))
        try stage.harness.key(.keyboardLeftArrow, .shift)
        #expect(stage.table.selectedCells == TableCellRange(rows: 1...1, columns: 0...1))
    }

    @Test func `A cell is edited in place, and its field is aligned with it`() throws {
        let stage = try stage()
        stage.editable = ["size"]
        try stage.harness.doubleClick(stage.cell(1, "size"))
        let field = try #require(stage.table.columns?.editor?.field)
        #expect(field.frame == Rect(x: 140, y: 52, width: 60, height: 24))
        #expect(field.textAlignment == .right)
        try stage.harness.type("7")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["1 size = 7"])
    }

    @Test func `A mirrored table looks like its golden`() throws {
        let stage = try stage(widths: [130, 90, 160], frozen: 1)
        stage.table.sortDescriptors = [.init(key: "name")]
        stage.column("size").alignment = .center
        stage.table.gridStyleMask = [.solidVerticalGridLineMask]
        stage.table.usesAlternatingRowBackgroundColors = true
        stage.table.selectRow(at: 2)
        stage.table.contentOffset.x = -40
        try stage.harness.matches(golden: "columns-mirrored")
    }
}
