import ConstraintSolver
import Testing
import Widgets
import WidgetsTesting

@testable import LayoutStress

/// `systemLayoutSizeFitting` solves separately from the layout of the tree and does not change it.
@Suite struct MeasuringTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    /// Measures itself in `layoutSubviews`.
    private final class SelfMeasuring: View {
        private(set) var sizes: [Size] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            sizes.append(systemLayoutSizeFitting(View.layoutFittingCompressedSize))
        }
    }

    /// Returns a box with its subviews in a row, 4 points apart, in which no size is ambiguous.
    private func box(_ box: View = View(), widths: Double...) -> (box: View, parts: [Sized]) {
        let parts = widths.map { placed(Sized($0, 10), in: box) }
        var edge = box.leadingAnchor
        for (index, part) in parts.enumerated() {
            LayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : 4),
                part.topAnchor.constraint(equalTo: box.topAnchor),
                part.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
            ])
            edge = part.trailingAnchor
        }
        edge.constraint(equalTo: box.trailingAnchor).isActive = true
        return (box, parts)
    }

    private func fitting(_ view: View) -> Size {
        view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }

    // MARK: - Timing

    @Test func `A view may measure itself in layoutSubviews`() throws {
        let view = SelfMeasuring()
        let (_, parts) = box(placed(view, in: root), widths: 20, 30)
        try harness.settle()
        #expect(view.sizes == [Size(width: 54, height: 10)])
        #expect(harness.lastFrame?.layoutRounds == 1)

        parts[0].content.width = 25
        try harness.settle()
        #expect(view.sizes.last == Size(width: 59, height: 10))
        #expect(view.frame.width == 59 && parts[1].frame.minX == 29)
    }

    @Test func `Measuring a view twice gives the same size`() throws {
        let (view, _) = box(placed(View(), in: root), widths: 20, 30)
        #expect(fitting(view) == fitting(view))
        try harness.settle()
        let first = fitting(view)
        #expect(fitting(view) == first && first == Size(width: 54, height: 10))
    }

    @Test func `Pending changes count, and are applied in the next frame`() throws {
        let (view, parts) = box(placed(View(), in: root), widths: 20, 30)
        try harness.settle()
        let least = parts[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40)

        parts[0].content.width = 25
        least.isActive = true
        #expect(fitting(view).width == 25 + 4 + 40)
        least.constant = 50
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
        left.isActive = true
        #expect(fitting(view).width == 25 + 4 + 50)
        #expect(view.frame.width == 54)

        try harness.settle()
        #expect(view.frame == Rect(x: 7, y: 0, width: 79, height: 10))
        #expect(parts[1].frame == Rect(x: 29, y: 0, width: 50, height: 10))
    }

    // MARK: - Side effects

    @Test func `Measuring solves, writes and lays out nothing in the tree`() throws {
        let (view, parts) = box(placed(View(), in: root), widths: 20, 30)
        let stack = placed(StackView(arrangedSubviews: [Sized(5, 5), Sized(6, 6)]), in: view)
        try harness.settle()
        let before = root.layoutSolverStatistics
        let frames = parts.map(\.frame)

        let changes = try harness.changes {
            for view in [view, parts[0], stack, root] {
                _ = fitting(view)
                _ = view.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
            }
            #expect(!harness.host.needsFrame)
        }

        #expect(root.layoutSolverStatistics == before)
        #expect(changes.total == PassCounts())
        #expect(parts.map(\.frame) == frames)
    }

    @Test func `Measuring leaves pending changes pending`() throws {
        let (view, parts) = box(placed(View(), in: root), widths: 20, 30)
        try harness.settle()
        parts[0].content.width = 25
        let before = root.layoutSolverStatistics
        _ = fitting(view)
        #expect(root.layoutSolverStatistics == before)
        #expect(harness.host.needsFrame)
        try harness.settle()
        #expect(view.frame.width == 59)
    }

    @Test func `Measuring reports no conflict`() throws {
        let (view, parts) = box(placed(View(), in: root), widths: 20, 30)
        LayoutConstraint.activate([
            parts[0].widthAnchor.constraint(equalToConstant: 10),
            parts[0].widthAnchor.constraint(equalToConstant: 12),
        ])
        #expect(diagnostics { _ = fitting(view) }.isEmpty)
        #expect(try diagnostics { try harness.settle() }.map(\.kind) == [.unsatisfiableConstraints])
    }

    // MARK: - Changes while an intrinsic size is read

    @Test func `Changes made while an intrinsic size is read reach the layout of the tree`() throws {
        let view = placed(View(), in: root)
        let asked = placed(LayoutHookTests.Hooked(), in: view)
        let other = placed(Sized(10, 10), in: view)
        let left = other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1)
        let inner = asked.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2)
        let width = asked.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
        LayoutConstraint.activate([left, inner])
        try harness.settle()
        asked.onContent = { [unowned asked] in
            asked.onContent = nil
            left.constant = 11
            inner.constant = 12
            width.isActive = true
            width.constant = 60
            other.content = Size(width: 17, height: 18)
        }

        _ = fitting(view)
        try harness.settle()

        #expect(asked.frame.minX == 12 && asked.frame.width == 60)
        #expect(other.frame.minX == 11 && other.frame.size == Size(width: 17, height: 18))
    }

    @Test func `A view may be removed while its intrinsic size is read`() throws {
        let view = placed(View(), in: root)
        let asked = placed(LayoutHookTests.Hooked(), in: view)
        let other = placed(Sized(40, 10), in: view)
        LayoutConstraint.activate([
            asked.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: asked.trailingAnchor),
            other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        try harness.settle()
        asked.onContent = { [unowned asked] in
            asked.onContent = nil
            asked.removeFromSuperview()
        }
        _ = fitting(view)
        #expect(fitting(view) == .zero, "the other view has no leading constraint")
        try harness.settle()
        #expect(view.subviews == [other] && view.constraints.count == 1)
    }

    @Test func `A view may measure its superview while its own size is read`() {
        let (view, parts) = box(placed(View(), in: root), widths: 20, 30)
        let asked = placed(LayoutHookTests.Hooked(), in: view)
        asked.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor).isActive = true
        var inner: [Size] = []
        asked.onContent = {
            asked.onContent = nil
            inner = [fitting(view), fitting(parts[0])]
        }
        #expect(fitting(view) == Size(width: 54, height: 10))
        #expect(inner == [Size(width: 54, height: 10), Size(width: 20, height: 10)])
    }

    // MARK: - Random trees

    @Test(arguments: Array(0..<24) + Array(1000..<1024))
    func `A measured size equals that of the view in a fresh tree`(seed: Int) {
        var differences: [String] = []
        var changes: [String] = []
        _ = diagnostics {
            let layout = RandomLayout(seed: seed)
            for _ in 0..<20 where differences.isEmpty {
                for _ in 0..<6 { layout.change() }
                differences = self.differences(of: layout)
                changes = layout.log.suffix(12)
            }
        }
        #expect(differences.isEmpty, "seed \(seed), after \(changes.joined(separator: "; "))")
    }

    /// Measures all views, with their pending changes, and copies of them that have never been laid out.
    private func differences(of layout: RandomLayout) -> [String] {
        let (copied, copies) = layout.copy()
        var differences: [String] = []
        for (view, copy) in copies {
            for target in [View.layoutFittingCompressedSize, View.layoutFittingExpandedSize] {
                let (size, fresh) = (
                    view.systemLayoutSizeFitting(target), copy.systemLayoutSizeFitting(target)
                )
                if size != fresh { differences.append("\(view.hierarchyPath): \(size) is not \(fresh)") }
            }
        }
        // A layout with a conflict has more than one solution.
        layout.settle()
        for _ in 0..<20 where copied.host.needsFrame { copied.step() }
        let isPossible = layout.root.layoutConflicts.isEmpty && copied.rootView.layoutConflicts.isEmpty
        return isPossible ? differences : []
    }
}
