/// A variable expressed by another one: `factor` times the root, plus `offset`.
struct Alias: BitwiseCopyable {
    var root = VariableIndex.null
    /// The value of ``ConstraintGraph/aliasTime`` at which the alias is valid.
    var time: UInt32 = 0
    var factor = 1.0
    var offset = 0.0

    func followed(by next: Alias) -> Alias {
        Alias(
            root: next.root, time: time, factor: factor * next.factor, offset: offset + factor * next.offset)
    }
}
