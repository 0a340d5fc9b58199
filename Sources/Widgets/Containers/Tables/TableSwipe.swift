/// The swipe on a row of a table that reveals its actions: a pan by touch or with a touch pad.
final class TableSwipe: GestureRecognizerDelegate {
    private weak var table: TableView?
    private let pan = PanGestureRecognizer()
    private var row: OpenRow?
    /// The row on which the current pan began, with its actions.
    private var candidate: (path: IndexPath, isLeading: Bool, configuration: SwipeActionsConfiguration)?
    /// The distance that the row was moved when the pan began, in points.
    private var start = 0.0

    /// A row that is moved aside.
    private struct OpenRow {
        let path: IndexPath
        let cell: ReusableView
        let view: SwipeActionsView
        let configuration: SwipeActionsConfiguration
        /// The distance by which the row is moved, in points; positive to the right.
        var distance = 0.0
    }

    private static let duration = 0.25

    init(_ table: TableView) {
        self.table = table
        pan.allowedTouchTypes = [.direct, .pencil]
        pan.allowedScrollTypesMask = .continuous
        pan.name = "swipe on a row"
        pan.delegate = self
        pan.addTarget(self, action: TableSwipe.panned)
        table.addGestureRecognizer(pan)
    }

    nonisolated deinit {}

    /// The row whose actions are revealed; nil for none.
    var openPath: IndexPath? { row?.path }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        guard let table else { return false }
        let translation = pan.translation(in: table)
        guard abs(translation.x) > abs(translation.y),
            let path = table.indexPathForRow(at: pan.location(in: table) - translation)
        else { return false }
        if row?.path == path { return true }
        let isLeading = (translation.x > 0) != table.isMirrored
        guard let configuration = TableRowActions(table: table).configuration(at: path, isLeading: isLeading)
        else { return false }
        candidate = (path, isLeading, configuration)
        return true
    }

    private func panned(_ pan: PanGestureRecognizer) {
        guard let table else { return }
        switch pan.state {
        case .began:
            if let candidate {
                self.candidate = nil
                close(animated: false)
                open(candidate.path, isLeading: candidate.isLeading, candidate.configuration)
            }
            start = row?.distance ?? 0
            move(to: start + pan.translation(in: table).x)
        case .changed: move(to: start + pan.translation(in: table).x)
        case .ended: end(velocity: pan.velocity(in: table).x)
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    /// Shows the actions of one side of a row, without moving it yet.
    private func open(_ path: IndexPath, isLeading: Bool, _ configuration: SwipeActionsConfiguration) {
        guard let table, let cell = table.cellForRow(at: path) else { return }
        let view = SwipeActionsView(configuration.actions, isAtRight: isLeading == table.isMirrored) {
            [weak self] action in self?.perform(action)
        }
        table.insertSubview(view, aboveSubview: cell)
        row = OpenRow(path: path, cell: cell, view: view, configuration: configuration)
        place()
    }

    /// Reveals the actions of one side of a row.
    func reveal(_ path: IndexPath, isLeading: Bool) {
        guard let table,
            let configuration = TableRowActions(table: table).configuration(at: path, isLeading: isLeading)
        else { return }
        close(animated: false)
        open(path, isLeading: isLeading, configuration)
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

    /// Places the moved row and its buttons; called after each layout of the table.
    func place() {
        guard let table, let row else { return }
        // The row was recycled, or its index has changed.
        guard let number = table.row(of: row.path), table.cells.cell(for: number) === row.cell else {
            return close(animated: false)
        }
        let frame = table.rectForRow(at: row.path)
        let width = abs(row.distance)
        row.cell.transform = AffineTransform(translationX: row.distance, y: 0)
        row.view.frame = Rect(
            x: row.view.isAtRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
            height: frame.height)
    }

    private func end(velocity: Double) {
        guard let table, let row else { return }
        let width = abs(row.distance)
        if width > 0.6 * table.rowWidth, row.configuration.performsFirstActionWithFullSwipe,
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
    func close(animated: Bool) {
        guard let row else { return }
        self.row = nil
        guard animated, table?.viewHost != nil else {
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
