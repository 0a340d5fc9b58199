import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Split views and their controllers, operated by pointer and keyboard.
@Suite(.serialized)
struct SplitViewTests {
    private let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 0))
    private let right = View(frame: Rect(x: 0, y: 0, width: 199, height: 0))

    private func stage(_ split: SplitView) throws -> Harness {
        let harness = Harness(split, size: Size(width: 300, height: 200))
        try harness.settle()
        return harness
    }

    private func sideBySide() -> SplitView {
        let split = SplitView()
        split.isVertical = true
        for view in [left, right] { split.addArrangedSubview(view) }
        return split
    }

    private func drag(_ harness: Harness, from start: Point, to end: Point) throws {
        try harness.press(start)
        try harness.move(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        try harness.move(to: end)
        try harness.release()
    }

    @Test func `Views keep their thicknesses at first, and fill the split view when it is resized`() throws {
        let split = sideBySide()
        let harness = try stage(split)
        #expect(left.frame == Rect(x: 0, y: 0, width: 100, height: 200))
        #expect(right.frame == Rect(x: 101, y: 0, width: 199, height: 200))
        split.setHoldingPriority(.defaultHigh, forSubviewAt: 0)
        try harness.resize(to: Size(width: 501, height: 100))
        #expect(left.frame == Rect(x: 0, y: 0, width: 100, height: 100) && right.frame.width == 400)
    }

    @Test func `A view that the program hides leaves its space to the others, until it is shown again`()
        throws
    {
        let split = sideBySide()
        let middle = View(frame: Rect(x: 0, y: 0, width: 50, height: 0))
        split.insertArrangedSubview(middle, at: 1)
        let harness = try stage(split)
        let before = [left, middle, right].map(\.frame)

        middle.isHidden = true
        try harness.settle()
        #expect(middle.isHidden && split.isSubviewCollapsed(middle))
        #expect(left.frame.width + 1 + right.frame.width == 300 && right.frame.minX == left.frame.maxX + 1)
        #expect(split.dividers.count { !$0.isHidden } == 1)
        try drag(harness, from: Point(x: left.frame.maxX, y: 50), to: Point(x: 90, y: 50))
        #expect(left.frame.width == 90 && right.frame.maxX == 300)
        #expect(harness.picture == harness.renderFresh())

        middle.isHidden = false
        try harness.settle()
        #expect(!split.isSubviewCollapsed(middle) && middle.frame.width == before[1].width)
        #expect(right.frame.maxX == 300 && split.dividers.count { !$0.isHidden } == 2)
    }

    @Test func `Each subset of hidden views leaves no gap`() throws {
        for hidden in 0..<8 {
            let split = SplitView()
            split.isVertical = true
            let views = (0..<3).map { _ in View(frame: Rect(x: 0, y: 0, width: 60, height: 0)) }
            for (index, view) in views.enumerated() {
                view.isHidden = hidden >> index & 1 == 1
                split.addArrangedSubview(view)
            }
            let harness = try stage(split)
            var edge = 0.0
            for view in views where !view.isHidden {
                #expect(view.frame.minX == (edge == 0 ? 0 : edge + 1), "hidden \(hidden)")
                edge = view.frame.maxX
            }
            #expect(edge == (hidden == 7 ? 0 : 300), "hidden \(hidden)")
            #expect(views.map(\.isHidden) == (0..<3).map { hidden >> $0 & 1 == 1 })
            for view in views { view.isHidden = false }
            try harness.settle()
            #expect(views.last?.frame.maxX == 300 && views.allSatisfy { !$0.isHidden })
        }
    }

    @Test func `The area around a divider drags it, with its cursor, and only the views beside it change`()
        throws
    {
        let split = sideBySide()
        let harness = try stage(split)
        try harness.move(to: Point(x: 98, y: 50))
        #expect(harness.cursor == .resizeLeftRight)
        try drag(harness, from: Point(x: 98, y: 50), to: Point(x: 148, y: 70))
        #expect(left.frame.width == 150 && right.frame == Rect(x: 151, y: 0, width: 149, height: 200))
        try drag(harness, from: Point(x: 150, y: 50), to: Point(x: 900, y: 50))
        #expect(left.frame.width == 299 && right.frame.width == 0)
        split.setPosition(-20, ofDividerAt: 0)
        try harness.settle()
        #expect(left.frame.width == 0 && split.minPossiblePositionOfDivider(at: 0) == 0)
        #expect(split.maxPossiblePositionOfDivider(at: 0) == 299)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Dividers of views one above the other are horizontal`() throws {
        let split = SplitView(arrangedSubviews: [View(), View(), View()])
        let harness = try stage(split)
        #expect(split.arrangedSubviews.map(\.frame.minY) == [0, 67, 134])
        try drag(harness, from: Point(x: 20, y: 66), to: Point(x: 20, y: 40))
        #expect(split.arrangedSubviews.map(\.frame.minY) == [0, 41, 134])
        split.setPosition(150, ofDividerAt: 1)
        try harness.settle()
        #expect(split.arrangedSubviews.map(\.frame.minY) == [0, 41, 151])
        split.removeArrangedSubview(split.arrangedSubviews[0])
        try harness.settle()
        #expect(split.dividers.count == 1 && split.arrangedSubviews[0].frame.minY == 0)
    }

    @Test func `A focused divider moves with the keys, and in the reading direction`() throws {
        let split = sideBySide()
        let harness = try stage(split)
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === split.dividers[0])
        try harness.key(.keyboardRightArrow)
        #expect(left.frame.width == 110)
        try harness.key(.keyboardPageUp)
        #expect(left.frame.width == 60)
        try harness.key(.keyboardEnd)
        #expect(left.frame.width == 299)

        split.setPosition(100, ofDividerAt: 0)
        split.semanticContentAttribute = .forceRightToLeft
        try harness.settle()
        #expect(left.frame.minX == 200 && right.frame.minX == 0 && right.frame.width == 199)
        try harness.key(.keyboardLeftArrow)
        #expect(left.frame.minX == 190 && left.frame.width == 110)
        try drag(harness, from: Point(x: 189, y: 50), to: Point(x: 239, y: 50))
        #expect(left.frame.width == 60)
    }

    @Test func `A divider is a separator with a value for assistive technologies`() throws {
        let split = sideBySide()
        let harness = try stage(split)
        var attributes = AccessibilityAttributes()
        split.dividers[0].describeAccessibility(&attributes)
        #expect(attributes.role == .separator && attributes.states.contains(.vertical))
        #expect(attributes.range?.value == 100 && attributes.range?.maximum == 299)
        split.dividers[0].accessibilityIncrement()
        try harness.settle()
        #expect(left.frame.width == 110)
    }

    @Test func `Thicknesses are restored, unless the number of views has changed`() throws {
        let split = sideBySide()
        _ = try stage(split)
        split.setPosition(77, ofDividerAt: 0)
        let coder = RestorationCoder()
        split.encodeRestorableState(with: coder)

        let restored = SplitView(arrangedSubviews: [View(), View()])
        restored.isVertical = true
        _ = try stage(restored)
        restored.decodeRestorableState(with: coder)
        restored.layoutIfNeeded()
        #expect(restored.arrangedSubviews[0].frame.width == 77)
        restored.addArrangedSubview(View())
        restored.setPosition(120, ofDividerAt: 0)
        restored.decodeRestorableState(with: coder)
        restored.layoutIfNeeded()
        #expect(restored.arrangedSubviews[0].frame.width == 120)
    }

    // MARK: - The controller

    private final class Folders: ViewController {
        let field = TextField(frame: Rect(x: 5, y: 5, width: 60, height: 32))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            preferredContentSize = Size(width: 120, height: 0)
        }
    }

    private func controller() throws -> (SplitViewController, Folders, SplitViewItem, Harness) {
        let folders = Folders()
        folders.loadViewIfNeeded()
        let sidebar = SplitViewItem(sidebarWithViewController: folders)
        sidebar.minimumThickness = 80
        sidebar.maximumThickness = 200
        let split = SplitViewController()
        split.addSplitViewItem(sidebar)
        split.addSplitViewItem(SplitViewItem(viewController: ViewController()))
        let window = Window(title: "Mail", size: Size(width: 400, height: 200))
        window.rootViewController = split
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        return (split, folders, sidebar, harness)
    }

    @Test func `A side bar keeps its width within its limits, and its controller is a child`() throws {
        let (split, folders, sidebar, harness) = try controller()
        #expect(folders.view.frame.width == 120 && folders.parent === split)
        #expect(split.splitViewItem(for: folders) === sidebar)
        try harness.resize(to: Size(width: 700, height: 200))
        #expect(folders.view.frame.width == 120)
        try drag(harness, from: Point(x: 120, y: 100), to: Point(x: 600, y: 100))
        #expect(folders.view.frame.width == 200)
        sidebar.maximumThickness = 150
        try harness.settle()
        #expect(folders.view.frame.width == 150)
        let reported = diagnostics { sidebar.minimumThickness = -1 }
        #expect(reported.map(\.kind) == [.invalidValue] && sidebar.minimumThickness == 80)
        split.removeSplitViewItem(sidebar)
        try harness.settle()
        #expect(folders.parent == nil && folders.view.superview == nil && sidebar.maximumThickness == 150)
        #expect(split.splitViewItems[0].viewController.view.frame.width == 700)
    }

    @Test func `A side bar collapses by a drag and by the command, which names the change`() throws {
        let (split, folders, sidebar, harness) = try controller()
        try harness.focus(folders.field)
        try drag(harness, from: Point(x: 120, y: 100), to: Point(x: 60, y: 100))
        #expect(
            !sidebar.isCollapsed && folders.view.frame.width == 80, "more than half of the minimum is left")
        try drag(harness, from: Point(x: 80, y: 100), to: Point(x: 20, y: 100))
        #expect(
            sidebar.isCollapsed && folders.view.isHidden && split.splitView.isSubviewCollapsed(folders.view))
        #expect(split.splitViewItems[1].viewController.view.frame.width == 400)
        #expect(!folders.field.isFirstResponder, "a hidden view loses the focus")

        let command = Command(title: "Sidebar", action: .toggleSidebar)
        CommandOrigins([split.view]).validate(command)
        #expect(command.title == "Show Sidebar")
        #expect(split.view.tryToPerform(.toggleSidebar, with: nil))
        try harness.settle()
        #expect(!sidebar.isCollapsed && folders.view.frame.width == 80 && !folders.view.isHidden)
        CommandOrigins([split.view]).validate(command)
        #expect(command.title == "Hide Sidebar")
        #expect(harness.picture == harness.renderFresh())
    }
}
