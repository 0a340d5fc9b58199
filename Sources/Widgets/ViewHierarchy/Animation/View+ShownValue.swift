/// Controls show the way of a value to another.
extension View {
    /// A control's value was set from `old` to `new`, which it shows little by little: with the animation at hand, else
    /// with a short one.
    ///
    /// A value that is set before the control was first painted is displayed at once.
    package final func animateValue(from old: Double, to new: Double) {
        guard flags.contains(.isPainted), AnimationContext.isEnabled, old != new else { return }
        if let block = AnimationContext.current {
            block.add(self, from: .amount(.value, old), to: .amount(.value, new))
        } else {
            let spring = Spring(duration: 0.3)
            let block = AnimationBlock(
                timing: .spring(spring, velocity: 0), duration: spring.settlingDuration(),
                options: [.allowUserInteraction])
            block.add(self, from: .amount(.value, old), to: .amount(.value, new))
            block.seal()
        }
        refreshShown()
    }

    /// Returns the displayed value of a control whose model value is `value`.
    package final func shownValue(_ value: Double) -> Double { value + (motion?.shown.excess ?? 0) }

    /// The user takes hold of the value: what is set is shown.
    package final func showValue() {
        if Animator.tracks(of: self)?.dropAll(of: .value) == true { refreshShown() }
    }
}
