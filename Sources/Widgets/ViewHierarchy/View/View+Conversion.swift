extension View {
    /// Converts `point` from this view's space to the space of `view`; nil means the window's space.
    ///
    /// The window's space has its origin at the top left of the host; the bounds origin and the transform of the root view do
    /// not change it. In a tree without a host, it is the space of the root view. The window spaces of different trees are
    /// assumed to coincide. O(depth).
    public final func convert(_ point: Point, to view: View?) -> Point {
        let inWindow = pointInWindow(point)
        return view.map { $0.pointFromWindow(inWindow) } ?? inWindow
    }

    /// Converts `point` from the space of `view` to this view's space; nil means the window's space.
    public final func convert(_ point: Point, from view: View?) -> Point {
        pointFromWindow(view.map { $0.pointInWindow(point) } ?? point)
    }

    /// Returns the bounding box of `rect` after converting it from this view's space to that of `view`; nil means the window's
    /// space.
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        convert(rect) { self.convert($0, to: view) }
    }

    /// Returns the bounding box of `rect` after converting it from the space of `view` to this view's space; nil means the
    /// window's space.
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

    /// Converts `point` from this view's space to its superview's.
    final func pointInSuperview(_ point: Point) -> Point {
        let state = layoutState
        let local = Point(x: point.x - state.bounds.origin.x, y: point.y - state.bounds.origin.y)
        if isTransformed { return PlaneMapping(modelOf: self).toSuperview(point) }
        return Point(x: local.x + state.origin.x, y: local.y + state.origin.y)
    }

    /// Converts `point` from the superview's space to this view's.
    package final func pointFromSuperview(_ point: Point) -> Point {
        let state = layoutState
        if isTransformed { return PlaneMapping(modelOf: self).fromSuperview(point) }
        return Point(
            x: point.x - state.origin.x + state.bounds.origin.x,
            y: point.y - state.origin.y + state.bounds.origin.y)
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

    /// Whether this is the root view of a host; its frame is then in the window's space.
    final var isRootOfHost: Bool { viewTree?.rootView === self }
}

extension MouseEvent {
    /// Returns the position of the pointer in the space of `view`, in points; in the window's space if `view` is nil.
    @MainActor public func location(in view: View?) -> Point {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}

extension ScrollEvent {
    /// Returns the position of the pointer in the space of `view`, in points; in the window's space if `view` is nil.
    @MainActor public func location(in view: View?) -> Point {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}
