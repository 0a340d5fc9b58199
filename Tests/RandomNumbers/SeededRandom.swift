/// A random number generator that returns equal numbers for equal seeds, in each run and on every machine: SplitMix64.
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: some BinaryInteger) {
        state = UInt64(truncatingIfNeeded: seed) &* 0xd134_2543_de82_ef95 &+ 1
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    package mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    package mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    /// Returns true with the probability `part`.
    package mutating func chance(_ part: Double) -> Bool { number(0...1) < part }
}
