extension LazyNode: LazyScrolling {
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        guard let viewport, source.row(of: id) != nil else { return false }
        viewport.scroll(
            to: ScrollTarget(
                rect: { [weak self, weak viewport] in
                    guard let self, isMounted, let viewport, let index = source.row(of: id) else {
                        return nil
                    }
                    let line = index / tracks.count
                    let length = lines.extent(of: line) - form.gap
                    let top = lines.start(of: line)
                    let start = isMirroredAlong ? size.width - top - length : top
                    let rect = Rect(
                        origin: Point(axis, main: start, cross: 0),
                        size: Size(axis, main: length, cross: size[axis.other])
                    ).offsetBy(dx: origin.x, dy: origin.y)
                    guard let container = scope.container else { return nil }
                    return container === viewport.container
                        ? rect : container.convert(rect, to: viewport.container)
                }, anchor: anchor, isAnimated: isAnimated))
        return true
    }
}

extension Point {
    init(_ axis: Axis, main: Double, cross: Double) {
        self = axis == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    }
}
