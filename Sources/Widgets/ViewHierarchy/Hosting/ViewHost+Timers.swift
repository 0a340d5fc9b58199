extension ViewHost {
    /// Schedules a call of `action` after `delay` from the host's current time, repeatedly if `repeating` is true.
    ///
    /// A repeating timer has an interval of `delay`, at least one millisecond.
    @discardableResult public func schedule(
        after delay: Duration, repeating: Bool = false, _ action: @escaping () -> Void
    ) -> ScheduledTimer {
        addTimer(after: delay, repeating: repeating, action: action)
    }

    /// Schedules a call of `action` with `owner` after `delay` from the host's current time, and then repeatedly if `repeating`
    /// is true.
    ///
    /// Does not retain `owner`. The timer ends when its owner is deallocated or, if it is a view, is no longer in this host; it
    /// then no longer wakes up the program.
    ///
    ///     window.viewHost?.schedule(after: .seconds(1), repeating: true, for: clock) { $0.setNeedsDisplay() }
    @discardableResult
    public func schedule<Owner: AnyObject>(
        after delay: Duration, repeating: Bool = false, for owner: Owner,
        _ action: @escaping (Owner) -> Void
    ) -> ScheduledTimer {
        let tree = ObjectIdentifier(tree)
        return addTimer(
            after: delay, repeating: repeating,
            isWanted: { [weak owner] in
                guard let view = owner as? View else { return owner != nil }
                return view.viewTree.map { ObjectIdentifier($0) } == tree
            },
            action: { [weak owner] in
                if let owner { action(owner) }
            })
    }

    private func addTimer(
        after delay: Duration, repeating: Bool, isWanted: (() -> Bool)? = nil, action: @escaping () -> Void
    ) -> ScheduledTimer {
        let interval = repeating ? max(delay, .milliseconds(1)) : nil
        let timer = ScheduledTimer(interval: interval, isWanted: isWanted, action: action)
        add(timer, after: delay)
        return timer
    }
}
