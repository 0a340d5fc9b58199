import Drawing
import Testing

@testable import SDLPlatform

/// The size and position of new windows.
struct WindowPlacementTests {
    private let placement = WindowPlacement(
        usable: .init(x: 10, y: 20, width: 800, height: 600), titleBar: 32)

    @Test func `A window that is too large is limited to the usable area less a title bar`() {
        #expect(placement.fitted(.init(width: 2000, height: 300)) == .init(width: 800, height: 300))
        #expect(placement.fitted(.init(width: 2000, height: 2000)) == .init(width: 800, height: 568))
    }

    @Test func `The first window is centred`() {
        let corner = placement.corner(of: .init(width: 400, height: 168), after: nil)

        #expect([corner.x, corner.y] == [210, 220])
    }

    @Test(arguments: [
        (WindowPlacement.Area(x: 100, y: 100, width: 400, height: 300), [200, 150] as [Int32]),
        (.init(x: 700, y: 500, width: 400, height: 300), [610, 388]),
        (.init(x: -300, y: -300, width: 200, height: 300), [10, 20]),
        (.init(x: 100, y: 100, width: 100, height: 100), [50, 50]),
    ])
    func `A dialog is centred over its owner, within the usable area`(
        owner: WindowPlacement.Area, expected: [Int32]
    ) {
        let corner = placement.corner(of: .init(width: 200, height: 200), over: owner)

        #expect([corner.x, corner.y] == expected)
    }

    @Test func `Windows cascade, and start again at the edge`() {
        let size = WindowPlacement.Area(width: 400, height: 300)
        var corners = [placement.corner(of: size, after: (10, 20))]
        for _ in 0..<20 { corners.append(placement.corner(of: size, after: corners.last)) }

        #expect(corners.prefix(2).map { [$0.x, $0.y] } == [[42, 52], [74, 84]])
        for (corner, next) in zip(corners, corners.dropFirst()) {
            #expect([corner.x, corner.y] != [next.x, next.y])
            #expect(next.x >= 10 && next.x + 400 <= 810 && next.y >= 20 && next.y + 332 <= 620)
        }
    }

    @Test(arguments: [
        (Rect(x: 100, y: 100, width: 300, height: 200), Rect(x: 100, y: 100, width: 300, height: 200)),
        // On a second display that exists.
        (Rect(x: 900, y: 50, width: 300, height: 200), Rect(x: 900, y: 50, width: 300, height: 200)),
        // On a display that was disconnected.
        (Rect(x: 2500, y: 50, width: 300, height: 200), Rect(x: 500, y: 50, width: 300, height: 200)),
        // Larger than the display, and partly outside.
        (Rect(x: -50, y: -50, width: 3000, height: 3000), Rect(x: 0, y: 20, width: 800, height: 580)),
    ])
    func `A restored frame is moved and reduced to fit a connected display`(saved: Rect, expected: Rect) {
        let areas = [Rect(x: 0, y: 20, width: 800, height: 580), Rect(x: 800, y: 0, width: 600, height: 600)]
        #expect(WindowPlacement.fitted(saved, within: areas) == expected)
        #expect(WindowPlacement.fitted(saved, within: []) == saved)
    }
}
