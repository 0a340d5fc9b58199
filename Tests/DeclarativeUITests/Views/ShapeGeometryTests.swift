import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Outlines of shapes and of their modifiers.
struct ShapeGeometryTests {
    private let box = Rect(x: 0, y: 0, width: 40, height: 20)

    private func box(_ shape: some Shape) -> Rect { shape.path(in: box).boundingRect }

    @Test func `Rotated, scaled, moved, transformed and sized shapes change their outline`() {
        let turned = box(Rectangle().rotation(.degrees(90)))
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.minY + 10) < 1e-9)
        #expect(box(Rectangle().scale(0.5)) == Rect(x: 10, y: 5, width: 20, height: 10))
        #expect(
            box(Rectangle().scale(x: 0.5, anchor: .leading)) == Rect(x: 0, y: 0, width: 20, height: 20))
        #expect(box(Rectangle().offset(x: 3, y: 4)) == Rect(x: 3, y: 4, width: 40, height: 20))
        #expect(
            box(Rectangle().transform(AffineTransform(scaleX: 2, y: 1)))
                == Rect(x: 0, y: 0, width: 80, height: 20))
        #expect(box(Circle().size(width: 6, height: 8)) == Rect(x: 0, y: 1, width: 6, height: 6))
        #expect(box(AnyShape(Circle())) == Rect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test func `Strokes are shapes, and insets are added`() {
        let line = box(Rectangle().stroke(lineWidth: 2))
        #expect(line == Rect(x: -1, y: -1, width: 42, height: 22))
        #expect(box(Rectangle().inset(by: 2).inset(by: 3)) == Rect(x: 5, y: 5, width: 30, height: 10))
        let corners = UnevenRoundedRectangle(topLeadingRadius: 4)
        #expect(corners.path(in: box).contains(Point(x: 39, y: 1)))
        #expect(!corners.path(in: box).contains(Point(x: 0.5, y: 0.5)))
    }

    @Test func `A shape is drawn beyond its frame`() throws {
        let (harness, _) = try show(
            Rectangle().offset(x: 10).fill(.black).frame(width: 20, height: 20)
                .background(Color.white).padding(20), width: 60, height: 60)
        let bitmap = harness.renderFresh()
        #expect(bitmap[45, 30] == 0xff00_0000)
        #expect(bitmap[25, 30] == 0xffff_ffff)
    }

    @Test func `Fills and strokes of one shape are drawn in order`() throws {
        let (harness, _) = try show(
            Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 1))
        let text = try harness.displayListDump()
        let fill = try #require(text.range(of: "#e01b24"))
        let stroke = try #require(text.range(of: "#3584e4"))
        let border = try #require(text.range(of: "#3a944a"))
        #expect(fill.lowerBound < stroke.lowerBound && stroke.lowerBound < border.lowerBound)
    }
}
