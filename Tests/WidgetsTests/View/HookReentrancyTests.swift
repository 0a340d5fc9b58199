import Testing
import Widgets

/// Hooks that change the view hierarchy during a move.
struct HookReentrancyTests {
    @Test func `A view that removes itself while it enters a host has no host`() {
        let view = HookedView()
        view.onWillMove = { if $0.viewHost == nil { $0.removeFromSuperview() } }
        let root = View()
        let host = ViewHost(rootView: root, size: Size(width: 50, height: 50))

        root.addSubview(view)

        #expect(view.superview == nil && view.viewHost == nil)
        _ = host.renderBitmap()
    }

    @Test func `A view that removes its sibling while both enter a host leaves the sibling without a host`() {
        let page = View()
        let first = HookedView()
        let second = HookedView()
        first.onDidMove = { _ in second.removeFromSuperview() }
        page.addSubview(first)
        page.addSubview(second)
        let root = View()
        let host = ViewHost(rootView: root, size: Size(width: 50, height: 50))

        root.addSubview(page)

        #expect(first.viewHost === host)
        #expect(second.superview == nil && second.viewHost == nil)
    }

    @Test func `A sibling removed by a hook is not confused with the removed view`() {
        final class Root: View {
            var onRemove: (() -> Void)?
            override func willRemoveSubview(_ subview: View) {
                super.willRemoveSubview(subview)
                let action = onRemove
                onRemove = nil
                action?()
            }
        }
        let root = Root()
        let other = View()
        let views = (0..<4).map { _ in View() }
        for view in views { root.addSubview(view) }
        root.onRemove = { views[0].removeFromSuperview() }
        views[1].removeFromSuperview()
        #expect(root.subviews == [views[2], views[3]])
        #expect(views[1].superview == nil && views[2].superview === root)

        root.onRemove = { views[2].removeFromSuperview() }
        other.addSubview(views[3])
        #expect(root.subviews.isEmpty && views[2].superview == nil)
        #expect(other.subviews == [views[3]])

        root.addSubview(views[0])
        root.onRemove = { views[0].removeFromSuperview() }
        views[0].removeFromSuperview()
        #expect(root.subviews.isEmpty && views[0].superview == nil)

        root.addSubview(views[0])
        root.onRemove = { other.addSubview(views[0]) }
        root.insertSubview(views[1], at: 0)
        views[0].removeFromSuperview()
        #expect(root.subviews == [views[1]] && other.subviews == [views[3], views[0]])
    }

    @Test func `A view that adds itself elsewhere while it leaves a window has one superview`() {
        let (elsewhere, detached) = (View(), View())
        let view = HookedView()
        let root = View()
        let host = ViewHost(rootView: root, size: Size(width: 50, height: 50))
        root.addSubview(view)
        view.onDidMove = { if $0.viewHost == nil, $0.superview == nil { elsewhere.addSubview($0) } }

        detached.addSubview(view)

        #expect(view.superview === elsewhere && elsewhere.subviews == [view])
        #expect(detached.subviews.isEmpty && root.subviews.isEmpty && view.viewHost == nil)
        _ = host.renderBitmap()
    }

    @Test func `A view that adds its new superview to itself is not added`() {
        final class Greedy: View {
            override func willMove(toSuperview newSuperview: View?) {
                if let newSuperview { addSubview(newSuperview) }
            }
        }
        let (parent, greedy) = (View(), Greedy())
        let reported = diagnostics { parent.addSubview(greedy) }

        #expect(greedy.superview == nil && greedy.subviews == [parent] && parent.subviews.isEmpty)
        #expect(reported.map(\.kind) == [.refusedHierarchy])
    }

    @Test func `Subviews added by a hook have the host`() {
        let added = View()
        let view = HookedView()
        view.onWillMove = { if added.superview == nil { $0.addSubview(added) } }
        let root = View()
        let host = ViewHost(rootView: root, size: Size(width: 50, height: 50))

        root.addSubview(view)

        #expect(added.viewHost === host)
    }

    @Test func `When a host is deallocated, its views are notified once`() {
        let view = HookedView()
        var heard: [Bool] = []
        view.onWillMove = { heard.append($0.viewHost == nil) }
        let root = View()
        root.addSubview(view)
        do {
            let host = ViewHost(rootView: root, size: Size(width: 50, height: 50))
            #expect(view.viewHost === host)
        }

        view.setNeedsLayout()
        view.backgroundColor = .white
        view.removeFromSuperview()

        #expect(heard == [true, true])
        #expect(view.viewHost == nil && root.viewHost == nil)
    }

    @Test func `A deallocated host does not notify a view that another host displays`() {
        let view = HookedView()
        var first: ViewHost? = ViewHost(rootView: view, size: Size(width: 10, height: 10))
        first?.releaseRootView()
        let second = ViewHost(rootView: view, size: Size(width: 10, height: 10))
        var heard = 0
        view.onDidMove = { _ in heard += 1 }
        first = nil
        #expect(heard == 0 && view.viewHost === second)
    }

    @Test func `A subview may be removed during a layout, a drawing or a press`() {
        let root = View()
        let view = HookedView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        let other = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(other)
        root.addSubview(view)
        let host = ViewHost(rootView: root, size: Size(width: 50, height: 50))
        view.onLayout = { _ in other.removeFromSuperview() }
        view.onDraw = { $0.removeFromSuperview() }

        _ = host.renderBitmap()
        #expect(root.subviews.isEmpty)
        root.addSubview(view)
        view.onDraw = nil
        view.onPress = { $0.removeFromSuperview() }
        host.handle(.mouse(MouseEvent(phase: .down, locationInWindow: Point(x: 5, y: 5), isButtonHeld: true)))
        host.handle(.mouse(MouseEvent(phase: .up, locationInWindow: Point(x: 5, y: 5))))

        #expect(root.subviews.isEmpty)
        _ = host.renderBitmap()
    }
}

private final class HookedView: View {
    var onWillMove: ((HookedView) -> Void)?
    var onDidMove: ((HookedView) -> Void)?
    var onLayout: ((HookedView) -> Void)?
    var onDraw: ((HookedView) -> Void)?
    var onPress: ((HookedView) -> Void)?

    override func willMove(toWindow newWindow: Window?) { onWillMove?(self) }
    override func didMoveToWindow() { onDidMove?(self) }
    override func layoutSubviews() { onLayout?(self) }
    override func draw(_ canvas: Canvas) { onDraw?(self) }
    override func mouseDown(with event: MouseEvent) { onPress?(self) }
}
