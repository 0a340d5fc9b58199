/// The animation of displayed values of controls.
extension View {
    /// Whether changes of views are animated, because an animation block runs.
    package static var isInAnimationBlock: Bool {
        AnimationContext.current != nil && AnimationContext.isEnabled
    }

    /// Animates the displayed value of a control after its value has been set, in the current animation or else with a short
    /// spring, unless `implicitly` is false.
    ///
    /// If the control has not been painted yet, the new value is displayed immediately.
    package final func animateValue(from old: Double, to new: Double, implicitly: Bool = true) {
        guard flags.contains(.isPainted), AnimationContext.isEnabled, old != new else { return }
        if let block = AnimationContext.current {
            block.add(self, from: .amount(.value, old), to: .amount(.value, new))
        } else if implicitly {
            let spring = Spring(duration: 0.3)
            let block = AnimationBlock(
                timing: .spring(spring, velocity: 0), duration: spring.settlingDuration(),
                options: [.allowUserInteraction])
            block.add(self, from: .amount(.value, old), to: .amount(.value, new))
            block.seal()
        }
        updatePresentation()
    }

    /// Returns the displayed value of a control whose model value is `value`.
    package final func displayedValue(_ value: Double) -> Double { value + (motion?.shown.valueOffset ?? 0) }

    /// Ends the animation of the value and displays the model value, because the user has started to change it.
    package final func displayModelValue() {
        if Animator.tracks(of: self)?.dropAll(of: .value) == true { updatePresentation() }
    }
}
