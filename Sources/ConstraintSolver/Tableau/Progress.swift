/// The number of consecutive steps that have changed no value.
///
/// Degenerate steps can cycle: after 24 of them, choices are pseudo-random, in the same sequence in each process.
struct Progress {
    private var standstill = 0
    /// Changes the order of choices that are equally good; 0 while there is progress.
    private(set) var salt: Int32 = 0

    /// Records a step that has changed a value.
    mutating func noteStep() {
        standstill = 0
        salt = 0
    }

    /// Records a step that has changed no value.
    mutating func noteStandstill() {
        standstill += 1
        if standstill > 24 { salt = Int32(truncatingIfNeeded: standstill &* 0x9E37_79B9) & 0x7FFF_FFFF | 1 }
    }
}
