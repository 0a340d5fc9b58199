import Testing
import Widgets
import WidgetsTesting

/// Frames are rounded to pixels, and the work is proportional to the change.
@Suite struct PixelAndCostTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    @Test func `Edges are rounded to pixels without accumulating errors`() throws {
        try harness.resize(to: Size(width: 100, height: 40))
        var previous: View?
        var views: [View] = []
        for _ in 0..<7 {
            let view = placed(View(), in: root)
            view.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? root.leadingAnchor).isActive =
                true
            if let previous { view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true }
            view.heightAnchor.constraint(equalTo: root.heightAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            previous = view
            views.append(view)
        }
        previous?.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        try harness.settle()
        for (index, view) in views.enumerated() {
            #expect(view.frame.minX == (Double(index) * 100 / 7).rounded())
            #expect(view.frame.maxX == (Double(index + 1) * 100 / 7).rounded())
        }
    }

    @Test func `The rounding of nested views does not accumulate`() throws {
        var parent: View = root
        var boxes: [View] = []
        for _ in 0..<6 {
            let box = placed(View(), in: parent)
            LayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 0.4),
                box.topAnchor.constraint(equalTo: parent.topAnchor),
                box.widthAnchor.constraint(equalToConstant: 50),
                box.heightAnchor.constraint(equalToConstant: 50),
            ])
            boxes.append(box)
            parent = box
        }
        try harness.settle()
        let places = boxes.map { $0.convert(Point.zero, to: root).x }
        #expect(places == [0, 1, 1, 2, 2, 2])
    }

    @Test func `Only views whose frame has changed are laid out`() throws {
        var rows: [View] = []
        for index in 0..<100 {
            let row = placed(View(), in: root)
            LayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index)),
                row.widthAnchor.constraint(equalToConstant: 50),
                row.heightAnchor.constraint(equalToConstant: 1),
            ])
            rows.append(row)
        }
        try harness.settle()
        let width = rows[40].constraints.first { $0.firstAttribute == .width }
        try #require(width != nil)
        let before = harness.host.rootView.layoutSolverStatistics
        let changes = try harness.changes { width?.constant = 60 }
        #expect(rows[40].frame.width == 60)
        #expect(changes.counts.map(\.counts.layouts).reduce(0, +) == 1)
        let after = harness.host.rootView.layoutSolverStatistics
        #expect(after.evaluationCount - before.evaluationCount <= 2)
        #expect(after.pivotCount == before.pivotCount)
    }
}

/// Views that do not depend on a change are not laid out again.
@Suite struct IncrementalLayoutTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    @Test func `Moving a subtree does not solve its interior again`() throws {
        let box = placed(View(), in: root)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
        LayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 200),
        ])
        for index in 0..<50 {
            let view = placed(Sized(10, 3), in: box)
            view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: Double(index)).isActive = true
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 4 * Double(index)).isActive = true
        }
        try harness.settle()
        let before = root.layoutSolverStatistics
        let changes = try harness.changes { left.constant = 33 }
        let after = root.layoutSolverStatistics
        #expect(box.frame.minX == 33)
        #expect(after.evaluationCount - before.evaluationCount == 1)
        #expect(after.pivotCount == before.pivotCount)
        #expect(changes.counts.map(\.counts.layouts).reduce(0, +) == 0)
    }

    @Test func `A resize changes suggested values and rebuilds no constraint`() throws {
        for index in 0..<100 {
            let label = placed(Sized(40, 10), in: root)
            let field = placed(Sized(View.noIntrinsicMetric, 10), in: root)
            LayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: 12 * Double(index)),
                field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
                field.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
                field.topAnchor.constraint(equalTo: label.topAnchor),
            ])
        }
        try harness.settle()
        let before = root.layoutSolverStatistics
        for width in [500.0, 320, 640] { try harness.resize(to: Size(width: width, height: 300)) }
        let after = root.layoutSolverStatistics
        #expect(root.subviews[199].frame == Rect(x: 56, y: 1188, width: 576, height: 10))
        #expect(after.pivotCount == before.pivotCount)
        #expect(after.rebuildCount == before.rebuildCount)
        // The root's width and height and each field's width, three times.
        #expect(after.evaluationCount - before.evaluationCount <= 3 * 102)
    }

    @Test func `An unchanged layout runs nothing`() throws {
        let view = placed(Sized(10, 10), in: root)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        try harness.settle()
        let before = root.layoutSolverStatistics
        #expect(harness.advance(by: .seconds(600)).isIdle)
        #expect(root.layoutSolverStatistics == before)
    }
}
