extension LazyNode: LazyScrolling {
    /// Whether the first line is on the right and the lines proceed to the left.
    var isMirroredAlong: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        guard let viewport, source.row(of: id) != nil else { return false }
        viewport.scroll(
            to: ScrollTarget(
                rect: { [weak self, weak viewport] in
                    guard let self, isMounted, let viewport, let index = source.row(of: id) else {
                        return nil
                    }
                    return frame(ofLine: index / tracks.count, in: viewport.container)
                }, anchor: anchor, isAnimated: isAnimated))
        return true
    }

    /// Returns the frame of a line, as far as its length and those of the lines before it are known.
    private func frame(ofLine line: Int, in target: Widgets.View) -> Rect? {
        let length = lines.extent(of: line) - form.gap
        let top = lines.start(of: line)
        let start = isMirroredAlong ? size.width - top - length : top
        let rect = Rect(
            origin: Point(axis, main: start, cross: 0),
            size: Size(axis, main: length, cross: size[axis.other])
        ).offsetBy(dx: origin.x, dy: origin.y)
        guard let container = scope.container else { return nil }
        return container === target ? rect : container.convert(rect, to: target)
    }

    func lineFrames(around rect: Rect, in target: Widgets.View) -> [Rect] {
        guard lines.count > 0, let container = scope.container else { return [] }
        let rect = container === target ? rect : target.convert(rect, to: container)
        let place =
            axis == .vertical
            ? rect.minY - origin.y
            : isMirroredAlong ? size.width - (rect.maxX - origin.x) : rect.minX - origin.x
        let line = lines.item(at: min(max(0, place), lines.total))
        let neighbours = max(0, line - 1)...min(lines.count - 1, line + 1)
        return neighbours.compactMap { frame(ofLine: $0, in: target) }
    }
}

extension Point {
    init(_ axis: Axis, main: Double, cross: Double) {
        self = axis == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    }
}
