import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Wedge: Shape {
    var width: Double
    var animatableData: Double {
        get { width }
        set { width = newValue }
    }
    func path(in rect: Rect) -> Path { Path(Rect(x: 0, y: 0, width: width, height: 4)) }
}

private struct Counter: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Sized: ViewModifier, Animatable {
    var width: Double
    var animatableData: Double {
        get { width }
        set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

private struct ShapeStage: View {
    @State private var isOn = false
    var animation = Animation.linear(duration: 1)

    var body: some View {
        VStack(spacing: 0) {
            Button("go") { withAnimation(animation) { isOn.toggle() } }
            Button("jump") { isOn.toggle() }
            Wedge(width: isOn ? 30 : 10).fill(isOn ? Color.white : Color.black)
            Path { $0.addLines([Point(x: 0, y: 0), Point(x: 100, y: 0)]) }
                .trim(from: 0, to: isOn ? 1 : 0.5).stroke(.red, lineWidth: isOn ? 4 : 2)
            Counter(value: isOn ? 100 : 0)
            Color.red.modifier(Sized(width: isOn ? 80 : 40))
        }
    }
}

/// Interpolated data of shapes, views and modifiers, at exact times of the virtual clock.
struct AnimatedShapeTests {
    private func stage(_ animation: Animation = .linear(duration: 1), theme: Theme = .light) throws -> Harness
    {
        let harness = try show(ShapeStage(animation: animation), theme: theme).0
        harness.settlesAfterVerbs = false
        return harness
    }

    private func press(_ harness: Harness, _ title: String = "go") throws {
        try harness.click(title)
        harness.step()
    }

    /// Returns the contents of the shapes, without the views that draw beyond frames.
    private func shapes(_ harness: Harness) -> [ShapeOutlineView.Content] {
        harness.rootView.all(ShapeOutlineView.self).filter { !($0.superview is ShapeOutlineView) }.map(
            \.content)
    }

    private func width(_ content: ShapeOutlineView.Content) -> Double {
        content.outline(Rect(x: 0, y: 0, width: 100, height: 100)).boundingRect.width
    }

    @Test func `The path of a shape is interpolated, and final after the animation`() throws {
        let harness = try stage()
        try press(harness)
        #expect(abs(width(shapes(harness)[0]) - 10) < 0.5)
        harness.advance(by: .milliseconds(500))
        #expect(abs(width(shapes(harness)[0]) - 20) < 0.5)
        harness.advance(by: .seconds(1))
        #expect(width(shapes(harness)[0]) == 30)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The path of an erased shape is interpolated while its type remains`() throws {
        struct ErasedStage: View {
            @State private var width = 10.0
            @State private var isRound = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("go") { withAnimation(.linear(duration: 1)) { width = 30 } }
                    Button("round") { withAnimation(.linear(duration: 1)) { isRound = true } }
                    (isRound
                        ? AnyShape(Circle()) : AnyShape(AnyShape(Wedge(width: width)).trim(from: 0, to: 1)))
                        .fill(.red)
                }
            }
        }
        let harness = try show(ErasedStage()).0
        harness.settlesAfterVerbs = false
        try press(harness)
        harness.advance(by: .milliseconds(500))
        #expect(abs(width(shapes(harness)[0]) - 20) < 0.5)
        harness.advance(by: .seconds(1))
        #expect(width(shapes(harness)[0]) == 30)
        try press(harness, "round")
        #expect(width(shapes(harness)[0]) == 100)
        harness.advance(by: .seconds(2))
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Erased data of one type adds like that type, and of two types has no difference`() {
        let (a, b) = (AnyAnimatableData(2.0), AnyAnimatableData(0.5))
        var half = a - b
        half.scale(by: 0.5)
        #expect(
            half == AnyAnimatableData(0.75) && half + .zero == half
                && (.zero - b) + b == AnyAnimatableData(0.0))
        #expect(a - AnyAnimatableData(Float(1)) == .zero && a + AnyAnimatableData(Float(1)) == a)
        #expect(a != AnyAnimatableData(Float(2)) && AnyAnimatableData(a) == a && a.magnitudeSquared == 4)
    }

    @Test func `Colours, trimmed parts and line widths are interpolated`() throws {
        let harness = try stage()
        try press(harness)
        harness.advance(by: .milliseconds(500))
        let contents = shapes(harness)
        #expect(abs(contents[0].paint.color.red - 0.5) < 0.02)
        #expect(abs(width(contents[1]) - 75) < 1)
        guard case .stroke(let style) = contents[1].drawing else {
            Issue.record("no stroke")
            return
        }
        #expect(abs(style.lineWidth - 3) < 0.05)
        harness.advance(by: .seconds(1))
        #expect(shapes(harness)[0].paint.color == .white)
    }

    @Test func `The bodies of animatable views and modifiers run with the interpolated data`() throws {
        let harness = try stage()
        try press(harness)
        harness.advance(by: .milliseconds(500))
        let number = try #require(harness.texts.compactMap { Int($0) }.first)
        #expect((46...52).contains(number))
        let red = try #require(
            harness.rootView.all(Widgets.View.self).first { $0.backgroundColor == .red })
        #expect(abs(red.frame.width - 60) <= 1)
        harness.advance(by: .seconds(1))
        #expect(harness.texts.contains("100") && red.frame.width == 80)
    }

    @Test func `A change during an animation continues from the displayed value`() throws {
        let harness = try stage()
        try press(harness)
        harness.advance(by: .milliseconds(500))
        try press(harness)
        let turned = width(shapes(harness)[0])
        #expect(abs(turned - 20) < 2)
        harness.advance(by: .seconds(2))
        #expect(width(shapes(harness)[0]) == 10)
    }

    @Test func `A change without an animation, or with reduced motion, is displayed at once`() throws {
        let harness = try stage()
        try press(harness, "jump")
        #expect(width(shapes(harness)[0]) == 30)
        var theme = Theme.light
        theme.prefersReducedMotion = true
        let calm = try stage(theme: theme)
        try press(calm)
        #expect(width(shapes(calm)[0]) == 30)
    }

    @Test func `Animations have delays, repetitions, reversals and springs`() {
        let line = Animation.linear(duration: 1)
        #expect(line.remaining(after: 0.25) == 0.75 && line.remaining(after: 1) == nil)
        #expect(line.delay(1).remaining(after: 0.5) == 1)
        #expect(line.speed(2).remaining(after: 0.25) == 0.5)
        let twice = line.repeatCount(2, autoreverses: true)
        #expect(twice.remaining(after: 1.25) == 0.25 && twice.remaining(after: 3) == 0)
        #expect(twice.remaining(after: 4) == nil)
        #expect(line.repeatForever(autoreverses: false).remaining(after: 1000.5) == 0.5)
        let bouncy = Animation.spring(duration: 0.5, bounce: 0.6)
        #expect((0..<100).contains { (bouncy.remaining(after: Double($0) / 100) ?? 0) < -0.1 })
    }

    @Test func `Pairs and vectors are added and scaled by component`() {
        let a = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
        let b = AnimatablePair(10.0, AnimatablePair(20.0, 30.0))
        #expect((a + b).second.second == 33 && (b - a).first == 9)
        #expect(a.scaled(by: 2) == AnimatablePair(2.0, AnimatablePair(4.0, 6.0)))
        #expect(a.magnitudeSquared == 14)
        #expect(Rect(x: 1, y: 2, width: 3, height: 4).with(.zero) == .zero)
    }
}
