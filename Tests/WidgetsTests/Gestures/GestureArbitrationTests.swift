import RandomNumbers
import Testing
import Widgets

@testable import ViewHierarchy

/// The arbitration between recognisers, tested with plain numbers.
nonisolated struct GestureArbitrationTests {
    typealias Arbitration = GestureArbitration<Int>

    /// Relations from sets of pairs.
    struct Table {
        var requires: Set<[Int]> = []
        var simultaneous: Set<[Int]> = []
        var separate: Set<[Int]> = []
        var refused: Set<Int> = []

        var relations: Arbitration.Relations {
            Arbitration.Relations(
                requiresFailure: { requires.contains([$0, $1]) },
                prevents: { !simultaneous.contains([$0, $1]) && !simultaneous.contains([$1, $0]) },
                shares: { !separate.contains([$0, $1]) && !separate.contains([$1, $0]) },
                mayBegin: { !refused.contains($0) })
        }
    }

    private func arbitration(_ count: Int) -> Arbitration {
        var arbitration = Arbitration()
        for id in 1...count { arbitration.add(id) }
        return arbitration
    }

    @Test func `The first gesture that begins lets the others fail`() {
        var arbitration = arbitration(3)
        let relations = Table().relations

        #expect(arbitration.claim(2, .begin, relations) == [.began(2), .failed(1), .failed(3)])
        #expect(arbitration.claim(1, .begin, relations).isEmpty)
        #expect(arbitration.end(2) == [.ended(2)])
    }

    @Test func `Simultaneous gestures begin both`() {
        var arbitration = arbitration(2)
        let relations = Table(simultaneous: [[1, 2]]).relations

        #expect(arbitration.claim(1, .begin, relations) == [.began(1)])
        #expect(arbitration.claim(2, .begin, relations) == [.began(2)])
    }

    @Test func `Gestures without a common touch are independent`() {
        var arbitration = arbitration(2)
        let relations = Table(separate: [[1, 2]]).relations

        #expect(arbitration.claim(1, .begin, relations) == [.began(1)])
        #expect(arbitration.claim(2, .begin, relations) == [.began(2)])
    }

    @Test func `A gesture waits for a required failure, and then begins`() {
        var arbitration = arbitration(2)
        let relations = Table(requires: [[1, 2]]).relations

        #expect(arbitration.claim(1, .recognize, relations).isEmpty)
        #expect(arbitration.phase(of: 1) == .waiting(.recognize, hasEnded: false))
        #expect(arbitration.fail(2, relations) == [.failed(2), .recognized(1)])
    }

    @Test func `A gesture fails when the required one is recognised`() {
        var arbitration = arbitration(2)
        let relations = Table(requires: [[1, 2]], simultaneous: [[1, 2]]).relations

        #expect(arbitration.claim(1, .begin, relations).isEmpty)
        #expect(arbitration.claim(2, .recognize, relations) == [.recognized(2), .failed(1)])
    }

    @Test func `A continuous gesture that ended while it waited begins and ends`() {
        var arbitration = arbitration(2)
        let relations = Table(requires: [[1, 2]]).relations
        _ = arbitration.claim(1, .begin, relations)
        #expect(arbitration.end(1).isEmpty)

        #expect(arbitration.fail(2, relations) == [.failed(2), .began(1), .ended(1)])
    }

    @Test func `A chain of requirements is resolved in order`() {
        var arbitration = arbitration(3)
        let relations = Table(requires: [[1, 2], [2, 3]]).relations
        _ = arbitration.claim(1, .recognize, relations)
        _ = arbitration.claim(2, .recognize, relations)

        #expect(arbitration.fail(3, relations) == [.failed(3), .recognized(2), .failed(1)])
    }

    @Test func `A refused gesture fails and releases those that wait for it`() {
        var arbitration = arbitration(2)
        let relations = Table(requires: [[1, 2]], refused: [2]).relations
        _ = arbitration.claim(1, .recognize, relations)

        #expect(arbitration.claim(2, .begin, relations) == [.failed(2), .recognized(1)])
    }

    @Test func `Two gestures that wait for each other are reported and do not wait for ever`() {
        var arbitration = arbitration(2)
        let relations = Table(requires: [[1, 2], [2, 1]]).relations

        #expect(arbitration.claim(1, .begin, relations).isEmpty)
        #expect(arbitration.claim(2, .begin, relations) == [.cycle(2, 1), .began(2), .failed(1)])
    }

    /// Random relations and events: the rules hold after each step, and every gesture ends.
    @Test(arguments: 0..<400) func `Random gestures keep the rules of the arbitration`(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        let count = 2 + random.index(below: 5)
        var table = Table()
        for first in 1...count {
            for second in 1...count where first != second {
                if random.chance(0.2) { table.requires.insert([first, second]) }
                if random.chance(0.15) { table.simultaneous.insert([first, second]) }
                if random.chance(0.1) { table.separate.insert([first, second]) }
            }
            if random.chance(0.1) { table.refused.insert(first) }
        }
        let relations = table.relations
        var arbitration = arbitration(count)
        var hadCycle = false
        func step(_ effects: [Arbitration.Effect]) {
            hadCycle = hadCycle || effects.contains { if case .cycle = $0 { true } else { false } }
            check(effects, arbitration, table, count, hadCycle)
        }
        for _ in 0..<20 {
            let id = 1 + random.index(below: count)
            switch random.index(below: 4) {
            case 0: step(arbitration.claim(id, .begin, relations))
            case 1: step(arbitration.claim(id, .recognize, relations))
            case 2: step(arbitration.fail(id, relations))
            default: step(arbitration.end(id))
            }
        }
        // The touches have ended: everything that is possible fails, and everything that is active ends.
        for id in 1...count where arbitration.phase(of: id) == .possible {
            step(arbitration.fail(id, relations))
        }
        for id in 1...count { step(arbitration.end(id)) }
        for id in 1...count {
            #expect(
                arbitration.phase(of: id)?.isFinished == true,
                "\(id) is \(arbitration.phase(of: id)!) in \(table)")
        }
    }

    private func check(
        _ effects: [Arbitration.Effect], _ arbitration: Arbitration, _ table: Table, _ count: Int,
        _ hadCycle: Bool
    ) {
        let relations = table.relations
        for first in 1...count {
            guard arbitration.phase(of: first) == .active else { continue }
            for second in 1...count where second != first && arbitration.phase(of: second) == .active {
                let excludes = relations.shares(first, second) && relations.prevents(first, second)
                #expect(!excludes, "\(first) and \(second) are active in \(table)")
            }
            if hadCycle { continue }
            for other in 1...count where other != first && relations.shares(first, other) {
                let isOpen = arbitration.phase(of: other)?.isOpen == true
                #expect(
                    !(isOpen && relations.requiresFailure(first, other)),
                    "\(first) began although \(other) has not failed, in \(table)")
            }
        }
        for effect in effects {
            if case .began(let id) = effect { #expect(!table.refused.contains(id)) }
            if case .recognized(let id) = effect { #expect(!table.refused.contains(id)) }
        }
    }
}
