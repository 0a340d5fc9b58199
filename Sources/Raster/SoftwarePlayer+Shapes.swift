import Drawing
import RasterKernels

extension SoftwarePlayer {
    func fill(_ shape: RoundedRect, _ color: UInt32, _ edges: DrawCommand.Edges, at offset: PixelPoint) {
        if !transform.isTranslation { return fillTransformed(shape, hole: nil, color, at: offset) }
        guard let outer = PixelShape(moved(shape), scale: scale, offset: offset, edges: edges) else {
            return
        }
        paint(outer, hole: nil, color)
    }

    /// Draws the ring between the shape and its inset; with snapped edges its width is a whole number of pixels, at least 1.
    func strokeBorder(
        _ shape: RoundedRect, width: Double, _ color: UInt32, _ edges: DrawCommand.Edges,
        at offset: PixelPoint
    ) {
        if !transform.isTranslation {
            guard width > 0 else { return }
            return fillTransformed(shape, hole: shape.inset(by: width), color, at: offset)
        }
        guard width > 0,
            let outer = PixelShape(moved(shape), scale: scale, offset: offset, edges: edges)
        else { return }
        let exact = min(width * scale, 1e9)
        switch edges {
        case .snapped: paint(outer, hole: outer.inset(by: max(1, snapped(exact))), color)
        case .antialiased: paint(outer, hole: outer.inset(by: max(PixelShape.fine(exact), 1 / 16)), color)
        }
    }

    /// Fills a shape, without its hole, under a transform that rotates or scales.
    private func fillTransformed(
        _ shape: RoundedRect, hole: RoundedRect?, _ color: UInt32, at offset: PixelPoint
    ) {
        shapePath.removeAll()
        shapePath.addRoundedRect(shape)
        if let hole, !hole.rect.isEmpty { shapePath.addRoundedRect(hole) }
        flatten(shapePath, visible: target.clip, at: offset)
        paintLines(.color(color), isEvenOdd: true, at: offset)
    }

    private func paint(_ outer: PixelShape, hole: PixelShape?, _ color: UInt32) {
        if outer.bounds.intersection(target.clip).isEmpty { return }
        ShapePainter.paint(outer, hole: hole, color, target, cornerMasks, coverageScratch)
    }

    func line(from start: Point, to end: Point, width: Double, _ color: UInt32, at offset: PixelPoint) {
        guard start.isFinite, end.isFinite, width > 0, !target.clip.isEmpty else { return }
        if !transform.isTranslation {
            shapePath.removeAll()
            shapePath.move(to: start)
            shapePath.addLine(to: end)
            let style = StrokeStyle(lineWidth: width, lineCap: .round)
            return strokeLines(of: shapePath, style, .color(color), at: offset)
        }
        let start = start + Point(x: transform.tx, y: transform.ty)
        let end = end + Point(x: transform.tx, y: transform.ty)
        let x = Double(offset.x)
        let y = Double(offset.y)
        let line = rk_line(
            start_x: held(x + gridded(start.x * scale)), start_y: held(y + gridded(start.y * scale)),
            end_x: held(x + gridded(end.x * scale)), end_y: held(y + gridded(end.y * scale)),
            half_width: held(width * scale / 2))
        LinePainter(target: target, color: color, scratch: coverageScratch).paint(line)
    }
}
