import RandomNumbers
import Testing
import Widgets

@testable import ViewHierarchy

@Suite struct ChildIndexTests {
    @Test(arguments: 1...12) func `A query finds every subview in order, and few others`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let root = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
        for _ in 0..<100 { root.addSubview(view(&random)) }

        for _ in 0..<300 {
            for _ in 0..<random.index(below: 4) { change(root, &random) }
            let query = rect(&random)
            var found: [View] = []

            root.forEachSubview(meeting: query) { found.append($0) }

            let order = Dictionary(uniqueKeysWithValues: root.subviews.enumerated().map { ($1, $0) })
            #expect(found.map { order[$0] ?? -1 } == found.map { order[$0] ?? -1 }.sorted())
            #expect(Set(found).isSuperset(of: root.subviews.filter { $0.frame.intersects(query) }))
            if root.subviews.count >= ChildIndex.minimumCount {
                let near = query.insetBy(dx: -8, dy: -8)
                #expect(found.allSatisfy { $0.frame.intersects(near) || $0.flags.contains(.mayOverflow) })
            }
        }
    }

    private func change(_ root: View, _ random: inout SeededRandom) {
        let count = root.subviews.count
        let chosen = root.subviews[random.index(below: count)]
        switch random.index(below: 9) {
        case 0, 1: root.insertSubview(view(&random), at: random.index(below: count + 1))
        case 2: if count > 40 { chosen.removeFromSuperview() }
        case 3, 4: chosen.frame = rect(&random)
        case 5: root.bringSubviewToFront(chosen)
        case 6: root.sendSubviewToBack(chosen)
        case 7:
            root.exchangeSubview(at: random.index(below: count), withSubviewAt: random.index(below: count))
        default: chosen.center = Point(x: random.number(0...500), y: random.number(0...500))
        }
    }

    private func view(_ random: inout SeededRandom) -> View { View(frame: rect(&random)) }

    private func rect(_ random: inout SeededRandom) -> Rect {
        Rect(
            x: random.number(-50...500), y: random.number(-50...500), width: random.number(1...60),
            height: random.number(1...60))
    }

    @Test func `A subview is found by a descendant that overflows it`() {
        let root = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
        for index in 0..<100 {
            root.addSubview(View(frame: Rect(x: 0, y: Double(index) * 5, width: 5, height: 5)))
        }
        root.forEachSubview(meeting: root.bounds) { _ in }
        let carrier = root.subviews[50]

        carrier.addSubview(View(frame: Rect(x: 300, y: 0, width: 9, height: 9)))
        var found: [View] = []
        root.forEachSubview(meeting: Rect(x: 300, y: 250, width: 5, height: 5)) { found.append($0) }

        #expect(found == [carrier])
    }
}
