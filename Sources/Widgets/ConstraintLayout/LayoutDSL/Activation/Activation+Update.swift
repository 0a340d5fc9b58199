extension Activation {
    /// The maximum number of updates that may be caused by one update before a loop is reported.
    static let roundLimit = 10

    /// Updates views and constraints to the layout recorded by `record`.
    ///
    /// The closure is compiled with the concrete type of the layout, so that recording a thousand views needs no call through a protocol
    /// witness.
    @usableFromInline
    func update(_ mode: LayoutUpdateMode, _ record: @escaping (inout LayoutRecorder) -> Void) {
        if mode == .deferred { return deferUpdate(record) }
        cancelDeferredUpdate()
        perform { $0.apply(mode, record) }
    }

    /// Runs `change`, or defers it to the end of the running update; a chain of such updates is limited to ``roundLimit``.
    func perform(_ change: @escaping (Activation) -> Void) {
        if isUpdating {
            nextUpdate = { [unowned self] in change(self) }
            return
        }
        isUpdating = true
        change(self)
        for _ in 0..<Self.roundLimit {
            guard let next = nextUpdate else { break }
            nextUpdate = nil
            next()
        }
        isUpdating = false
        if nextUpdate == nil { return }
        nextUpdate = nil
        Diagnostics.report(
            Diagnostic(
                kind: .layoutLoop, subject: entries.first?.node.name ?? "a layout",
                message: "each update of its layout requests another one, \(Self.roundLimit) times",
                cure: "the last one is kept; do not update the layout in onActivate or in the layout itself"))
    }

    private func apply(_ mode: LayoutUpdateMode, _ record: (inout LayoutRecorder) -> Void) {
        var recorder = LayoutRecorder(expecting: entries.count)
        record(&recorder)
        var occurrences = recorder.occurrences
        var difference = LayoutDifference(from: entries, to: occurrences)
        if hasRepeats || difference.hasRepeats(in: occurrences) {
            (occurrences, hasRepeats) = LayoutMerging.merge(occurrences)
            difference = LayoutDifference(from: entries, to: occurrences)
        }
        statistics.updates += 1
        var application = LayoutApplication(occurrences, difference, from: entries, statistics)
        application.run()
        // Before the constraints, so that an identifier that a closure sets can be the target of an anchor.
        for activation in recorder.activations { activation() }
        for occurrence in occurrences { occurrence.leaveFrameToConstraints() }
        var matching = ConstraintMatching(occurrences, difference, from: self, application.statistics)
        if matching.run() {
            entries = matching.entries
            constraints = matching.constraints
        }
        statistics = matching.statistics
        // The fitting size of the outermost view may have changed, which invalidates the layout of an observing ancestor.
        for occurrence in occurrences where occurrence.parent < 0 {
            occurrence.view?.invalidateObservingAncestor()
        }
        if mode == .forced { layOut(occurrences) }
    }

    private func layOut(_ occurrences: [LayoutRecorder.Occurrence]) {
        for occurrence in occurrences where occurrence.parent < 0 {
            guard let view = occurrence.view else { continue }
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }
}

extension LayoutRecorder {
    /// The outermost view of the recorded layout, see ``Activation/outermostView``.
    var outermostView: View? {
        occurrences.lazy.filter { $0.parent < 0 }.compactMap(\.node.ownView).firstShown
    }
}

extension Sequence<View> {
    /// The first view that a host shows; the first view of the sequence when none is shown.
    var firstShown: View? { first { $0.viewHost != nil } ?? first { _ in true } }
}

extension LayoutRecorder.Occurrence {
    /// Sets `translatesAutoresizingMaskIntoConstraints` to false for a view placed by constraints: an anchored view inside another view,
    /// or an outermost view whose anchors refer to its superview or to other views outside of it.
    func leaveFrameToConstraints() {
        guard !rules.isEmpty, let view, view.translatesAutoresizingMaskIntoConstraints else { return }
        if parent >= 0 || refersToOutside(view) { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// Returns whether an anchor refers to the superview, or to an item that is neither the view nor its descendant.
    private func refersToOutside(_ view: View) -> Bool {
        for rule in rules {
            switch rule.target {
            case .superview: return true
            case .none, .identifier: continue
            case .node: if rule.node?.ownView?.isDescendant(of: view) == false { return true }
            }
        }
        return false
    }
}
