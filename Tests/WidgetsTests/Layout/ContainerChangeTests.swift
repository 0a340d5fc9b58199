import Testing
import Widgets
import WidgetsTesting

/// Stacks and grids whose views are added, removed, hidden and changed between two frames.
@Suite struct ContainerChangeTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    @Test func `A view removed and inserted again within one frame is still arranged`() throws {
        let views = [Sized(10, 10), Sized(20, 10), Sized(30, 10)]
        let stack = placed(StackView(arrangedSubviews: views), in: root)
        try harness.settle()
        views[1].removeFromSuperview()
        stack.insertArrangedSubview(views[1], at: 1)
        try harness.settle()
        #expect(views.map(\.frame.minX) == [0, 10, 30])
        #expect(stack.frame.width == 60)
    }

    @Test func `A view removed from a grid and set again within one frame is still placed`() throws {
        let view = Sized(20, 10)
        let grid = placed(GridView(views: [[Sized(10, 10), view]]), in: root)
        try harness.settle()
        view.removeFromSuperview()
        grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = view
        try harness.settle()
        #expect(view.frame == Rect(x: 16, y: 0, width: 20, height: 10))
    }

    @Test func `A view added to a second stack leaves the first one`() throws {
        let view = Sized(20, 10)
        let one = placed(StackView(arrangedSubviews: [view, Sized(5, 5)]), in: root)
        let two = placed(StackView(arrangedSubviews: [Sized(7, 7)]), in: root)
        try harness.settle()
        two.addArrangedSubview(view)
        try harness.settle()
        #expect(one.arrangedSubviews.count == 1 && view.superview === two)
        #expect(view.frame.minX == 7 && one.frame.width == 5)
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `A view set in a second cell leaves the first one`() throws {
        let view = Sized(20, 10)
        let grid = placed(GridView(views: [[view, nil], [nil, nil]]), in: root)
        try harness.settle()
        grid.cell(atColumnIndex: 1, rowIndex: 1).contentView = view
        try harness.settle()
        #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView == nil)
        #expect(view.superview === grid && view.frame.width == 20)
        #expect(view.frame.origin == Point(x: 6, y: 6))
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `fillProportionally follows the intrinsic sizes`() throws {
        let views = [Sized(20, 10), Sized(60, 10)]
        let stack = placed(StackView(arrangedSubviews: views), in: root)
        stack.distribution = .fillProportionally
        stack.widthAnchor.constraint(equalToConstant: 240).isActive = true
        try harness.settle()
        #expect(views.map(\.frame.width) == [60, 180])
        views[0].content.width = 60
        try harness.settle()
        #expect(views.map(\.frame.width) == [120, 120])
    }

    @Test func `A view whose baseline a stack uses can be measured and keeps its baseline`() throws {
        let label = Label(text: "Ready")
        let stack = placed(StackView(arrangedSubviews: [label]), in: root)
        let mark = placed(Sized(10, 10), in: root)
        let top = stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
        LayoutConstraint.activate([top, mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor)])
        try harness.settle()
        let baseline = mark.frame.minY
        #expect(baseline > 25)

        // Measuring the label alone must not hide later changes of its ancestors' constraints.
        _ = label.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        top.constant = 60
        try harness.settle()
        #expect(stack.frame.minY == 60 && mark.frame.minY == baseline + 40)
    }

    @Test func `A stack without a host has a fitting size`() {
        let stack = StackView(arrangedSubviews: [Sized(20, 10), Sized(30, 15)])
        stack.spacing = 4
        #expect(
            stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 54, height: 15))
        let page = View()
        page.addSubview(stack)
        stack.spacing = 5
        #expect(
            stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 55, height: 15))
    }

    @Test func `Views in a hidden row or column are hidden, also when they are added later`() throws {
        let views = (0..<4).map { _ in Sized(10, 10) }
        let grid = placed(GridView(views: [[views[0], views[1]], [views[2], views[3]]]), in: root)
        grid.column(at: 1).isHidden = true
        grid.row(at: 0).isHidden = true
        grid.row(at: 0).isHidden = false
        #expect(views.map(\.isHidden) == [false, true, false, true])
        let late = Sized(10, 10)
        grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = late
        #expect(late.isHidden)
        let row = grid.addRow(with: [Sized(10, 10), Sized(10, 10)])
        #expect(row.cell(at: 1).contentView?.isHidden == true)
        grid.column(at: 1).isHidden = false
        #expect(!late.isHidden)
        try harness.settle()
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `Removing merged rows splits and places the remaining cells`() throws {
        let views = (0..<6).map { _ in Sized(10, 10) }
        let grid = placed(
            GridView(views: [[views[0], views[1]], [views[2], views[3]], [views[4], views[5]]]), in: root)
        grid.mergeCells(inHorizontalRange: 0..<1, verticalRange: 0..<2)
        try harness.settle()
        #expect(views[2].superview == nil)
        grid.removeRow(at: 1)
        try harness.settle()
        #expect(views[4].frame.origin == Point(x: 0, y: 16))
        #expect(views[0].frame.size == Size(width: 10, height: 10))
        grid.removeRow(at: 0)
        try harness.settle()
        #expect(views[4].frame.origin == .zero && grid.frame.height == 10)
        // The guides of two columns and a row.
        #expect(grid.layoutGuides.count == 3)
    }

    @Test func `A row inserted between merged rows joins the merged cell`() throws {
        let grid = placed(GridView(views: [[Sized(10, 10), nil], [nil, nil], [nil, nil]]), in: root)
        grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<2)
        let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
        #expect(grid.row(at: 1).cell(at: 1) === head)
        grid.insertRow(at: 1, with: [Sized(5, 5), Sized(5, 5)])
        grid.insertRow(at: 3, with: [Sized(7, 7)])
        try harness.settle()
        #expect(grid.cell(atColumnIndex: 1, rowIndex: 1) === head)
        #expect(grid.cell(atColumnIndex: 1, rowIndex: 2) === head)
        #expect(grid.cell(atColumnIndex: 0, rowIndex: 3) !== head)
        #expect(grid.subviews.count == 2)
        grid.addColumn(with: [Sized(3, 3)])
        while grid.numberOfRows > 0 {
            grid.removeRow(at: grid.numberOfRows / 2)
            try harness.settle()
        }
        #expect(root.layoutConflicts.isEmpty && grid.subviews.isEmpty)
        #expect(grid.layoutGuides.count == grid.numberOfColumns)
    }

    @Test func `Forty nested stacks are laid out without diagnostics`() throws {
        var inner: View = Sized(10, 10)
        for depth in 0..<40 {
            let stack = StackView(arrangedSubviews: [inner, Sized(1, 1)])
            stack.axis = depth % 2 == 0 ? .horizontal : .vertical
            stack.alignment = [.fill, .center, .leading][depth % 3]
            stack.distribution = [.fill, .equalSpacing, .fillEqually, .fillProportionally][depth % 4]
            inner = stack
        }
        _ = placed(inner, in: root)
        let reported = try diagnostics { try harness.settle() }
        #expect(reported.isEmpty && inner.frame.width > 10)
    }

    @Test func `Hidden views, custom spacing and margins work in each distribution`() throws {
        for distribution in StackView.Distribution.allCases {
            let views = [Sized(20, 10), Sized(20, 10), Sized(20, 10), Sized(20, 10)]
            let stack = placed(StackView(arrangedSubviews: views), in: root)
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.distribution = distribution
            stack.spacing = 10
            stack.setCustomSpacing(30, after: views[1])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            try harness.settle()
            #expect(views[0].frame.minX == 2 && views[0].frame.minY == 1, "\(distribution)")
            #expect(stack.frame.height == 14, "\(distribution)")
            #expect(views[2].frame.minX - views[1].frame.maxX >= 30, "\(distribution)")
            #expect(stack.frame.width - views[3].frame.maxX == 4, "\(distribution)")
            views[1].isHidden = true
            try harness.settle()
            if distribution != .equalCentering {
                #expect(views[2].frame.minX - views[0].frame.maxX == 10, "\(distribution)")
            }
            for view in views { view.isHidden = true }
            try harness.settle()
            for view in views.reversed() {
                view.isHidden = false
                try harness.settle()
            }
            #expect(root.layoutConflicts.isEmpty, "\(distribution)")
            #expect(!stack.hasAmbiguousLayout, "\(distribution)")
            stack.removeFromSuperview()
        }
    }

    @Test func `A stack is mirrored in right-to-left layout`() throws {
        let views = [Sized(10, 10), Sized(20, 10)]
        let stack = placed(StackView(arrangedSubviews: views), in: root)
        stack.spacing = 5
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        harness.host.layoutDirection = .rightToLeft
        try harness.settle()
        #expect(stack.frame == Rect(x: 365, y: 0, width: 35, height: 10))
        #expect(views.map(\.frame.minX) == [25, 0])
        harness.host.layoutDirection = .leftToRight
        try harness.settle()
        #expect(views.map(\.frame.minX) == [0, 15])
    }
}
