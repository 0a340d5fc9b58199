import Testing
import Widgets
import WidgetsTesting

@Suite struct HierarchyHookTests {
    let journal = Journal()

    @Test func `Adding calls the hooks in UIKit's order`() {
        let (parent, child) = (Probe("parent", journal), Probe("child", journal))

        parent.addSubview(child)

        #expect(
            journal.hooks == [
                "child will move to parent", "child did move to parent", "parent did add child",
            ])
    }

    @Test func `Removing calls the hooks in UIKit's order`() {
        let (parent, child) = (Probe("parent", journal), Probe("child", journal))
        parent.addSubview(child)
        journal.clear()

        child.removeFromSuperview()

        #expect(
            journal.hooks == ["child will move to nil", "parent will remove child", "child did move to nil"])
    }

    @Test func `Moving calls the hooks of the old and the new superview`() {
        let (old, new, child) = (Probe("old", journal), Probe("new", journal), Probe("child", journal))
        old.addSubview(child)
        journal.clear()

        new.addSubview(child)

        #expect(
            journal.hooks == [
                "child will move to new", "old will remove child", "child did move to new",
                "new did add child",
            ])
    }

    @Test func `Entering and leaving a window calls the hooks of all descendants`() {
        let window = Window(title: "w", size: Size(width: 50, height: 50))
        let harness = Harness(window, size: Size(width: 50, height: 50))
        let (parent, child) = (Probe("parent", journal), Probe("child", journal))
        parent.addSubview(child)
        journal.clear()

        window.addSubview(parent)

        #expect(child.window == window)
        #expect(
            journal.hooks == [
                "parent will move to view", "parent will move to window some",
                "child will move to window some",
                "child did move to window some", "parent did move to window some", "parent did move to view",
            ])
        journal.clear()

        parent.removeFromSuperview()

        #expect(child.window == nil)
        #expect(
            journal.hooks == [
                "parent will move to nil", "parent will move to window nil", "child will move to window nil",
                "child did move to window nil", "parent did move to window nil", "parent did move to nil",
            ])
        _ = harness
    }

    @Test func `Moving within a window calls no window hooks`() {
        let window = Window(title: "w", size: Size(width: 50, height: 50))
        let harness = Harness(window, size: Size(width: 50, height: 50))
        let (left, right, child) = (View(), View(), Probe("child", journal))
        window.addSubview(left)
        window.addSubview(right)
        left.addSubview(child)
        journal.clear()

        right.addSubview(child)

        #expect(!journal.hooks.contains { $0.contains("window") })
        #expect(child.window == window)
        _ = harness
    }

    @Test func `A subview added in a hook stays`() {
        let parent = View()
        final class Adder: View {
            let inner = View()
            override func didMoveToSuperview() {
                if superview != nil { addSubview(inner) } else { inner.removeFromSuperview() }
            }
        }
        let adder = Adder()

        parent.addSubview(adder)
        #expect(adder.subviews == [adder.inner])
        adder.removeFromSuperview()
        #expect(adder.subviews.isEmpty)
    }

    @Test func `Released trees are deallocated with their host`() throws {
        weak var root: View?
        weak var leaf: View?
        weak var host: ViewHost?
        try {
            let view = View()
            let child = Probe("leaf", journal, frame: Rect(x: 0, y: 0, width: 9, height: 9))
            view.addSubview(child)
            let harness = Harness(view, size: Size(width: 20, height: 20))
            try harness.settle()
            child.setNeedsLayout()
            try harness.click(child)
            (root, leaf, host) = (view, child, harness.host)
        }()

        #expect(root == nil && leaf == nil && host == nil)
    }

    @Test func `A removed view is not retained by the queues of the host`() throws {
        let root = View()
        let harness = Harness(root, size: Size(width: 20, height: 20))
        weak var child: View?
        try {
            let view = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
            root.addSubview(view)
            try harness.settle()
            try harness.click(view)
            view.setNeedsDisplay()
            view.removeFromSuperview()
            child = view
        }()

        try harness.settle()

        #expect(child == nil)
    }

    @Test func `The superview is a weak reference`() {
        let child = View()
        weak var parent: View?
        do {
            let view = View()
            view.addSubview(child)
            parent = view
        }

        #expect(parent == nil && child.superview == nil)
    }
}
