extension View {
    /// Applies the changes that `animations` makes to `view` and its descendants immediately, and animates a transition from
    /// the old content to the new one.
    ///
    /// `transitionCrossDissolve`, the flips and the slides are supported; curls are displayed as a cross-dissolve. With
    /// `allowAnimatedContent`, the changes are animated as well. Without a transition in `options`, the method equals
    /// `animate(withDuration:delay:options:animations:completion:)`.
    ///
    ///     View.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "Saved" }
    public static func transition(
        with view: View, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let style = options.transitionStyle else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {},
                completion: completion)
        }
        let block = transitionBlock(duration, options, completion)
        let snapshot = block.isImmediate ? nil : TransitionSnapshot(of: view, style)
        let changes = animations ?? {}
        if options.contains(.allowAnimatedContent) {
            block.record(changes)
        } else {
            AnimationContext.during(nil, changes)
        }
        if let snapshot { block.begin(snapshot, on: view) }
        block.seal()
    }

    /// Replaces `fromView` with `toView` in its superview, animated with the transition in `options`.
    ///
    /// `fromView` is removed, and `toView` is inserted at the same index, keeping its frame. With `showHideTransitionViews`,
    /// both remain subviews; `fromView` is hidden and `toView` is shown.
    ///
    ///     View.transition(from: list, to: grid, duration: 0.3, options: .transitionSlideFromRight)
    public static func transition(
        from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: fromView.hierarchyPath,
                    message: "cannot be replaced in a transition, because it has no superview",
                    cure: "nothing was changed; add it first"))
            AnimationContext.complete { completion?(false) }
            return
        }
        let block = transitionBlock(duration, options, completion)
        var snapshot: TransitionSnapshot?
        if let style = options.transitionStyle, !block.isImmediate {
            snapshot = TransitionSnapshot(of: fromView, style)
        }
        let oldOrigin = fromView.shownOrigin
        AnimationContext.during(nil) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
            superview.layoutIfNeeded()
        }
        if var snapshot, toView.superview != nil {
            snapshot.shift(by: oldOrigin - toView.shownOrigin)
            block.begin(snapshot, on: toView)
        }
        block.seal()
    }

    private static func transitionBlock(
        _ duration: Double, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
    ) -> AnimationBlock {
        let duration = AnimationTimes.valid(duration, "duration")
        return AnimationBlock(
            timing: .curve(options.timingCurve), duration: AnimationContext.isEnabled ? duration : 0,
            options: options.subtracting([.repeat, .autoreverse]), completion: completion)
    }
}

extension AnimationOptions {
    /// The style of the transition in the options; nil if there is none.
    fileprivate var transitionStyle: TransitionSnapshot.Style? {
        switch rawValue >> 20 & 15 {
        case 0: nil
        case 1: .flip(x: 0, y: 1)
        case 2: .flip(x: 0, y: -1)
        case 6: .flip(x: -1, y: 0)
        case 7: .flip(x: 1, y: 0)
        case 8: .slide(x: -1, y: 0)
        case 9: .slide(x: 1, y: 0)
        case 10: .slide(x: 0, y: -1)
        case 11: .slide(x: 0, y: 1)
        default: .dissolve
        }
    }
}

extension AnimationBlock {
    /// Starts the transition from `snapshot` to the current content of `view`.
    func begin(_ snapshot: TransitionSnapshot, on view: View) {
        guard let animator = view.viewTree?.requireAnimator() else { return }
        let tracks = animator.tracks(of: view, before: .amount(.transition, 1))
        // The new snapshot includes the transition that it interrupts.
        _ = tracks.take(.transition, for: self, at: animator.currentTime)
        view.motion?.transition = snapshot
        view.flags.insert(.mayOverflow)
        view.positionDidChange()
        add(view, from: .amount(.transition, 1), to: .amount(.transition, 0))
        view.updatePresentation()
    }
}
