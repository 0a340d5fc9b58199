extension View {
    /// `point`, given in this view's space, in that of `view`; nil means the window's (the root's) space.
    ///
    /// Views in different trees meet at their roots, as if these lay on one another. O(depth).
    public final func convert(_ point: Point, to view: View?) -> Point {
        let inRoot = pointInRoot(point)
        return view.map { $0.pointFromRoot(inRoot) } ?? inRoot
    }

    /// `point`, given in the space of `view` (nil: the window's), in this view's.
    public final func convert(_ point: Point, from view: View?) -> Point {
        pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
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
    final func pointFromSuperview(_ point: Point) -> Point {
        let state = layoutState
        guard let transform = rare?.transform, !transform.isIdentity else {
            return Point(
                x: point.x - state.origin.x + state.bounds.origin.x,
                y: point.y - state.origin.y + state.bounds.origin.y)
        }
        let half = Point(x: state.bounds.size.width / 2, y: state.bounds.size.height / 2)
        return (point - center).applying(transform.inverted()) + half + state.bounds.origin
    }

    private func pointInRoot(_ point: Point) -> Point {
        var moved = point
        var view = self
        while let parent = view.superview {
            moved = view.pointInSuperview(moved)
            view = parent
        }
        return moved
    }

    private func pointFromRoot(_ point: Point) -> Point {
        guard let superview else { return point }
        return pointFromSuperview(superview.pointFromRoot(point))
    }
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
