import Testing
import Widgets

/// The placement of menus below or beside their anchor, within the available area.
struct PopupPlacementTests {
    let area = Rect(x: 0, y: 0, width: 400, height: 300)
    let size = Size(width: 120, height: 100)

    private func frame(_ anchor: PopupPlacement.Anchor, mirrored: Bool = false, size: Size? = nil) -> Rect {
        PopupPlacement(area: area, isMirrored: mirrored).frame(of: size ?? self.size, at: anchor)
    }

    @Test func `At a point the menu has its leading corner there, flipped where it does not fit`() {
        #expect(frame(.point(Point(x: 50, y: 60))).origin == Point(x: 50, y: 60))
        #expect(frame(.point(Point(x: 350, y: 60))).origin == Point(x: 230, y: 60))
        #expect(frame(.point(Point(x: 50, y: 250))).origin == Point(x: 50, y: 150))
        #expect(frame(.point(Point(x: 200, y: 60)), mirrored: true).origin == Point(x: 80, y: 60))
        #expect(frame(.point(Point(x: 50, y: 60)), mirrored: true).origin == Point(x: 50, y: 60))
    }

    @Test func `The menu is below a control, or above where there is more room`() {
        let low = Rect(x: 30, y: 250, width: 80, height: 34)
        #expect(frame(.below(Rect(x: 30, y: 20, width: 80, height: 34))).origin == Point(x: 30, y: 54))
        #expect(frame(.below(low)).origin == Point(x: 30, y: 150))
        #expect(frame(.below(low), mirrored: true).origin == Point(x: 0, y: 150))
    }

    @Test func `A menu too long for either side is cut to the larger side`() {
        let middle = Rect(x: 30, y: 100, width: 80, height: 30)
        let long = Size(width: 120, height: 1000)

        #expect(frame(.below(middle), size: long) == Rect(x: 30, y: 130, width: 120, height: 170))
        #expect(frame(.point(.zero), size: long).height == 300)
    }

    @Test func `Where neither side has the least height, the menu covers the control`() {
        let middle = Rect(x: 30, y: 140, width: 80, height: 30)
        let tall = Size(width: 120, height: 280)
        var placement = PopupPlacement(area: area, isMirrored: false)
        #expect(placement.frame(of: tall, at: .below(middle)).height == 140)
        placement.minimumHeight = 200
        #expect(placement.frame(of: tall, at: .below(middle)) == Rect(x: 30, y: 20, width: 120, height: 280))
    }

    @Test func `The menu is on the trailing side of a row, else on the other side`() {
        let row = Rect(x: 100, y: 40, width: 120, height: 30)
        #expect(frame(.beside(row)).origin == Point(x: 220, y: 40))
        #expect(frame(.beside(row.offsetBy(dx: 100, dy: 0))).origin == Point(x: 80, y: 40))
        #expect(frame(.beside(row.offsetBy(dx: 60, dy: 0)), mirrored: true).origin == Point(x: 40, y: 40))
        #expect(frame(.beside(row), mirrored: true).origin == Point(x: 220, y: 40))
    }

    @Test(arguments: [0.0, 1, 40, 5000])
    func `The menu is inside an area of any size`(side: Double) {
        let placement = PopupPlacement(
            area: Rect(x: 0, y: 0, width: side, height: side), isMirrored: false)
        let row = Rect(x: 100, y: 40, width: 120, height: 30)
        for anchor in [PopupPlacement.Anchor.point(Point(x: 900, y: -50)), .below(row), .beside(row)] {
            let frame = placement.frame(of: Size(width: 200, height: 600), at: anchor)
            #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= side && frame.maxY <= side)
        }
    }
}
