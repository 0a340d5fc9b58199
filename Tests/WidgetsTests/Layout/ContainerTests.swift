import Testing
import Widgets
import WidgetsTesting

@Suite struct StackViewTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    func stack(_ views: [View], width: Double? = nil, height: Double? = nil) -> StackView {
        let stack = placed(StackView(arrangedSubviews: views), in: root)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return stack
    }

    @Test func `A row is as large as its content and its spacing`() throws {
        let views = [Sized(30, 10), Sized(40, 20), Sized(50, 15)]
        let stack = stack(views)
        stack.spacing = 5
        try harness.settle()
        #expect(stack.frame == Rect(x: 0, y: 0, width: 130, height: 20))
        #expect(views.map(\.frame.minX) == [0, 35, 80])
        #expect(views.map(\.frame.height) == [20, 20, 20])
        #expect(!stack.hasAmbiguousLayout)
    }

    @Test func `A hidden view leaves no gap and changes only the constraints of its neighbours`() throws {
        let views = (0..<50).map { _ in Sized(10, 10) }
        let stack = stack(views)
        stack.spacing = 2
        try harness.settle()
        let constraints = Set(stack.constraints)
        views[20].isHidden = true
        try harness.settle()
        #expect(stack.frame.width == 49 * 10 + 48 * 2)
        #expect(views[21].frame.minX == 20 * 12)
        let after = Set(stack.constraints)
        #expect(constraints.subtracting(after).count <= 4 && after.subtracting(constraints).count <= 1)
        views[20].isHidden = false
        try harness.settle()
        #expect(stack.frame.width == 50 * 10 + 49 * 2)
        #expect(views[20].frame == Rect(x: 240, y: 0, width: 10, height: 10))
    }

    @Test func `Each distribution gives its sizes and positions`() throws {
        let views = [Sized(20, 10), Sized(40, 10), Sized(60, 10)]
        let stack = stack(views, width: 240)
        stack.distribution = .fillEqually
        try harness.settle()
        #expect(views.map(\.frame.width) == [80, 80, 80])
        stack.distribution = .fillProportionally
        try harness.settle()
        #expect(views.map(\.frame.width) == [40, 80, 120])
        stack.distribution = .equalSpacing
        try harness.settle()
        #expect(
            views.map(\.frame) == [
                Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 80, y: 0, width: 40, height: 10),
                Rect(x: 180, y: 0, width: 60, height: 10),
            ])
        stack.distribution = .equalCentering
        try harness.settle()
        #expect(views[1].frame.midX - views[0].frame.midX == views[2].frame.midX - views[1].frame.midX)
        #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 240)
        stack.distribution = .fill
        views[1].setContentHuggingPriority(100, for: .horizontal)
        try harness.settle()
        #expect(views.map(\.frame.width) == [20, 160, 60])
    }

    @Test func `Each alignment gives its position across the axis`() throws {
        let views = [Sized(20, 10), Sized(20, 30)]
        let stack = stack(views)
        for (alignment, y) in [
            (StackView.Alignment.leading, 0.0), (.center, 10), (.trailing, 20),
        ] {
            stack.alignment = alignment
            try harness.settle()
            #expect(stack.frame.height == 30, "\(alignment)")
            #expect(views[0].frame == Rect(x: 0, y: y, width: 20, height: 10), "\(alignment)")
            #expect(!views[0].hasAmbiguousLayout && !views[1].hasAmbiguousLayout, "\(alignment)")
        }
    }

    @Test func `A row aligns first baselines`() throws {
        let small = Label(text: "small")
        let large = Label(text: "Large")
        large.font = .systemFont(ofSize: 32)
        let stack = stack([small, large])
        stack.alignment = .firstBaseline
        try harness.settle()
        let one = small.frame.minY + small.firstBaselineOffset
        let two = large.frame.minY + large.firstBaselineOffset
        #expect((one - two).magnitude <= 0.5)
        #expect(stack.frame.height == large.frame.height && large.frame.minY == 0)
    }

    @Test func `Custom spacing and margins apply to a column`() throws {
        let views = [Sized(10, 10), Sized(10, 10), Sized(10, 10)]
        let stack = stack(views)
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(20, after: views[0])
        stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        try harness.settle()
        #expect(stack.frame == Rect(x: 0, y: 0, width: 16, height: 58))
        #expect(views.map(\.frame.minY) == [1, 31, 45])
        stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
        stack.removeArrangedSubview(views[1])
        views[1].removeFromSuperview()
        try harness.settle()
        #expect(stack.frame.height == 28 && stack.arrangedSubviews.count == 2)
    }

    @Test func `The spacing of a column can be measured between baselines`() throws {
        let one = Label(text: "One")
        let two = Label(text: "Two")
        two.font = .systemFont(ofSize: 24)
        let stack = stack([one, two])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        try harness.settle()
        let first = one.frame.minY + one.firstBaselineOffset
        let second = two.frame.minY + two.firstBaselineOffset
        #expect((second - first - 40).magnitude <= 1)
    }

    @Test func `A removed subview is no longer arranged`() throws {
        let views = [Sized(10, 10), Sized(10, 10)]
        let stack = stack(views)
        try harness.settle()
        views[0].removeFromSuperview()
        try harness.settle()
        #expect(stack.arrangedSubviews == [views[1]])
        #expect(stack.frame.width == 10)
    }

    @Test func `Nested stacks follow the size of the window`() throws {
        let inner = StackView(arrangedSubviews: [Sized(30, 10), Sized(30, 10)])
        inner.distribution = .fillEqually
        let field = Sized(100, 20)
        field.setContentHuggingPriority(1, for: .horizontal)
        let outer = placed(StackView(arrangedSubviews: [field, inner]), in: root)
        outer.axis = .vertical
        outer.alignment = .fill
        outer.spacing = 6
        LayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        try harness.settle()
        #expect(
            field.frame.width == 400
                && inner.arrangedSubviews[1].frame == Rect(x: 200, y: 0, width: 200, height: 10))
        try harness.resize(to: Size(width: 301, height: 200))
        #expect(field.frame.width == 301)
        #expect(inner.arrangedSubviews.map(\.frame.width).reduce(0, +) == 301)
    }
}

@Suite struct GridViewTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    func pin(_ grid: GridView, width: Double? = nil) {
        _ = placed(grid, in: root)
        grid.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        grid.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if let width { grid.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    @Test func `Columns are as wide as their widest content`() throws {
        let views = [[Sized(30, 10), Sized(50, 20)], [Sized(60, 15), Sized(20, 10)]]
        let grid = GridView(views: views)
        pin(grid)
        try harness.settle()
        #expect(grid.frame == Rect(x: 0, y: 0, width: 116, height: 41))
        #expect(views[0][1].frame == Rect(x: 66, y: 0, width: 50, height: 20))
        #expect(views[1][1].frame == Rect(x: 66, y: 26, width: 20, height: 10))
    }

    @Test func `Placements, hidden rows and fixed column widths apply`() throws {
        let label = Sized(30, 10)
        let field = Sized(40, 20)
        let second = Sized(35, 10)
        let grid = GridView(views: [[label, field], [second, nil]])
        pin(grid, width: 200)
        grid.column(at: 0).xPlacement = .trailing
        grid.column(at: 0).width = 80
        grid.column(at: 1).xPlacement = .fill
        grid.row(at: 0).yPlacement = .center
        try harness.settle()
        #expect(label.frame == Rect(x: 50, y: 5, width: 30, height: 10))
        #expect(field.frame == Rect(x: 86, y: 0, width: 114, height: 20))
        #expect(second.frame == Rect(x: 45, y: 26, width: 35, height: 10))
        grid.row(at: 0).isHidden = true
        try harness.settle()
        #expect(second.frame.minY == 0 && grid.frame.height == 10)
        #expect(label.isHidden)
    }

    @Test func `A merged cell spans its columns`() throws {
        let title = Sized(90, 10)
        let views = [[title, nil], [Sized(30, 10), Sized(40, 10)]]
        let grid = GridView(views: views)
        grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<1)
        grid.cell(atColumnIndex: 1, rowIndex: 0).xPlacement = .fill
        pin(grid, width: 300)
        try harness.settle()
        #expect(title.frame == Rect(x: 0, y: 0, width: 300, height: 10))
        #expect(views[1][1]?.frame.minX == 36)
        grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .center
        try harness.settle()
        #expect(title.frame == Rect(x: 105, y: 0, width: 90, height: 10))
    }

    @Test func `A hidden column takes no room`() throws {
        let views = [[Sized(30, 10), Sized(50, 10), Sized(20, 10)]]
        let grid = GridView(views: views)
        pin(grid)
        grid.column(at: 1).isHidden = true
        try harness.settle()
        #expect(grid.frame.width == 56 && views[0][2].frame.minX == 36 && views[0][1].isHidden)
        grid.column(at: 1).isHidden = false
        grid.column(at: 2).leadingPadding = 10
        try harness.settle()
        #expect(grid.frame.width == 122 && views[0][2].frame.minX == 102)
    }

    @Test func `A row aligns first baselines of its cells`() throws {
        let label = Label(text: "Name")
        let large = Label(text: "Value")
        large.font = .systemFont(ofSize: 28)
        let grid = GridView(views: [[label, large]])
        grid.rowAlignment = .firstBaseline
        pin(grid)
        try harness.settle()
        let one = label.frame.minY + label.firstBaselineOffset
        let two = large.frame.minY + large.firstBaselineOffset
        #expect((one - two).magnitude <= 0.5)
        #expect(grid.frame.height == large.frame.height)
    }

    @Test func `Rows can be added and removed`() throws {
        let grid = GridView(views: [[Sized(10, 10)], [Sized(10, 10)]])
        pin(grid)
        try harness.settle()
        #expect(grid.frame.height == 26)
        grid.addRow(with: [Sized(20, 30)])
        try harness.settle()
        #expect(grid.frame.size == Size(width: 20, height: 62))
        grid.removeRow(at: 0)
        try harness.settle()
        #expect(grid.frame.height == 46 && grid.subviews.count == 2)
    }
}
