import RandomNumbers
import Testing

@testable import Typesetting

struct RecencyCacheTests {
    @Test func `The least recently used value is evicted first`() {
        var cache = RecencyCache<Int, String>(costLimit: 3)
        for number in 0..<3 { cache.insert("\(number)", for: number, cost: 1) }
        #expect(cache.value(for: 0) == "0")
        cache.insert("3", for: 3, cost: 1)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 0) == "0")
        #expect(cache.evictions == 1)
    }

    @Test func `Random insertions and look-ups agree with a list in order of use`() {
        var numbers = SeededRandom(seed: 7)
        var cache = RecencyCache<Int, Int>(costLimit: 40)
        var list: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<5_000 {
            let key = Int.random(in: 0..<30, using: &numbers)
            if Bool.random(using: &numbers) {
                let found = list.firstIndex { $0.key == key }
                #expect(cache.value(for: key) == found.map { list[$0].value })
                if let found { list.append(list.remove(at: found)) }
            } else {
                let cost = Int.random(in: 1...50, using: &numbers)
                list.removeAll { $0.key == key }
                if cost <= 40 {
                    while list.reduce(cost, { $0 + $1.cost }) > 40 { list.removeFirst() }
                    list.append((key, step, cost))
                }
                cache.insert(step, for: key, cost: cost)
            }
            #expect(cache.cost == list.reduce(0) { $0 + $1.cost })
            #expect(cache.count == list.count)
        }
    }
}
