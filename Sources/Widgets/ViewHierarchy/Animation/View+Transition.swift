extension View {
    /// Makes `animations`' changes of `view` and its descendants at once, and replaces the snapshot of the old content
    /// with the new content as `options` say.
    ///
    /// `transitionCrossDissolve` and the four slides are what there is; flips and curls dissolve. With
    /// `allowAnimatedContent` the changes are animated as well. Without a transition in the options this is
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
        let picture = block.isImmediate ? nil : TransitionPicture(of: view, style)
        let changes = animations ?? {}
        if options.contains(.allowAnimatedContent) {
            block.record(changes)
        } else {
            AnimationContext.during(nil, changes)
        }
        if let picture { block.begin(picture, on: view) }
        block.seal()
    }

    /// Replaces `fromView` with `toView` in its superview, with the transition in `options`.
    ///
    /// `fromView` leaves its superview, which `toView` joins at the same depth with the frame that it has. With
    /// `showHideTransitionViews` both stay, and one is hidden instead.
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
                    message: "was to be replaced in a transition but is in no superview",
                    cure: "nothing was changed; add it first"))
            AnimationContext.complete { completion?(false) }
            return
        }
        let block = transitionBlock(duration, options, completion)
        var picture: TransitionPicture?
        if let style = options.transitionStyle, !block.isImmediate {
            picture = TransitionPicture(of: fromView, style)
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
        if var picture, toView.superview != nil {
            picture.shift(by: oldOrigin - toView.shownOrigin)
            block.begin(picture, on: toView)
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
    /// nil without a transition.
    fileprivate var transitionStyle: TransitionPicture.Style? {
        switch rawValue >> 20 & 15 {
        case 0: nil
        case 8: .slide(x: -1, y: 0)
        case 9: .slide(x: 1, y: 0)
        case 10: .slide(x: 0, y: -1)
        case 11: .slide(x: 0, y: 1)
        default: .dissolve
        }
    }
}

extension AnimationBlock {
    /// Starts the transition from `picture` to the current content of `view`.
    func begin(_ picture: TransitionPicture, on view: View) {
        guard let animator = view.viewTree?.requireAnimator() else { return }
        let tracks = animator.tracks(of: view, before: .amount(.transition, 1))
        // The old picture shows the transition that it interrupts.
        _ = tracks.take(.transition, for: self, at: animator.currentTime)
        view.motion?.transition = picture
        view.flags.insert(.mayOverflow)
        view.noteMove()
        add(view, from: .amount(.transition, 1), to: .amount(.transition, 0))
        view.refreshShown()
    }
}
