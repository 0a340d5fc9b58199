import Testing
import Widgets
import WidgetsTesting

@testable import Windowing

/// The menu of windows whose title bar the desktop does not draw, and the adjustments that are chosen in it.
struct WindowMenuTests {
    private func titles(_ menu: WindowMenu) -> [String] {
        menu.make { _ in }.children.compactMap { $0 as? Menu }.map { group in
            group.children.map { $0.chosenAttributes.contains(.disabled) ? "(\($0.title))" : $0.title }
                .joined(separator: " ")
        }
    }

    @Test func `The menu offers what the state of the window allows`() {
        #expect(titles(WindowMenu()) == ["(Restore) Move Resize Minimise Maximise", "Close"])
        #expect(
            titles(WindowMenu(isZoomed: true)) == ["Restore (Move) (Resize) Minimise (Maximise)", "Close"])
        #expect(
            titles(WindowMenu(isResizable: false, isFloating: true)) == [
                "(Restore) Move (Resize) Minimise (Maximise)", "Always on Top", "Close",
            ])
        #expect(titles(WindowMenu(hasStates: false)) == ["Move Resize", "Close"])
    }

    @Test(arguments: [true, false]) func `Always on Top is checked in a window that is in front`(
        isFloating: Bool
    )
        throws
    {
        let harness = Harness(View(), size: Size(width: 300, height: 300))
        let menu = WindowMenu(isFloating: isFloating).make { _ in }
        #expect(menu.popUp(positioning: nil, at: .zero, in: harness.rootView))
        try harness.settle()
        #expect(try harness.menuItem("Always on Top").isChecked == isFloating)
    }

    @Test func `The keyboard chooses an item`() throws {
        var chosen: [WindowMenu.Item] = []
        let harness = Harness(View(), size: Size(width: 300, height: 300))
        let menu = WindowMenu(isFloating: false).make { chosen.append($0) }
        #expect(menu.popUp(positioning: nil, at: .zero, in: harness.rootView))
        // The first row is disabled, and is highlighted too.
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(chosen == [.move])
        menu.popUp(positioning: nil, at: .zero, in: harness.rootView)
        try harness.settle()
        #expect(try harness.menuItem("Always on Top").isEnabled)
        try harness.key(.keyboardEscape)
        #expect(chosen == [.move])
    }

    private let frame = Rect(x: 100, y: 80, width: 300, height: 200)

    @Test func `Arrow keys move a window, Ctrl makes the steps small, and Escape undoes it`() {
        var adjustment = WindowAdjustment(.move, from: frame)
        #expect(adjustment.handle(Key(keyCode: .keyboardRightArrow)) == .changed)
        #expect(adjustment.handle(Key(keyCode: .keyboardUpArrow, modifierFlags: .control)) == .changed)
        #expect(adjustment.frame == Rect(x: 110, y: 79, width: 300, height: 200))
        #expect(adjustment.handle(Key(keyCode: .keyboardA)) == .none)
        #expect(adjustment.handle(Key(keyCode: .keyboardEscape)) == .ended && adjustment.frame == frame)
    }

    @Test func `Arrow keys resize a window, and Return keeps the size`() {
        var adjustment = WindowAdjustment(.resize, from: frame)
        for _ in 0..<50 { _ = adjustment.handle(Key(keyCode: .keyboardLeftArrow)) }
        _ = adjustment.handle(Key(keyCode: .keyboardDownArrow))
        #expect(adjustment.handle(Key(keyCode: .keyboardReturnOrEnter)) == .ended)
        #expect(adjustment.frame == Rect(x: 100, y: 80, width: 1, height: 210))
    }

    @Test func `A press resizes the nearest edge or corner`() {
        func edge(_ x: Double, _ y: Double) -> [Int] {
            let edge = WindowAdjustment.nearestEdge(to: Point(x: x, y: y), in: Size(width: 300, height: 300))
            return [edge.x, edge.y]
        }
        #expect(edge(10, 10) == [-1, -1] && edge(150, 290) == [0, 1] && edge(290, 150) == [1, 0])
        #expect(edge(150, 150) == [1, 1])
    }
}
