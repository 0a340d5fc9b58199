extension View {
    /// The gesture recognisers attached to the view, in the order in which they were added; nil if there are none.
    ///
    /// `UIView.gestureRecognizers`.
    public final var gestureRecognizers: [GestureRecognizer]? {
        get { rare?.gestureRecognizers }
        set {
            for old in gestureRecognizers ?? [] where newValue?.contains(old) != true {
                removeGestureRecognizer(old)
            }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    /// Attaches a recogniser, which then receives the touches on the view and its descendants.
    ///
    /// A recogniser that is attached to another view is moved. Costs nothing until a touch begins.
    public final func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        rareState.gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.attach(to: self)
    }

    /// Detaches a recogniser; a gesture in progress is cancelled.
    ///
    /// Does nothing if it is not attached to this view.
    public final func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
        guard gestureRecognizer.view === self, let rare else { return }
        let rest = rare.gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
        rare.gestureRecognizers = rest.isEmpty ? nil : rest
        gestureRecognizer.attach(to: nil)
    }
}
