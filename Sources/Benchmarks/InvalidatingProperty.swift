import Widgets

/// invalidating: compares `@ViewInvalidating` with a plain property when reading, and with a hand-written `didSet` when changing.
enum InvalidatingProperty {
    static func run() {
        let view = Probe(frame: .zero)
        let count = 5_000_000
        var sum = 0.0
        func time(_ body: (Int) -> Void) -> Double {
            let rounds = (0..<7).map { _ in
                let start = Measure.now
                for index in 0..<count { body(index) }
                return (Measure.now - start) * 1000 / Double(count)
            }
            return Measure.median(rounds)
        }
        Report.figure("invalidating", "read_plain_ns", time { _ in sum += Probe.readPlain(view) })
        Report.figure("invalidating", "read_annotated_ns", time { _ in sum += Probe.readAnnotated(view) })
        Report.figure("invalidating", "set_did_set_ns", time { Probe.setPlain(view, Double($0)) })
        Report.figure("invalidating", "set_annotated_ns", time { Probe.setAnnotated(view, Double($0)) })
        Report.check("invalidating", sum.isFinite && view.plain == view.annotated, "the values differ")
    }
}

private final class Probe: View {
    @ViewInvalidating(.layout, .display) var annotated = 0.0
    var plain = 0.0 {
        didSet {
            if plain == oldValue { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    @inline(never) static func readPlain(_ view: Probe) -> Double { view.plain }
    @inline(never) static func readAnnotated(_ view: Probe) -> Double { view.annotated }
    @inline(never) static func setPlain(_ view: Probe, _ value: Double) { view.plain = value }
    @inline(never) static func setAnnotated(_ view: Probe, _ value: Double) { view.annotated = value }
}
