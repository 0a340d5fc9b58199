import Testing
import Widgets
import WidgetsTesting

@Suite struct ViewControllerTests {
    final class Recorder: ViewController {
        var calls: [String] = []
        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { calls.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
        override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
        override func updateViewConstraints() {
            calls.append("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func willMove(toParent parent: ViewController?) { calls.append("willMove \(parent != nil)") }
        override func didMove(toParent parent: ViewController?) { calls.append("didMove \(parent != nil)") }
    }

    let controller = Recorder()

    @Test func `A view is loaded once, on first access`() {
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)

        _ = controller.view
        _ = controller.view

        #expect(controller.isViewLoaded)
        #expect(controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test func `A controller appears, is laid out, and disappears with its view`() throws {
        let root = View()
        let harness = Harness(root)
        _ = controller.view
        controller.calls = []

        root.addSubview(controller.view)
        try harness.settle()

        #expect(
            controller.calls == [
                "viewWillAppear", "viewDidAppear", "updateViewConstraints", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
            ])
        controller.calls = []

        controller.view.removeFromSuperview()

        #expect(controller.calls == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func `A harness displays a controller's view`() throws {
        let harness = Harness(controller, size: Size(width: 30, height: 20))

        try harness.settle()

        #expect(controller.calls.contains("viewDidAppear"))
        #expect(controller.view.bounds.size == Size(width: 30, height: 20))
    }

    @Test func `Children are added and removed as in UIKit`() {
        let child = Recorder()

        controller.addChild(child)
        child.didMove(toParent: controller)
        #expect(controller.children == [child] && child.parent == controller)

        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(controller.children.isEmpty && child.parent == nil)
        #expect(child.calls == ["willMove true", "didMove true", "willMove false", "didMove false"])
    }

    @Test func `A child added elsewhere leaves its old parent`() {
        let (child, other) = (Recorder(), Recorder())
        controller.addChild(child)

        other.addChild(child)

        #expect(controller.children.isEmpty && other.children == [child] && child.parent == other)
    }

    @Test func `A controller cannot be its own ancestor`() {
        let child = Recorder()
        controller.addChild(child)

        let reported = diagnostics {
            child.addChild(controller)
            child.addChild(child)
        }

        #expect(reported.map(\.kind) == [.refusedHierarchy, .refusedHierarchy])
        #expect(controller.parent == nil && child.children.isEmpty)
    }

    @Test func `The next responder of a view is its controller, then the superview`() {
        let root = View()
        root.addSubview(controller.view)

        #expect(controller.view.next == controller)
        #expect(controller.next == root)
    }

    @Test func `View and controller do not retain each other`() {
        weak var weakController: ViewController?
        weak var weakView: View?
        do {
            let controller = ViewController()
            (weakController, weakView) = (controller, controller.view)
        }
        #expect(weakController == nil && weakView == nil)
    }
}
