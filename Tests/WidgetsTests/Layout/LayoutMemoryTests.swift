import Testing
import Widgets
import WidgetsTesting

@testable import ConstraintLayout

/// The objects that layout retains or must not retain: views, guides, constraints and engines are deallocated in any order.
@Suite struct LayoutMemoryTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    private func pin(_ view: View, to other: View) -> [LayoutConstraint] {
        let constraints = [
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3),
            view.topAnchor.constraint(equalTo: other.layoutMarginsGuide.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
        ]
        LayoutConstraint.activate(constraints)
        return constraints
    }

    @Test func `A removed view is deallocated with its constraints and guides`() throws {
        weak var view: View?
        weak var leaf: View?
        weak var outer: LayoutConstraint?
        weak var inner: LayoutConstraint?
        weak var guide: LayoutGuide?
        do {
            let box = placed(View(), in: root)
            let child = placed(Sized(10, 10), in: box)
            let gap = LayoutGuide()
            box.addLayoutGuide(gap)
            gap.widthAnchor.constraint(equalTo: child.widthAnchor).isActive = true
            outer = pin(box, to: root)[0]
            inner = pin(child, to: box)[1]
            (view, leaf, guide) = (box, child, gap)
            try harness.settle()
            box.removeFromSuperview()
        }
        #expect(view == nil && leaf == nil && guide == nil)
        #expect(outer == nil && inner == nil)
        try harness.settle()
        #expect(root.constraints.isEmpty)
    }

    @Test func `A view removed before the first solving is deallocated`() throws {
        weak var view: View?
        weak var constraint: LayoutConstraint?
        do {
            let box = placed(View(), in: root)
            constraint = pin(box, to: root)[0]
            view = box
            box.removeFromSuperview()
        }
        // The queues of the frame retain the view until the next frame.
        try harness.settle()
        #expect(view == nil && constraint == nil)
    }

    @Test func `A constraint does not retain its view, and may outlive it`() throws {
        weak var view: View?
        var constraints: [LayoutConstraint] = []
        do {
            let box = placed(View(), in: root)
            constraints = pin(box, to: root)
            view = box
            try harness.settle()
            box.removeFromSuperview()
        }
        #expect(view == nil)
        for constraint in constraints {
            constraint.constant += 1
            constraint.priority = .defaultLow
            #expect(constraint.firstItem == nil && !constraint.isActive)
            #expect(!constraint.description.isEmpty)
        }
        try harness.settle()
    }

    @Test func `A guide may outlive its view`() throws {
        let added = LayoutGuide()
        var guides: [LayoutGuide] = [added]
        do {
            let box = placed(View(), in: root)
            box.addLayoutGuide(added)
            guides += [box.layoutMarginsGuide, box.safeAreaLayoutGuide, box.readableContentGuide]
            for guide in guides { box.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true }
            try harness.settle()
            box.removeFromSuperview()
        }
        for guide in guides {
            #expect(guide.owningView == nil)
            #expect(guide.layoutFrame == .zero)
        }
        root.addLayoutGuide(added)
        added.widthAnchor.constraint(equalToConstant: 12).isActive = true
        try harness.settle()
        #expect(added.layoutFrame.width == 12)
    }

    @Test func `A guide may outlive the root of a tree without a host`() {
        let guide = LayoutGuide()
        do {
            let box = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
            box.addLayoutGuide(guide)
            guide.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
            box.layoutIfNeeded()
            #expect(guide.layoutFrame.width == 50)
        }
        #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    }

    @Test func `A host is deallocated while its constraints are retained`() {
        weak var engine: LayoutEngine?
        let page = View()
        let view = placed(Sized(20, 10), in: page)
        let constraints = pin(view, to: page)
        do {
            let other = Harness(page, size: Size(width: 100, height: 100))
            other.step()
            #expect(view.frame.minX == 3)
            engine = other.host.layoutEngineIfLoaded
            #expect(engine != nil)
        }
        #expect(engine == nil)
        constraints[0].constant = 5
        page.layoutIfNeeded()
        #expect(view.frame.minX == 5)
    }

    @Test func `The engine of a tree without a host is deallocated with its root`() {
        weak var engine: LayoutEngine?
        let leaf = View()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        var constraints: [LayoutConstraint] = []
        do {
            let page = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            let box = placed(View(), in: page)
            box.addSubview(leaf)
            constraints = pin(leaf, to: page) + pin(box, to: page) + pin(leaf, to: box)
            page.layoutIfNeeded()
            engine = page.layoutAttachment?.detachedEngine
            #expect(engine != nil)
        }
        #expect(engine == nil)
        #expect(leaf.superview == nil && leaf.layoutAttachment?.node.engine == nil)
        for constraint in constraints { constraint.constant += 1 }
        root.addSubview(leaf)
        leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
        leaf.layoutIfNeeded()
        #expect(leaf.frame.minX == 8)
    }

    @Test func `Stacks and grids release removed views`() throws {
        weak var first: View?
        weak var second: View?
        let stack = placed(StackView(), in: root)
        let grid = placed(GridView(), in: root)
        do {
            let (one, two) = (Sized(10, 10), Sized(10, 10))
            stack.addArrangedSubview(one)
            stack.setCustomSpacing(3, after: one)
            grid.addRow(with: [two])
            (first, second) = (one, two)
            try harness.settle()
            one.removeFromSuperview()
            grid.removeRow(at: 0)
            try harness.settle()
        }
        #expect(first == nil && second == nil)
        weak var stranger: View?
        do {
            let view = View()
            stack.setCustomSpacing(4, after: view)
            stranger = view
        }
        #expect(stranger == nil)
    }

    @Test func `A pending constraint belongs to one tree only`() throws {
        let other = Harness(View(), size: Size(width: 200, height: 200))
        let box = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(box)
        try harness.settle()
        let view = placed(Sized(20, 10), in: box)
        let left = view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7)
        left.isActive = true
        // Activated in this host and not yet solved when the views move to the other one.
        other.rootView.addSubview(box)
        try other.settle()
        #expect(view.frame == Rect(x: 7, y: 0, width: 20, height: 10))
        try harness.settle()
        left.constant = 9
        try harness.settle()
        try other.settle()
        #expect(view.frame.minX == 9)
        box.removeFromSuperview()
        box.layoutIfNeeded()
        left.constant = 11
        root.addSubview(box)
        other.rootView.addSubview(box)
        root.addSubview(box)
        try other.settle()
        try harness.settle()
        #expect(view.frame.minX == 11)
    }
}
