import Testing
import Widgets
import WidgetsTesting

@testable import ConstraintLayout

/// Containers in containers are measured by one solver run, whose cost is proportional to the number of views.
@Suite struct NestedMeasurementTests {
    /// A leaf that counts how often its content size is read.
    private final class Leaf: View {
        private(set) var readCount = 0
        override var intrinsicContentSize: Size {
            readCount += 1
            return Size(width: 20, height: 10)
        }
    }

    enum Nesting: CaseIterable {
        case column, columnWithSibling, rowInColumn, baselines, equalSpacing, proportional, grid
    }

    private func container(_ nesting: Nesting, _ level: Int, _ inner: View, _ leaf: Leaf) -> View {
        let stack = StackView(arrangedSubviews: nesting == .column ? [inner] : [inner, leaf])
        stack.axis = .vertical
        stack.spacing = 2
        switch nesting {
        case .column, .columnWithSibling: break
        case .rowInColumn: stack.axis = level % 2 == 0 ? .horizontal : .vertical
        case .baselines:
            stack.axis = .horizontal
            stack.alignment = level % 2 == 0 ? .firstBaseline : .lastBaseline
        case .equalSpacing: stack.distribution = .equalSpacing
        case .proportional:
            stack.axis = level % 2 == 0 ? .horizontal : .vertical
            stack.distribution = .fillProportionally
        case .grid: return GridView(views: [[inner, leaf], [nil, View()]])
        }
        return stack
    }

    private func tree(_ nesting: Nesting, depth: Int) -> (root: View, leaves: [Leaf]) {
        var leaves = [Leaf()]
        var view: View = leaves[0]
        for level in 0..<depth {
            let leaf = Leaf()
            view = container(nesting, level, view, leaf)
            if leaf.superview != nil { leaves.append(leaf) }
        }
        return (view, leaves)
    }

    /// Returns the number of pivots of a measurement, and the greatest number of times that it has read a content size.
    private func cost(_ nesting: Nesting, depth: Int) -> (pivots: Int, reads: Int) {
        let (root, leaves) = tree(nesting, depth: depth)
        root.updateConstraintsIfNeeded()
        let before = leaves.map(\.readCount)
        let measurement = LayoutMeasurement(of: root)
        let size = measurement.size(.zero, .fittingSizeLevel, .fittingSizeLevel)
        #expect(size.width >= 20 && size.height >= 10)
        let reads = zip(leaves, before).map { $0.readCount - $1 }
        return (measurement.core.solver.statistics.pivotCount, reads.max() ?? 0)
    }

    @Test(arguments: Nesting.allCases)
    func `A measurement reads each view a bounded number of times`(_ nesting: Nesting) {
        let (short, long) = (cost(nesting, depth: 10), cost(nesting, depth: 40))
        #expect(short.reads <= 4 && long.reads <= 4, "\(short) \(long)")
        #expect(long.pivots <= 8 * max(short.pivots, 40), "\(short) \(long)")
    }

    /// In a window, a change of the innermost view reads its ancestors; a row reads the heights of its views for its baseline, and for that of
    /// each row that contains it.
    @Test(arguments: Nesting.allCases) func `A change inside reads what has changed`(_ nesting: Nesting)
        throws
    {
        let (root, leaves) = tree(nesting, depth: 40)
        let harness = Harness(root, size: Size(width: 3_000, height: 3_000))
        try harness.settle()
        #expect(leaves.allSatisfy { $0.readCount <= 200 }, "\(leaves.map(\.readCount))")
        let before = leaves.map(\.readCount)
        leaves[0].invalidateIntrinsicContentSize()
        try harness.settle()
        let reads = zip(leaves, before).map { $0.readCount - $1 }
        let most = nesting == .baselines ? 2 * 40 : 4
        #expect(reads.reduce(0, +) <= most * leaves.count, "\(reads)")
    }
}
