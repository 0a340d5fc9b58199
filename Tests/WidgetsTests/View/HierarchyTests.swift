import Testing
import Widgets
import WidgetsTesting

@Suite struct HierarchyTests {
    let parent = View()
    let a = View()
    let b = View()
    let c = View()

    init() {
        for view in [a, b, c] { parent.addSubview(view) }
    }

    @Test func `An added view is in front`() {
        #expect(parent.subviews == [a, b, c])
        #expect([a, b, c].allSatisfy { $0.superview == parent })
    }

    @Test func `Views are inserted at an index, below and above a sibling`() {
        let (d, e, f) = (View(), View(), View())

        parent.insertSubview(d, at: 0)
        parent.insertSubview(e, belowSubview: b)
        parent.insertSubview(f, aboveSubview: b)

        #expect(parent.subviews == [d, a, e, b, f, c])
    }

    @Test(arguments: [99, Int.max]) func `An index beyond the end inserts in front`(index: Int) {
        let view = View()

        parent.insertSubview(view, at: index)

        #expect(parent.subviews.last == view)
    }

    @Test func `A negative index inserts at the back`() {
        let view = View()

        parent.insertSubview(view, at: -4)

        #expect(parent.subviews.first == view)
    }

    @Test func `Inserting below a view that is not a sibling inserts in front`() {
        let (stranger, view) = (View(), View())

        parent.insertSubview(view, belowSubview: stranger)

        #expect(parent.subviews == [a, b, c, view])
    }

    @Test func `Views are brought to the front, sent to the back and exchanged`() {
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [b, c, a])
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, b, c])
        parent.exchangeSubview(at: 0, withSubviewAt: 9)
        #expect(parent.subviews == [a, b, c])
    }

    @Test func `Adding a subview again only reorders`() {
        let journal = Journal()
        let (root, one, two) = (Probe("root", journal), Probe("one", journal), Probe("two", journal))
        root.addSubview(one)
        root.addSubview(two)
        journal.clear()

        root.addSubview(one)

        #expect(root.subviews == [two, one])
        #expect(journal.hooks.isEmpty)
    }

    @Test func `Inserting a view next to itself changes nothing`() {
        parent.insertSubview(a, at: 0)
        parent.insertSubview(b, aboveSubview: a)
        parent.insertSubview(b, belowSubview: c)

        #expect(parent.subviews == [a, b, c])
    }

    @Test func `A view added elsewhere leaves its old superview`() {
        let other = View()

        other.addSubview(b)

        #expect(parent.subviews == [a, c])
        #expect(b.superview == other)
    }

    @Test func `Removing a view without a superview does nothing`() {
        b.removeFromSuperview()
        b.removeFromSuperview()

        #expect(parent.subviews == [a, c])
        #expect(b.superview == nil)
    }

    @Test func `A view is a descendant of itself and of all its ancestors`() {
        let deep = View()
        a.addSubview(deep)

        #expect(deep.isDescendant(of: parent) && deep.isDescendant(of: deep))
        #expect(!parent.isDescendant(of: deep) && !deep.isDescendant(of: b))
    }

    @Test func `A cycle is refused and reported`() {
        let child = View()
        child.accessibilityIdentifier = "child"
        a.addSubview(child)

        let reported = diagnostics {
            child.addSubview(parent)
            a.addSubview(a)
        }

        #expect(reported.map(\.kind) == [.refusedHierarchy, .refusedHierarchy])
        #expect(reported.first?.message.contains("View \"child\"") == true)
        #expect(parent.superview == nil && a.superview == parent && a.subviews == [child])
    }

    @Test func `Views are found by tag, the receiver first`() {
        c.tag = 7
        let deep = View()
        deep.tag = 7
        a.addSubview(deep)

        #expect(parent.viewWithTag(7) == deep)
        #expect(c.viewWithTag(7) == c)
        #expect(parent.viewWithTag(8) == nil)
    }

    @Test func `The tint colour is inherited unless a view has its own`() {
        parent.tintColor = .red
        a.tintColor = .green
        let (below, beside) = (View(), View())
        a.addSubview(below)
        b.addSubview(beside)

        #expect(below.tintColor == .green)
        #expect(beside.tintColor == .red)
        #expect(View().tintColor == .tintColor)
    }

    @Test func `Views are hashable by identity, and their description shows class, identifier and frame`() {
        a.accessibilityIdentifier = "save"
        a.frame = Rect(x: 1, y: 2, width: 3, height: 4.5)

        #expect(Set<View>([a, a, b]).count == 2)
        #expect([a: "first"][a] == "first")
        #expect(a.description == "<View \"save\"; frame = (1, 2; 3 x 4.5)>")
        #expect(a.hierarchyPath == "View > View \"save\"")
    }
}
