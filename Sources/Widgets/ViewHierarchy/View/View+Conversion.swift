extension View {
    /// Converts `point` from this view's space to the space of `view`; nil means the window's space.
    ///
    /// The window's space begins at the top left of the host; bounds origin and transform of its root view do not move
    /// it. A tree without a host has the space of its root view instead, and trees are taken to coincide there. O(depth).
    public final func convert(_ point: Point, to view: View?) -> Point {
        let inWindow = pointInWindow(point)
        return view.map { $0.pointFromWindow(inWindow) } ?? inWindow
    }

    /// `point`, given in the space of `view` (nil: the window's), in this view's.
    public final func convert(_ point: Point, from view: View?) -> Point {
        pointFromWindow(view.map { $0.pointInWindow(point) } ?? point)
    }

    /// The box around `rect`, given in this view's space, in that of `view` (nil: the window's).
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        convert(rect) { self.convert($0, to: view) }
    }

    /// The box around `rect`, given in the space of `view` (nil: the window's), in this view's.
    public final func convert(_ rect: Rect, from view: View?) -> Rect {
        convert(rect) { self.convert($0, from: view) }
    }

    private func convert(_ rect: Rect, by move: (Point) -> Point) -> Rect {
        let rect = rect.standardized
        let first = move(rect.origin)
        let last = move(Point(x: rect.maxX, y: rect.maxY))
        let others = [move(Point(x: rect.maxX, y: rect.minY)), move(Point(x: rect.minX, y: rect.maxY))]
        let left = min(first.x, last.x, others[0].x, others[1].x)
        let top = min(first.y, last.y, others[0].y, others[1].y)
        return Rect(
            x: left, y: top, width: max(first.x, last.x, others[0].x, others[1].x) - left,
            height: max(first.y, last.y, others[0].y, others[1].y) - top)
    }

    /// From this view's space to its superview's.
    final func pointInSuperview(_ point: Point) -> Point {
        let state = layoutState
        let local = Point(x: point.x - state.bounds.origin.x, y: point.y - state.bounds.origin.y)
        guard let transform = rare?.transform, !transform.isIdentity else {
            return Point(x: local.x + state.origin.x, y: local.y + state.origin.y)
        }
        let half = Point(x: state.bounds.size.width / 2, y: state.bounds.size.height / 2)
        return (local - half).applying(transform) + center
    }

    /// From the superview's space to this view's.
    package final func pointFromSuperview(_ point: Point) -> Point {
        let state = layoutState
        guard let transform = rare?.transform, !transform.isIdentity else {
            return Point(
                x: point.x - state.origin.x + state.bounds.origin.x,
                y: point.y - state.origin.y + state.bounds.origin.y)
        }
        let half = Point(x: state.bounds.size.width / 2, y: state.bounds.size.height / 2)
        return (point - center).applying(transform.inverted()) + half + state.bounds.origin
    }

    private func pointInWindow(_ point: Point) -> Point {
        var moved = point
        var view = self
        while let parent = view.superview {
            moved = view.pointInSuperview(moved)
            view = parent
        }
        return view.isRootOfHost ? view.pointInSuperview(moved) : moved
    }

    private func pointFromWindow(_ point: Point) -> Point {
        if let superview { return pointFromSuperview(superview.pointFromWindow(point)) }
        return isRootOfHost ? pointFromSuperview(point) : point
    }

    /// Whether this is the root view of a host: its frame is in the window's space.
    final var isRootOfHost: Bool { viewTree?.rootView === self }
}

extension MouseEvent {
    /// Where the pointer is in the space of `view`, in points.
    @MainActor public func location(in view: View?) -> Point {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}

extension ScrollEvent {
    /// Where the pointer is in the space of `view`, in points.
    @MainActor public func location(in view: View?) -> Point {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}
