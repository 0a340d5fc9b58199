import RandomNumbers
import Testing

@testable import DeclarativeUI

private final class Model {}

private struct Part {
    var name: String
    var pair: (Int, Bool)
}

private struct Whole {
    var number: Int
    var part: Part
    var model: Model?
    @State var state = 0
    let nothing = EmptyView()
}

private struct Calling {
    var call: () -> Void
}

private struct Exact: Equatable {
    var number: Int
}

struct FieldPlanTests {
    @Test func `Values differ in exactly those properties that were changed`() {
        let models = [Model(), Model()]
        for seed in 0..<200 {
            var numbers = SeededRandom(seed: seed)
            let old = Whole(
                number: numbers.index(below: 9),
                part: Part(name: "\(numbers.index(below: 9))", pair: (numbers.index(below: 9), true)),
                model: models[0])
            var new = old
            var changed: [String] = []
            if numbers.chance(0.3) {
                new.number += 1
                changed.append("number")
            }
            if numbers.chance(0.3) {
                if numbers.chance(0.5) { new.part.name += "x" } else { new.part.pair.1 = false }
                changed.append("part")
            }
            if numbers.chance(0.3) {
                new.model = numbers.chance(0.5) ? models[1] : nil
                changed.append("model")
            }
            let plan = FieldPlan.of(Whole.self)
            #expect(plan.isEqual(old, new) == changed.isEmpty)
            #expect(plan.differences(old, new) == changed)
        }
    }

    @Test func `A closure counts as changed`() {
        let value = Calling {}
        #expect(!FieldPlan.of(Calling.self).isEqual(value, value))
        #expect(!FieldPlan.of(Calling.self).comparesBits)
    }

    @Test func `Each value counts as changed where the runtime's description is not reliable`() {
        let part = Part(name: "a", pair: (1, true))
        #expect(FieldPlan(Part.self, isReliable: true).isEqual(part, part))
        let fallback = FieldPlan(Part.self, isReliable: false)
        #expect(!fallback.isEqual(part, part))
        #expect(!fallback.comparesBits)
    }

    @Test func `A type with an equality of its own needs no description of its fields`() {
        let fallback = FieldPlan(Exact.self, isReliable: false)
        #expect(fallback.isEqual(Exact(number: 1), Exact(number: 1)))
        #expect(!fallback.isEqual(Exact(number: 1), Exact(number: 2)))
    }

    @Test func `The first element with other bits is found`() {
        for seed in 0..<100 {
            var numbers = SeededRandom(seed: seed)
            let old = ContiguousArray((0..<12).map { _ in numbers.index(below: 3) })
            let shift = numbers.index(below: 3)
            var new = ContiguousArray(repeating: 0, count: shift) + old
            for index in old.indices where numbers.chance(0.1) { new[index + shift] += 1 }
            let places = numbers.index(below: 6)..<12
            let first = places.first { old[$0] != new[$0 + shift] } ?? places.upperBound
            #expect(ValueBits.firstDifference(in: places, of: old, to: new, shiftedBy: shift) == first)
        }
    }
}
