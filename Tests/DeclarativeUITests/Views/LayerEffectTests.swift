import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Changing: View {
    @State private var isOn = false
    var body: some View {
        VStack(spacing: 0) {
            Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            Color.red.blur(radius: isOn ? 8 : 0)
            Color.red.shadow(color: .black, radius: isOn ? 8 : 2, y: isOn ? 10 : 0)
        }
    }
}

/// Filters, shadows, blend modes and masks of views.
struct LayerEffectTests {
    private func dump<Content: View>(_ view: Content) throws -> String {
        try show(view.frame(width: 40, height: 20), width: 40, height: 20).0.displayListDump()
    }

    @Test func `Each filter is a layer with its commands`() throws {
        let red = Color.red
        #expect(try dump(red.blur(radius: 3)).contains("blur 3"))
        #expect(try dump(red.brightness(0.25)).contains("colours 1 0 0 0 0.25 /"))
        #expect(try dump(red.contrast(0.5)).contains("colours 0.5 0 0 0 0.25 /"))
        #expect(try dump(red.saturation(0)).contains("colours 0.213 0.715 0.072 0 0 /"))
        #expect(try dump(red.grayscale(1)).contains("colours 0.213 0.715 0.072 0 0 /"))
        #expect(
            try dump(red.colorMultiply(Color(white: 0, alpha: 1))).contains("colours 0 0 0 0 0 / 0 0 0 0 0"))
        #expect(try dump(red.colorInvert()).contains("colours -1 0 0 0 1 /"))
        #expect(try dump(red.hueRotation(.degrees(90))).contains("colours "))
        #expect(
            try dump(red.shadow(color: .black, radius: 4, x: 1, y: 2))
                .contains("shadow #000000 blur 8 offset (1, 2)"))
    }

    @Test func `Filters without effect make no layer`() throws {
        let red = Color.red
        for text in [
            try dump(red.blur(radius: 0)), try dump(red.brightness(0)), try dump(red.contrast(1)),
            try dump(red.saturation(1)), try dump(red.grayscale(0)), try dump(red.hueRotation(.zero)),
            try dump(red.colorMultiply(.white)), try dump(red.blur(radius: .nan)),
            try dump(red.shadow(color: .clear, radius: 3)), try dump(red.blendMode(.normal)),
        ] {
            #expect(!text.contains("layer"), "\(text)")
        }
    }

    @Test func `Blend modes and groups are layers`() throws {
        #expect(try dump(Color.red.blendMode(.multiply)).contains("multiply"))
        #expect(try dump(Color.red.compositingGroup()).contains("layer"))
        #expect(try dump(Color.red.drawingGroup()).contains("layer"))
    }

    @Test func `A group isolates the blend modes of its descendants`() throws {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let (open, _) = try show(
            red.blendMode(.multiply).frame(width: 20, height: 20).background(blue), width: 20, height: 20)
        #expect(open.renderFresh()[10, 10] == 0xff00_0000)
        let (group, _) = try show(
            red.blendMode(.multiply).compositingGroup().frame(width: 20, height: 20).background(blue),
            width: 20, height: 20)
        #expect(group.renderFresh()[10, 10] == 0xffff_0000)
    }

    @Test func `A mask multiplies the alpha of the view, and is aligned with it`() throws {
        let text = try dump(
            Color.red.mask(alignment: .topLeading) { Circle().frame(width: 10, height: 10) })
        #expect(text.contains("destinationIn") && text.contains("radius 5"))
        let (harness, _) = try show(
            Color.black.mask(alignment: .leading) { Rectangle().frame(width: 10) }
                .frame(width: 40, height: 20).background(Color.white), width: 40, height: 20)
        let bitmap = harness.renderFresh()
        #expect(bitmap[5, 10] == 0xff00_0000)
        let commands = try harness.displayListDump()
        #expect(bitmap[15, 10] == 0xffff_ffff, "\(commands)")
    }

    @Test func `Blurs and shadows are interpolated`() throws {
        let harness = try show(Changing()).0
        harness.settlesAfterVerbs = false
        try harness.click("go")
        harness.step()
        harness.advance(by: .milliseconds(500))
        let filters = harness.rootView.all(PassingView.self).flatMap(\.layer.filters)
        try #require(filters.count == 2)
        guard case .blur(let radius) = filters[0], case .shadow(let shadow) = filters[1] else {
            Issue.record("\(filters)")
            return
        }
        #expect(abs(radius - 4) < 0.3)
        #expect(abs(shadow.blurRadius - 10) < 0.5 && abs(shadow.offset.y - 5) < 0.3)
        harness.advance(by: .seconds(1))
        let last = harness.rootView.all(PassingView.self).flatMap(\.layer.filters)
        #expect(last.first == .blur(radius: 8))
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Rotations and scales have an anchor`() throws {
        let harness = try show(
            VStack(spacing: 0) {
                Color.red.rotationEffect(.degrees(90), anchor: .topLeading).frame(width: 40, height: 20)
                Color.blue.scaleEffect(x: 0.5, anchor: .leading).frame(width: 40, height: 20)
            }, width: 40, height: 40
        ).0
        let views = harness.rootView.all(PassingView.self).filter { !$0.transform.isIdentity }
        let frames = views.map(\.frame)
        #expect(views.map(\.bounds.size) == [Size(width: 40, height: 20), Size(width: 40, height: 20)])
        #expect(abs(frames[0].minX + 20) < 1e-6 && abs(frames[0].maxX) < 1e-6)
        #expect(frames[1] == Rect(x: 0, y: 20, width: 20, height: 20))
    }

    /// Returns the projection of a point of a view of 100 x 60 points, relative to its centre.
    private func shown(
        _ x: Double, _ y: Double, degrees: Double, anchor: UnitPoint = .center, anchorZ: Double = 0,
        perspective: Double = 1
    ) -> Point? {
        Rotation3DEffect(
            angle: degrees * .pi / 180, x: 0, y: 1, z: 0, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective
        ).transform(of: Size(width: 100, height: 60)).map {
            Point(x: x, y: y).applying(ProjectionTransform($0))
        }
    }

    @Test func `A rotation in space has its vanishing point by the longer side of the view`() {
        // Turned by 60°, the left edge is 25 points to the left and 43.3 in front, with the eye at 100.
        let near = 100 / (100 - 50 * 3.0.squareRoot() / 2)
        let left = shown(-50, 30, degrees: 60)
        #expect(abs((left?.x ?? 0) + 25 * near) < 1e-9 && abs((left?.y ?? 0) - 30 * near) < 1e-9)
        let flat = shown(-50, 30, degrees: 60, perspective: 0)
        #expect(abs((flat?.x ?? 0) + 25) < 1e-9 && flat?.y == 30)
        let back = shown(-50, 30, degrees: 180)
        #expect(abs((back?.x ?? 0) - 50) < 1e-9 && abs((back?.y ?? 0) - 30) < 1e-9)
    }

    @Test func `The axis of a rotation in space passes through its anchor`() {
        let edge = shown(-50, 12, degrees: 60, anchor: .leading)
        #expect(abs((edge?.x ?? 0) + 50) < 1e-9 && abs((edge?.y ?? 0) - 12) < 1e-9)
        // The axis 10 points in front: half a turn moves the view 20 points towards the viewer.
        let near = shown(50, 0, degrees: 180, anchorZ: 10)
        #expect(abs((near?.x ?? 0) + 50 / (1 - 0.2)) < 1e-9)
        let still = shown(50, 0, degrees: 0, anchorZ: 10)
        #expect(still.map { abs($0.x - 50) < 1e-9 } == true)
    }

    @Test func `A rotation about no axis or by no number has no effect`() {
        let size = Size(width: 10, height: 10)
        let none = Rotation3DEffect(angle: 1, x: 0, y: 0, z: 0, anchor: .center)
        let nan = Rotation3DEffect(angle: .nan, x: 0, y: 1, z: 0, anchor: .center)
        let far = Rotation3DEffect(angle: 1, x: 0, y: 1, z: 0, anchor: .center, perspective: .infinity)
        #expect(none.transform(of: size) == nil && nan.transform(of: size) == nil)
        #expect(far.transform(of: size) == nil)
    }

    @Test func `A projected view is drawn and hit where it is projected`() throws {
        var half = ProjectionTransform()
        half.m33 = 2
        let harness = try show(
            Color.red.frame(width: 40, height: 40).projectionEffect(half), width: 40, height: 40
        ).0
        #expect(harness.picture[10, 10] >> 16 & 255 > 200 && harness.picture[10, 10] >> 8 & 255 < 100)
        #expect(harness.picture[30, 30] == harness.picture[38, 38])
        #expect(harness.picture[30, 30] != harness.picture[10, 10])
    }
}
