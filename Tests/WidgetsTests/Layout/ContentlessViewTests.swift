import Testing
import Widgets
import WidgetsTesting

/// Arranged views without an intrinsic size: their size is zero unless constraints give another one.
@Suite struct ContentlessViewTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    @discardableResult private func place<Container: View>(_ view: Container) -> Container {
        _ = placed(view, in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        return view
    }

    @Test func `A view without intrinsic height has height zero at the position of the alignment`() throws {
        let (label, plain) = (Sized(20, 30), Sized(20, View.noIntrinsicMetric))
        let stack = place(StackView(arrangedSubviews: [label, plain]))
        for (alignment, y) in [
            (StackView.Alignment.leading, 0.0), (.center, 15), (.trailing, 30), (.firstBaseline, 30),
        ] {
            stack.alignment = alignment
            try harness.settle()
            #expect(plain.frame.minY == y && plain.frame.height == 0, "\(alignment): \(plain.frame)")
            #expect(!plain.hasAmbiguousLayout, "\(alignment)")
        }

        stack.alignment = .center
        plain.content = Size(width: 20, height: 10)
        try harness.settle()
        #expect(plain.frame.minY == 10 && plain.frame.height == 10)
        plain.content = Size(width: 20, height: View.noIntrinsicMetric)
        try harness.settle()
        #expect(plain.frame.minY == 15 && plain.frame.height == 0)
        plain.heightAnchor.constraint(equalToConstant: 8).isActive = true
        try harness.settle()
        #expect(plain.frame.minY == 11 && plain.frame.height == 8)
    }

    @Test func `A view without intrinsic size takes the size of its constrained subviews`() throws {
        let (tall, box, inner) = (Sized(20, 30), View(), placed(Sized(10, 12), in: View()))
        box.addSubview(inner)
        LayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        let stack = place(StackView(arrangedSubviews: [tall, box]))
        stack.alignment = .center
        try harness.settle()
        #expect(box.frame == Rect(x: 20, y: 9, width: 10, height: 12))
    }

    @Test func `A view without intrinsic width has width zero at the position of the placement`() throws {
        let plain = View()
        let grid = GridView(views: [[Sized(30, 20)], [plain]])
        place(grid)
        grid.row(at: 1).height = 40
        for (placement, x) in [(GridCell.Placement.leading, 0.0), (.center, 15), (.trailing, 30)] {
            grid.cell(atColumnIndex: 0, rowIndex: 1).xPlacement = placement
            try harness.settle()
            #expect(plain.frame.minX == x && plain.frame.width == 0, "\(placement): \(plain.frame)")
            #expect(!plain.ambiguousLayoutAttributes.contains(.width), "\(placement)")
        }
    }
}
