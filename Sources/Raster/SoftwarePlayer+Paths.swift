public import Drawing
import RasterKernels

extension SoftwarePlayer {
    /// The transform from points to pixels relative to the offset of a command.
    var pixelTransform: AffineTransform {
        AffineTransform(
            a: transform.a * scale, b: transform.b * scale, c: transform.c * scale, d: transform.d * scale,
            tx: transform.tx * scale, ty: transform.ty * scale)
    }

    /// The deviation of lines from curves, in pixels.
    static let tolerance = 0.1

    func fill(
        _ path: Path, _ paint: Paint, isEvenOdd: Bool, opacity: Double, at offset: PixelPoint
    ) {
        if let shape = path.roundedRect, transform.isTranslation, let color = paint.singleColor {
            guard let ink = ink(color, opacity) else { return }
            return fill(shape, ink, .antialiased, at: offset)
        }
        guard !target.clip.isEmpty, let paint = rowPaint(paint, opacity: opacity, at: offset) else { return }
        flatten(path, visible: target.clip, at: offset)
        paintLines(paint, isEvenOdd: isEvenOdd, at: offset)
    }

    func stroke(
        _ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double, at offset: PixelPoint
    ) {
        guard let paint = rowPaint(paint, opacity: opacity, at: offset) else { return }
        strokeLines(of: path, style, paint, at: offset)
    }

    func strokeLines(of path: Path, _ style: StrokeStyle, _ paint: RowPaint, at offset: PixelPoint) {
        if target.clip.isEmpty { return }
        lines.removeAll()
        lines.appendStroke(
            of: path, style, transform: pixelTransform, tolerance: Self.tolerance,
            visible: target.clip.enlarged(relativeTo: offset), scratch: &strokeScratch)
        paintLines(paint, isEvenOdd: false, at: offset)
    }

    /// Flattens a path into `lines`, in pixels relative to `offset`.
    func flatten(_ path: Path, visible clip: PixelRect, at offset: PixelPoint) {
        lines.removeAll()
        lines.append(
            path, transform: pixelTransform, tolerance: Self.tolerance,
            visible: clip.enlarged(relativeTo: offset))
    }

    /// Fills `lines`.
    func paintLines(_ paint: RowPaint, isEvenOdd: Bool, at offset: PixelPoint) {
        if lines.isEmpty { return }
        let painter = PathPainter(target: target, paint: paint, row: rowScratch)
        pathCoverage.forEachRow(of: lines, offset: offset, clip: target.clip, isEvenOdd: isEvenOdd) {
            painter.paint($0)
        }
    }

    /// Returns the pixels of a paint; nil if they are transparent.
    private func rowPaint(_ paint: Paint, opacity: Double, at offset: PixelPoint) -> RowPaint? {
        guard opacity > 0 else { return nil }
        if let color = paint.singleColor { return ink(color, opacity).map { .color($0) } }
        return .source(
            GradientSource(
                paint, transform: pixelTransform, offset: offset, opacity: opacity, memory: colorTable))
    }

    /// Returns the shape moved by the current transform, which must be a translation.
    func moved(_ shape: RoundedRect) -> RoundedRect {
        var moved = shape
        moved.rect = shape.rect.offsetBy(dx: transform.tx, dy: transform.ty)
        return moved
    }

    /// Clips to a path: the pixels of its box are saved, and `popClip` restores those outside of the path.
    public func pushClip(_ path: Path, style: FillStyle, at offset: PixelPoint) {
        if let shape = path.roundedRect, transform.isTranslation {
            return pushUntransformedClip(moved(shape), at: offset)
        }
        let outside = target
        flatten(path, visible: outside.clip, at: offset)
        let part = pathCoverage.bounds(of: lines, offset: offset, clip: outside.clip) ?? .empty
        target = outside.clipped(to: part)
        if target.clip.isEmpty || part.area > Layer.largestArea {
            target = outside.clipped(to: .empty)
            scopes.append(.clip(outside: outside))
            return
        }
        let maskMark = clipMasks.count
        let bytes = clipMasks.push(part.area)
        bytes.update(repeating: 0, count: part.area)
        let writer = MaskWriter(bytes: bytes, bounds: part)
        pathCoverage.forEachRow(of: lines, offset: offset, clip: part, isEvenOdd: style.isEOFilled) {
            writer.write($0)
        }
        let mark = savedPixels.count
        target.save(part, to: savedPixels.push(part.area))
        scopes.append(.pathClip(part: part, maskMark: maskMark, mark: mark, outside: outside))
    }
}

extension PixelRect {
    /// Returns the rectangle with its origin moved to `offset`, enlarged by one pixel on each side.
    func enlarged(relativeTo offset: PixelPoint) -> Rect {
        Rect(
            x: Double(left - offset.x) - 1, y: Double(top - offset.y) - 1, width: Double(width) + 2,
            height: Double(height) + 2)
    }
}
