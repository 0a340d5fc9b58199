import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Controllers that are presented in popovers.
struct PopoverPresentationTests {
    private let window = Window(title: "Stage", size: Size(width: 600, height: 400))
    private let presenter = ViewController()
    private let source = Button(title: "Colours")
    private let other = Button(title: "Other")
    private let chooser = Chooser()
    private let delegate = Delegate()
    private let harness: Harness

    init() throws {
        presenter.view.addSubview(source)
        presenter.view.addSubview(other)
        source.frame = Rect(x: 250, y: 150, width: 100, height: 34)
        other.frame = Rect(x: 10, y: 350, width: 100, height: 34)
        window.rootViewController = presenter
        harness = Harness(window, size: Size(width: 600, height: 400))
        try harness.settle()
    }

    /// Presents the chooser beside the source.
    @discardableResult
    private func present(_ configure: (PopoverPresentationController) -> Void = { _ in }) throws
        -> PopoverPresentationController
    {
        chooser.modalPresentationStyle = .popover
        let popover = try #require(chooser.popoverPresentationController)
        popover.sourceView = source
        popover.delegate = delegate
        configure(popover)
        presenter.present(chooser, animated: true)
        try harness.settle()
        return popover
    }

    /// The frame of the chooser in the window.
    private var frame: Rect { chooser.view.convert(chooser.view.bounds, to: nil) }

    private var isShown: Bool { chooser.presentingViewController === presenter && chooser.view.window != nil }

    @Test func `A stack view without constraints of its own has the size of its arranged views`() throws {
        let stack = StackView(arrangedSubviews: [Label(text: "Opacity"), Slider(), Button(title: "Apply")])
        stack.axis = .vertical
        stack.spacing = 8
        let controller = ViewController()
        controller.view = stack
        let popover = Popover()
        popover.contentViewController = controller
        popover.show(relativeTo: source.bounds, of: source, preferredEdge: .maxY)
        try harness.settle()
        let heights = stack.arrangedSubviews.map(\.intrinsicContentSize.height)
        #expect(stack.bounds.height == heights.reduce(0, +) + 16)
        #expect(stack.bounds.width < 240)

        // The open popover is measured again with the new sizes of its texts.
        var theme = Theme.light
        theme.textScale = 2
        harness.host.theme = theme
        try harness.settle()
        let grown = stack.arrangedSubviews.map(\.intrinsicContentSize)
        #expect(grown[0].height > heights[0] * 1.8)
        #expect(stack.bounds.height == grown.map(\.height).reduce(0, +) + 16)
        #expect(stack.bounds.width >= grown.map(\.width).max() ?? 0)
    }

    @Test func `A popover is below its source, takes the focus and returns it`() throws {
        try harness.focus(source)
        let popover = try present()

        #expect(isShown && presenter.presentedViewController === chooser)
        #expect(popover.arrowDirection == .up && popover.presentingViewController === presenter)
        #expect(frame.size == Size(width: 200, height: 120))
        #expect(frame.minY == 184 + 9 && frame.midX == 300)
        #expect(harness.focusedView === chooser.field)
        #expect(delegate.log == ["prepare"])
        presenter.dismiss(animated: true)
        #expect(!isShown && harness.focusedView === source && popover.arrowDirection == .unknown)
        #expect(delegate.log == ["prepare"] && chooser.dismissals == 0)
    }

    @Test(
        arguments: [
            (PopoverArrowDirection.down, Point(x: 300, y: 150)),
            (PopoverArrowDirection.left, Point(x: 350, y: 167)),
            (PopoverArrowDirection.right, Point(x: 250, y: 167)),
            (PopoverArrowDirection([.left, .down]), Point(x: 300, y: 150)),
        ])
    func `The arrow points in a permitted direction to the source`(
        directions: PopoverArrowDirection, tip: Point
    ) throws {
        let popover = try present { $0.permittedArrowDirections = directions }
        #expect(directions.contains(popover.arrowDirection))
        switch popover.arrowDirection {
        case .down: #expect(frame.maxY + 9 == tip.y && frame.midX == tip.x)
        case .left: #expect(frame.minX - 9 == tip.x && frame.midY == tip.y)
        default: #expect(frame.maxX + 9 == tip.x && frame.midY == tip.y)
        }
    }

    @Test func `A rectangle or an item can be the source`() throws {
        try present {
            $0.sourceView = presenter.view
            $0.sourceRect = Rect(x: 100, y: 50, width: 20, height: 20)
        }
        #expect(frame.minY == 70 + 9 && frame.midX == 110)
        presenter.dismiss(animated: false)
        try present { $0.sourceItem = source }
        #expect(frame.minY == 184 + 9 && frame.midX == 300)
    }

    @Test func `A press outside or Escape closes the popover, and the delegate is notified`() throws {
        try present()
        try harness.click(Point(x: 550, y: 30))
        #expect(!isShown && presenter.presentedViewController == nil)
        #expect(delegate.log == ["prepare", "should", "will", "did"] && chooser.dismissals == 1)
        delegate.log = []
        try present()
        try harness.key(.keyboardEscape)
        #expect(!isShown && delegate.log == ["prepare", "should", "will", "did"])
    }

    @Test func `The delegate and the controller can keep the popover open`() throws {
        delegate.mayDismiss = false
        try present()
        try harness.click(Point(x: 550, y: 30))
        try harness.key(.keyboardEscape)
        #expect(isShown)
        #expect(delegate.log == ["prepare", "should", "attempt", "should", "attempt"])
        delegate.mayDismiss = true
        chooser.isModalInPresentation = true
        try harness.key(.keyboardEscape)
        #expect(isShown)
        chooser.isModalInPresentation = false
        try harness.key(.keyboardEscape)
        #expect(!isShown)
    }

    @Test func `Passthrough views are pressed while the popover stays open`() throws {
        var presses = 0
        other.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
        try present { $0.passthroughViews = [other] }
        try harness.click(Point(x: 60, y: 367))
        #expect(presses == 1 && isShown)
        try harness.click(Point(x: 300, y: 160))
        #expect(!isShown)
    }

    @Test
    func `Without room beside its source, a controller is presented as a sheet, unless the delegate decides`()
        throws
    {
        chooser.preferredContentSize = Size(width: 560, height: 300)
        try present()
        #expect(isShown && harness.host.openPopover == nil)
        #expect(harness.host.presentedSheets.count == 1)
        presenter.dismiss(animated: false)

        delegate.style = ModalPresentationStyle.none
        let popover = try present()
        #expect(isShown && harness.host.openPopover != nil)
        #expect(frame.minY >= 184 + 9 || frame.maxY <= 150 - 9)
        #expect(popover.arrowDirection != .unknown)
        presenter.dismiss(animated: false)

        delegate.style = .automatic
        try present { $0.canOverlapSourceViewRect = true }
        #expect(harness.host.openPopover != nil && frame.height > 280)
    }

    @Test func `Without a source in the window, the popover becomes a sheet, with a diagnostic`() throws {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        try present { $0.sourceView = nil }
        #expect(harness.host.presentedSheets.count == 1)
        #expect(reported.map(\.kind) == [.refusedHierarchy])
    }

    @Test func `The popover follows its preferred size and its source, which the delegate may replace`()
        throws
    {
        try present()
        chooser.preferredContentSize = Size(width: 240, height: 60)
        try harness.settle()
        #expect(frame.size == Size(width: 240, height: 60))
        delegate.newSource = (Rect(x: 20, y: 0, width: 60, height: 34), other)
        try harness.resize(to: Size(width: 640, height: 400))
        try harness.settle()
        #expect(delegate.log.last == "reposition 250 150")
        #expect(frame.maxY + 9 == 350 && frame.midX < 150)
    }

    @Test func `The margins keep the popover away from the edges`() throws {
        source.frame.origin = Point(x: 0, y: 150)
        try present { $0.popoverLayoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
        #expect(frame.minX >= 40)
    }

    @Test func `A controller in a popover that presents another one is dismissed first`() throws {
        try present()
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        chooser.present(alert, animated: false)
        try harness.settle()
        #expect(!isShown && presenter.presentedViewController === alert)
    }

    @Test func `Removing the source or deallocating the presenter closes the popover`() throws {
        try present()
        source.removeFromSuperview()
        #expect(!isShown && delegate.log.last == "did")

        var child: ViewController? = ViewController()
        child?.view.frame = Rect(x: 0, y: 0, width: 20, height: 20)
        if let view = child?.view { window.addSubview(view) }
        try harness.settle()
        chooser.popoverPresentationController?.sourceView = window
        chooser.popoverPresentationController?.sourceRect = Rect(x: 200, y: 100, width: 10, height: 10)
        child?.present(chooser, animated: false)
        #expect(harness.host.openPopover != nil)
        child?.view.removeFromSuperview()
        child = nil
        #expect(harness.host.openPopover == nil)
    }
}

/// A controller with a field.
private final class Chooser: ViewController {
    let field = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 34))
    private(set) var dismissals = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        if preferredContentSize == .zero { preferredContentSize = Size(width: 200, height: 120) }
    }

    override func presentationDidDismiss() { dismissals += 1 }
}

private final class Delegate: PopoverPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true
    var style = ModalPresentationStyle.automatic
    var newSource: (rect: Rect, view: View)?

    func prepareForPopoverPresentation(_ popover: PopoverPresentationController) { log.append("prepare") }

    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { style }

    func presentationControllerShouldDismiss(_ presentation: PresentationController) -> Bool {
        log.append("should")
        return mayDismiss
    }

    func presentationControllerDidAttemptToDismiss(_ presentation: PresentationController) {
        log.append("attempt")
    }

    func presentationControllerWillDismiss(_ presentation: PresentationController) { log.append("will") }

    func presentationControllerDidDismiss(_ presentation: PresentationController) { log.append("did") }

    func popoverPresentationController(
        _ popover: PopoverPresentationController, willRepositionPopoverTo rect: inout Rect,
        in view: inout View
    ) {
        let place = view.convert(rect, to: nil)
        log.append("reposition \(Int(place.minX)) \(Int(place.minY))")
        if let newSource { (rect, view) = newSource }
    }
}
