/// A field that is a binding or an optional binding, independent of its type.
protocol BindingField {
    /// Returns whether the binding refers to the same value as `old`.
    func isUnchanged(sinceField old: Self) -> Bool
}

extension Optional: BindingField where Wrapped: BindingField {
    func isUnchanged(sinceField old: Self) -> Bool {
        switch (self, old) {
        case (nil, nil): true
        case (let new?, let old?): new.isUnchanged(sinceField: old)
        default: false
        }
    }
}
