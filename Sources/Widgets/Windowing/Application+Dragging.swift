internal import SDLPlatform

/// Drags between the windows of the program, and from other programs.
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

    /// Reports a drop from another program that could not be delivered.
    static func reportFailedDrop(_ failure: DropFailure) {
        let (message, cure) =
            switch failure {
            case .tooLarge:
                (
                    "could not be received: its data is larger than one transfer of the X server",
                    "nothing is dropped; drop a file instead of its content"
                )
            case .unknownLocation:
                (
                    "could not be delivered: the compositor has not reported where the pointer is",
                    "nothing is dropped; drop it again with the mouse"
                )
            }
        Diagnostics.report(
            Diagnostic(
                kind: .failedTransfer, subject: "A drop from another program", message: message, cure: cure))
    }
}
