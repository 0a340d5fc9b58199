import Testing
import Widgets

@testable import Windowing

/// Fingers that move windows.
struct WindowTouchTests {
    @Test(arguments: [(18.0, 0.0), (11.0, 6.0), (0.0, 18.0)])
    func `The location of a lifted finger is found relative to either position of the window`(
        step: Double, stretch: Double
    ) {
        let frame = Rect(x: 100, y: 100, width: 200, height: 120)
        var touch = WindowTouch(edge: (0, 0), at: Point(x: 150, y: 110), frame: frame)
        let moved = touch.frame(for: Point(x: 190, y: 110), minimumSize: .zero, maximumSize: nil)
        #expect(moved?.origin == Point(x: 140, y: 100))
        // The finger has moved by less than half of the last movement since.
        let lifted = Point(x: 190 + step, y: 110 + stretch)
        for origin in [frame.origin, Point(x: 140, y: 100)] {
            let found = touch.liftLocation(
                inWindow: lifted - origin, old: frame.origin, new: Point(x: 140, y: 100))
            #expect(found == lifted)
        }
    }
}
