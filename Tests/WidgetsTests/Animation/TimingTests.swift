import Testing
import Widgets

@testable import ViewHierarchy

@Suite struct TimingTests {
    @Test(arguments: [
        (TimingCurve.linear, 0.25, 0.25), (.easeInOut, 0.5, 0.5), (.easeIn, 0.5, 0.315_357),
        (.easeOut, 0.5, 0.684_643), (.easeOutQuad, 0.5, 0.771_324),
    ])
    func `A timing curve has the values of its Bézier curve`(curve: TimingCurve, time: Double, value: Double)
    {
        #expect(abs(curve.value(at: time) - value) < 1e-4)
    }

    @Test func `A timing curve is clamped at its ends`() {
        #expect(TimingCurve.easeIn.value(at: -1) == 0)
        #expect(TimingCurve.easeIn.value(at: .nan) == 0)
        #expect(TimingCurve.easeIn.value(at: 2) == 1)
        #expect(TimingCurve(.nan, 0, 2, .infinity).value(at: 0.5).isFinite)
    }

    @Test func `Steep and flat curves are monotone`() {
        for curve in [TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0), TimingCurve(1, 0, 0, 1)] {
            var last = 0.0
            for step in 0...1000 {
                let value = curve.value(at: Double(step) / 1000)
                #expect(value >= last - 1e-9 && value <= 1 + 1e-9)
                last = value
            }
        }
    }

    @Test func `The slope of a curve is its derivative`() {
        for time in stride(from: 0.05, through: 0.95, by: 0.05) {
            let curve = TimingCurve.easeInOut
            let measured = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
            #expect(abs(curve.slope(at: time) - measured) < 1e-4)
        }
    }

    @Test(arguments: [0.1, 0.5, 0.9999, 1, 1.0001, 1.5, 4])
    func `A spring satisfies its differential equation`(dampingRatio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        let frequency = 2 * Double.pi / 0.5
        let step = 1e-5
        for time in stride(from: 0.01, through: 1, by: 0.09) {
            func value(_ time: Double) -> Double { spring.value(target: 1, initialVelocity: 3, time: time) }
            let velocity = (value(time + step) - value(time - step)) / (2 * step)
            let acceleration = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
            let force =
                -frequency * frequency * (value(time) - 1) - 2 * dampingRatio * frequency * velocity
            #expect(abs(acceleration - force) < 0.05)
            let told = spring.velocity(target: 1, initialVelocity: 3, time: time)
            #expect(abs(told - velocity) < 1e-4)
        }
        #expect(abs(spring.value(target: 1, time: 0)) < 1e-12)
    }

    @Test(arguments: [0.2, 0.7, 1, 2])
    func `A spring has settled after its settling duration, and not before`(dampingRatio: Double) {
        let spring = Spring(settlingDuration: 0.8, dampingRatio: dampingRatio)
        for time in stride(from: 0.8, through: 3, by: 0.01) {
            #expect(abs(spring.value(target: 1, time: time) - 1) <= 0.001_01)
        }
        let early = stride(from: 0.4, through: 0.79, by: 0.01).map {
            abs(spring.value(target: 1, time: $0) - 1)
        }
        #expect((early.max() ?? 0) > 0.001)
    }

    @Test func `Bounce corresponds to a damping ratio`() {
        #expect(Spring(duration: 0.5, bounce: 0).dampingRatio == 1)
        #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
        #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(physical.dampingRatio - 0.5) < 1e-12)
        #expect(Spring(response: .nan, dampingRatio: .nan).settlingDuration().isFinite)
    }

    @Test func `The rates of the factors are their derivatives`() {
        let timings: [AnimationTiming] = [
            .curve(.easeInOut), .curve(.easeOut),
            .spring(Spring(response: 0.3, dampingRatio: 0.6), velocity: 2),
            .keyframe(curve: .easeInOut, start: 0.1, length: 0.8, isDiscrete: false),
        ]
        for timing in timings {
            for time in stride(from: 0.2, through: 1.8, by: 0.2) {
                let (low, high) = (
                    timing.factors(at: time - 1e-6, of: 2), timing.factors(at: time + 1e-6, of: 2)
                )
                let rates = timing.rates(at: time, of: 2)
                #expect(abs(rates.remaining - (high.remaining - low.remaining) / 2e-6) < 1e-3)
                #expect(abs(rates.velocityFactor - (high.velocityFactor - low.velocityFactor) / 2e-6) < 1e-3)
            }
        }
    }

    @Test func `Decomposing and recomposing an affine transform restores it`() {
        let maps = [
            AffineTransform.identity, AffineTransform(rotationAngle: 2).scaledBy(x: 2, y: -3),
            AffineTransform(a: 1, b: 0.3, c: -2, d: 1, tx: 4, ty: 5), AffineTransform(scaleX: 0, y: 2),
            AffineTransform(scaleX: 0, y: 0),
        ]
        for map in maps {
            let back = AffineTransform(animationVector: map.animationVector)
            let pairs = [(map.a, back.a), (map.b, back.b), (map.c, back.c), (map.d, back.d)]
            for (old, new) in pairs { #expect(abs(old - new) < 1e-12) }
            #expect((map.tx, map.ty) == (back.tx, back.ty))
        }
    }
}
