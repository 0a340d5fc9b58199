/// The swipe on a row of a list that reveals its actions: a pan by touch or with a touch pad.
///
///     swipe = RowSwipe(self) { [weak self] row, isLeading in self?.actions(row, isLeading) }
package final class RowSwipe: GestureRecognizerDelegate {
    private weak var list: ListView?
    /// Returns the actions on one side of a row; nil for none.
    private let configuration: (_ row: Int, _ isLeading: Bool) -> SwipeActionsConfiguration?
    private let pan = PanGestureRecognizer()
    private var row: OpenRow?
    /// The row on which the current pan began, with its actions.
    private var candidate: (number: Int, isLeading: Bool, configuration: SwipeActionsConfiguration)?
    /// The distance that the row was moved when the pan began, in points.
    private var start = 0.0

    /// A row that is moved aside.
    private struct OpenRow {
        let number: Int
        /// The number of the display of the row, which its cell gets anew when it displays another row.
        let display: Int
        let cell: ReusableView
        let view: SwipeActionsView
        let configuration: SwipeActionsConfiguration
        /// The distance by which the row is moved, in points; positive to the right.
        var distance = 0.0
    }

    private static let duration = 0.25

    package init(
        _ list: ListView,
        _ configuration: @escaping (_ row: Int, _ isLeading: Bool) -> SwipeActionsConfiguration?
    ) {
        self.list = list
        self.configuration = configuration
        pan.allowedTouchTypes = [.direct, .pencil]
        pan.allowedScrollTypesMask = .continuous
        pan.name = "swipe on a row"
        pan.delegate = self
        pan.addTarget(self, action: RowSwipe.panned)
        list.addGestureRecognizer(pan)
    }

    nonisolated deinit {}

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        guard let list else { return false }
        let translation = pan.translation(in: list)
        guard abs(translation.x) > abs(translation.y),
            let number = list.indexForRow(at: pan.location(in: list) - translation)
        else { return false }
        if row?.number == number { return true }
        let isLeading = (translation.x > 0) != list.isMirrored
        guard let configuration = configuration(number, isLeading) else { return false }
        candidate = (number, isLeading, configuration)
        return true
    }

    private func panned(_ pan: PanGestureRecognizer) {
        guard let list else { return }
        switch pan.state {
        case .began:
            if let candidate {
                self.candidate = nil
                close(animated: false)
                open(candidate.number, isLeading: candidate.isLeading, candidate.configuration)
            }
            start = row?.distance ?? 0
            move(to: start + pan.translation(in: list).x)
        case .changed: move(to: start + pan.translation(in: list).x)
        case .ended: end(velocity: pan.velocity(in: list).x)
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    /// Shows the actions of one side of a row, without moving it yet.
    private func open(_ number: Int, isLeading: Bool, _ configuration: SwipeActionsConfiguration) {
        guard let list, let entry = list.cells.entry(for: number) else { return }
        let view = SwipeActionsView(configuration.actions, isAtRight: isLeading == list.isMirrored) {
            [weak self] action in self?.perform(action)
        }
        list.insertSubview(view, aboveSubview: entry.cell)
        row = OpenRow(
            number: number, display: entry.display, cell: entry.cell, view: view, configuration: configuration
        )
        place()
    }

    /// Reveals the actions of one side of a row.
    func reveal(_ number: Int, isLeading: Bool) {
        guard let configuration = configuration(number, isLeading) else { return }
        close(animated: false)
        open(number, isLeading: isLeading, configuration)
        guard let row else { return }
        View.animate(withDuration: Self.duration) {
            self.move(to: row.view.isAtRight ? -row.view.naturalWidth : row.view.naturalWidth)
        }
    }

    private func move(to distance: Double) {
        guard let row, distance.isFinite else { return }
        self.row?.distance = row.view.isAtRight ? min(0, distance) : max(0, distance)
        place()
    }

    /// Places the moved row and its buttons; called after each layout of the list.
    package func place() {
        guard let list, let row else { return }
        // The row was recycled, perhaps in the same cell, or its index has changed.
        guard list.cells.entry(for: row.number)?.display == row.display else {
            return close(animated: false)
        }
        let frame = list.rectForRow(at: row.number)
        let width = abs(row.distance)
        row.cell.transform = AffineTransform(translationX: row.distance, y: 0)
        row.view.frame = Rect(
            x: row.view.isAtRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
            height: frame.height)
    }

    private func end(velocity: Double) {
        guard let list, let row else { return }
        let width = abs(row.distance)
        if width > 0.6 * list.rowWidth, row.configuration.performsFirstActionWithFullSwipe,
            let action = row.configuration.actions.first
        {
            return perform(action)
        }
        let isOutward = row.view.isAtRight ? velocity < -300 : velocity > 300
        let isInward = row.view.isAtRight ? velocity > 300 : velocity < -300
        if !isInward, isOutward || width > row.view.naturalWidth / 2 {
            let target = row.view.isAtRight ? -row.view.naturalWidth : row.view.naturalWidth
            View.animate(withDuration: Self.duration) { self.move(to: target) }
        } else {
            close(animated: true)
        }
    }

    private func perform(_ action: ContextualAction) {
        guard let row else { return }
        action.handler(action, row.view) { [weak self] _ in self?.close(animated: true) }
    }

    /// Moves the open row back.
    package func close(animated: Bool) {
        guard let row else { return }
        self.row = nil
        guard animated, list?.viewHost != nil else {
            row.cell.transform = .identity
            return row.view.removeFromSuperview()
        }
        View.animate(withDuration: Self.duration) {
            row.cell.transform = .identity
            row.view.frame.origin.x += row.view.isAtRight ? row.view.frame.width : 0
            row.view.frame.size.width = 0
        } completion: { _ in
            row.view.removeFromSuperview()
        }
    }
}
