/// Drags between the windows of the program.
extension Application {
    func becameActive(_ presenter: WindowPresenter) {
        activationOrder.removeAll { $0 === presenter }
        activationOrder.insert(presenter, at: 0)
    }

    /// Returns the host of the window at `point` in the window of `presenter`, and the point in its space; nil if there is none.
    ///
    /// Where windows overlap, the one that was active last is assumed to be in front.
    func dragDestination(
        at point: Point, from presenter: WindowPresenter
    ) -> (host: any DragHost, location: Point)? {
        for other in activationOrder + presenters where other !== presenter {
            if let place = presenter.convert(point, to: other) { return (other.host, place) }
        }
        return nil
    }
}
