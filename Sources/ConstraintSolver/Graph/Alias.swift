/// A variable as a multiple of another one, plus a number.
struct Alias: BitwiseCopyable {
    var root = VariableIndex.null
    /// The time of ``ConstraintGraph/aliasTime`` for which it is true.
    var time: UInt32 = 0
    var factor = 1.0
    var offset = 0.0

    func followed(by next: Alias) -> Alias {
        Alias(
            root: next.root, time: time, factor: factor * next.factor, offset: offset + factor * next.offset)
    }
}
