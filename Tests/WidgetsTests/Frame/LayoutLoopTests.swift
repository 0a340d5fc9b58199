import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// A host's frame, `layoutIfNeeded()` in a host and `layoutIfNeeded()` without a host perform the same steps.
@Suite struct LayoutLoopTests {
    /// Three levels of views whose hooks write to `journal`.
    private struct Family {
        let journal = Journal()
        let root: Probe
        let left: Probe
        let right: Probe
        let leaf: Probe

        init() {
            root = Probe("root", journal)
            left = Probe("left", journal, frame: Rect(x: 0, y: 0, width: 40, height: 40))
            right = Probe("right", journal, frame: Rect(x: 50, y: 0, width: 40, height: 40))
            leaf = Probe("leaf", journal, frame: Rect(x: 5, y: 5, width: 10, height: 10))
            root.addSubview(left)
            root.addSubview(right)
            left.addSubview(leaf)
        }

        /// The recorded constraint updates and layouts.
        var steps: [String] { journal.entries.filter { !$0.hasPrefix("draw") } }
    }

    private final class Cell: ReusableView {
        var onConfigure: (() -> Void)?
        private(set) var configurationCount = 0

        override func updateConfiguration(using state: CellConfigurationState) {
            configurationCount += 1
            onConfigure?()
        }
    }

    // MARK: - Within a layout pass

    @Test
    func `layoutIfNeeded in layoutSubviews lays out an invalid subview at once, with and without a host`()
        throws
    {
        let (shown, alone) = (Family(), Family())
        for family in [shown, alone] {
            let (root, left, leaf) = (family.root, family.left, family.leaf)
            root.onLayout = {
                root.onLayout = nil
                left.setNeedsLayout()
                leaf.setNeedsLayout()
                left.layoutIfNeeded()
                family.journal.add("after the subviews")
            }
        }

        try Harness(shown.root, size: Size(width: 100, height: 80)).settle()
        alone.root.layoutIfNeeded()

        let layouts = shown.steps.filter { !$0.hasPrefix("constraints") }
        #expect(
            layouts == ["layout root", "layout left", "layout leaf", "after the subviews", "layout right"])
        #expect(alone.steps.filter { !$0.hasPrefix("constraints") } == layouts)
    }

    @Test func `layoutIfNeeded of a sibling in layoutSubviews lays it out once`() throws {
        let family = Family()
        let (left, right) = (family.left, family.right)
        left.onLayout = { right.layoutIfNeeded() }

        let harness = Harness(family.root, size: Size(width: 100, height: 80))
        try harness.settle()

        let layouts = family.steps.filter { $0.hasPrefix("layout") }
        #expect(layouts == ["layout root", "layout left", "layout right", "layout leaf"])
        right.setNeedsLayout()
        try harness.settle()
        #expect(family.steps.last == "layout right")
    }

    // MARK: - The order

    @Test func `A tree is laid out in the same order with and without a host`() throws {
        let (shown, alone) = (Family(), Family())
        for family in [shown, alone] {
            let (root, right, left, leaf) = (family.root, family.right, family.left, family.leaf)
            left.onLayout = {
                left.onLayout = nil
                leaf.setNeedsUpdateConstraints()
                right.setNeedsLayout()
                root.setNeedsLayout()
            }
        }

        try Harness(shown.root, size: Size(width: 100, height: 80)).settle()
        alone.root.layoutIfNeeded()

        #expect(alone.steps == shown.steps)
        #expect(
            alone.steps == [
                "constraints leaf", "constraints left", "constraints right", "constraints root",
                "layout root", "layout left", "layout right", "layout root", "layout leaf",
                "constraints leaf",
            ])
    }

    @Test(arguments: 0..<40)
    func `Random invalidations during layout are handled with and without a host`(seed: Int) throws {
        let (shown, alone) = (
            Self.randomTree(seed: seed, Journal()), Self.randomTree(seed: seed, Journal())
        )
        let reported = try diagnostics {
            try Harness(shown[0], size: Size(width: 100, height: 80)).settle()
            alone[0].layoutIfNeeded()
        }
        #expect(reported.isEmpty)
        for view in shown + alone { #expect(!view.needsLayout && !view.needsUpdateConstraints) }
    }

    @Test func `A deep tree without a host is laid out, each view once`() {
        let journal = Journal()
        let views = (0..<60).map { Probe("\($0)", journal, frame: Rect(x: 0, y: 0, width: 9, height: 9)) }
        for (view, subview) in zip(views, views.dropFirst()) { view.addSubview(subview) }

        let reported = diagnostics { views[0].layoutIfNeeded() }

        #expect(reported.isEmpty)
        #expect(journal.entries.suffix(60) == (0..<60).map { "layout \($0)" })
        #expect(journal.entries.count == 120)
    }

    /// Returns views whose layout invalidates other views, at most twice each.
    private static func randomTree(seed: Int, _ journal: Journal) -> [Probe] {
        var random = SeededRandom(seed: seed)
        var views = [Probe("0", journal)]
        for index in 1..<14 {
            let view = Probe("\(index)", journal, frame: Rect(x: 0, y: 0, width: 9, height: 9))
            views[random.index(below: views.count)].addSubview(view)
            views.append(view)
        }
        for view in views {
            let others = (0..<2).map { _ in views[random.index(below: views.count)] }
            var rest = random.index(below: 3)
            view.onLayout = { [unowned first = others[0], unowned second = others[1]] in
                if rest == 0 { return }
                rest -= 1
                first.setNeedsLayout()
                second.setNeedsUpdateConstraints()
            }
        }
        return views
    }

    @Test func `Without a host, a parent invalidated by its subview is laid out before the others`() {
        let family = Family()
        family.root.layoutIfNeeded()
        family.journal.clear()
        let (root, left, right) = (family.root, family.left, family.right)
        left.onLayout = {
            left.onLayout = nil
            right.setNeedsLayout()
            root.setNeedsLayout()
        }
        left.setNeedsLayout()

        root.layoutIfNeeded()

        #expect(family.steps == ["layout left", "layout root", "layout right"])
    }

    // MARK: - Without a host

    @Test func `layoutIfNeeded without a host keeps the frames of views outside the subtree`() {
        let root = View()
        let box = placed(View(), in: root)
        let other = placed(Sized(30, 20), in: root)
        let inner = placed(Sized(10, 10), in: box)
        other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3).isActive = true

        box.layoutIfNeeded()
        #expect(inner.frame.minX == 3 && inner.frame.width == 10)
        #expect(other.frame == .zero)

        root.layoutIfNeeded()
        #expect(other.frame.minX == 5 && other.frame.width == 30)
    }

    @Test func `Without a host, constraints invalidated in updateConstraints are updated first`() {
        let family = Family()
        family.root.layoutIfNeeded()
        family.journal.clear()
        let (root, leaf) = (family.root, family.leaf)
        root.onUpdateConstraints = { [unowned root] in
            root.onUpdateConstraints = nil
            leaf.setNeedsUpdateConstraints()
        }
        root.setNeedsUpdateConstraints()
        root.setNeedsLayout()

        root.layoutIfNeeded()

        #expect(family.steps == ["constraints root", "constraints leaf", "layout root"])
    }

    // MARK: - Configuration

    @Test func `layoutIfNeeded configures cells, with and without a host`() throws {
        let (root, shown, alone) = (View(), Cell(), Cell())
        let harness = Harness(root, size: Size(width: 100, height: 80))
        root.addSubview(shown)

        root.layoutIfNeeded()
        alone.layoutIfNeeded()
        #expect(shown.configurationCount == 1 && alone.configurationCount == 1)

        try harness.settle()
        #expect(shown.configurationCount == 1)
        #expect(harness.lastFrame?.configurationUpdateCount == 1)
    }

    @Test func `layoutIfNeeded does not configure cells outside the subtree`() throws {
        let (root, box, cell) = (View(), View(), Cell())
        let harness = Harness(root, size: Size(width: 100, height: 80))
        root.addSubview(box)
        root.addSubview(cell)

        box.layoutIfNeeded()
        #expect(cell.configurationCount == 0)

        try harness.settle()
        #expect(cell.configurationCount == 1)
    }

    @Test func `A cell that keeps invalidating its configuration is stopped and named`() throws {
        let (root, cell) = (View(), Cell())
        let harness = Harness(root, size: Size(width: 100, height: 80))
        root.addSubview(cell)
        cell.onConfigure = { [unowned cell] in cell.setNeedsUpdateConfiguration() }

        let reported = try diagnostics { try harness.settle() }

        #expect(reported.map(\.kind) == [.layoutLoop] && reported[0].subject == cell.hierarchyPath)
        #expect(reported[0].cure.contains("setNeedsUpdateConfiguration"))
        #expect(!harness.host.needsFrame)
    }

    // MARK: - Loops

    /// Returns the diagnostics when `layout` lays out a family in which two hooks keep invalidating each other.
    private func culprits(_ layout: (Family) throws -> Void) rethrows -> [Diagnostic] {
        let family = Family()
        let (left, leaf) = (family.left, family.leaf)
        leaf.onLayout = { [unowned leaf] in leaf.setNeedsUpdateConstraints() }
        leaf.onUpdateConstraints = { [unowned leaf] in leaf.setNeedsLayout() }
        return try diagnostics {
            try layout(family)
            left.layoutIfNeeded()
        }
    }

    @Test func `Each kind of layout names the views that do not settle`() throws {
        let path = "Probe \"root\" > Probe \"left\" > Probe \"leaf\""
        var harnesses: [Harness] = []
        let inFrame = try culprits {
            harnesses.append(Harness($0.root, size: Size(width: 100, height: 80)))
            try harnesses[0].settle()
        }
        let inPart = culprits {
            harnesses.append(Harness($0.root, size: Size(width: 100, height: 80)))
            $0.root.layoutIfNeeded()
        }
        let alone = culprits { $0.root.layoutIfNeeded() }
        for reported in [inFrame, inPart, alone] {
            #expect(!reported.isEmpty && reported.allSatisfy { $0.kind == .layoutLoop && $0.subject == path })
        }
        #expect(inFrame.map(\.message) == alone.map(\.message))
        #expect(inFrame.map(\.message) == inPart.map(\.message))
    }

    @Test func `Views named by layoutIfNeeded are in the report of the next frame`() throws {
        let family = Family()
        let harness = Harness(family.root, size: Size(width: 100, height: 80))
        try harness.settle()
        let leaf = family.leaf
        leaf.onLayout = { [unowned leaf] in leaf.setNeedsLayout() }
        leaf.setNeedsLayout()
        _ = diagnostics { family.left.layoutIfNeeded() }
        leaf.onLayout = nil

        leaf.setNeedsDisplay()
        try harness.settle()

        #expect(harness.lastFrame?.culprits.map(\.view) == [leaf.hierarchyPath])
    }
}
