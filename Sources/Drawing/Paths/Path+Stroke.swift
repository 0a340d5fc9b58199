extension FlattenedPath {
    /// Appends the outline of a stroke of `path`, transformed; to be filled by the non-zero rule.
    ///
    /// `tolerance` and `visible` are in the transformed space. The stroke is computed there if the transform keeps angles, otherwise in
    /// the space of the path. `scratch` holds intermediate lines.
    package mutating func appendStroke(
        of path: Path, _ style: StrokeStyle, transform: AffineTransform, tolerance: Double, visible: Rect,
        scratch: inout StrokeScratch
    ) {
        guard transform.isFinite, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
        let factor = transform.meanScale
        guard factor > 0, factor.isFinite, transform.largestScale.isFinite else { return }
        let isSimilarity = transform.keepsAngles
        let unit = isSimilarity ? factor : 1
        let fineness = tolerance / (isSimilarity ? 1 : transform.largestScale)
        var space = visible
        if !isSimilarity {
            space = visible == .infinite ? visible : visible.applying(transform.inverted())
        }
        let reach = style.reach * unit + 2 * fineness
        space = space.insetBy(dx: -reach, dy: -reach)
        guard !space.isNull, space.minX.isFinite, space.maxX.isFinite else { return }
        let dasher = PathDasher(style, unit: unit, least: fineness / 2, visible: space)
        scratch.lines.removeAll()
        // The lengths of dashed curves must not depend on their visibility.
        scratch.lines.append(
            path, transform: isSimilarity ? transform : .identity, tolerance: fineness,
            visible: dasher == nil ? space : .infinite)
        if let dasher {
            scratch.dashes.removeAll()
            dasher.appendDashes(of: scratch.lines, to: &scratch.dashes)
            swap(&scratch.lines, &scratch.dashes)
        }
        var scaled = style
        scaled.lineWidth *= unit
        let first = pointCount
        scratch.prepare(scaled, tolerance: fineness)
        scratch.stroker?.appendStroke(of: scratch.lines, to: &self)
        if !isSimilarity { apply(transform, from: first) }
    }
}

/// The intermediate storage of strokes, kept so that repeated strokes allocate nothing.
package struct StrokeScratch {
    var lines = FlattenedPath(recordingCurves: true)
    var dashes = FlattenedPath(recordingCurves: true)
    var stroker: PathStroker?

    package init() {}

    mutating func prepare(_ style: StrokeStyle, tolerance: Double) {
        if stroker?.configure(style, tolerance: tolerance) == nil {
            stroker = PathStroker(style, tolerance: tolerance)
        }
    }
}

extension AffineTransform {
    /// The square root of the area of a transformed unit square.
    package var meanScale: Double { abs(a * d - b * c).squareRoot() }

    /// The factor of the direction that is enlarged most.
    package var largestScale: Double {
        let (sum, difference) = scaleParts
        return sum + difference
    }

    /// The factor of the direction that is enlarged least.
    package var smallestScale: Double {
        let (sum, difference) = scaleParts
        return abs(sum - difference)
    }

    /// The mean of both singular values, with their signs, and half of their difference.
    private var scaleParts: (Double, Double) {
        let (e, f, g, h) = ((a + d) / 2, (a - d) / 2, (b + c) / 2, (b - c) / 2)
        return ((e * e + h * h).squareRoot(), (f * f + g * g).squareRoot())
    }

    /// Whether all directions are scaled by the same factor.
    package var keepsAngles: Bool {
        let tolerance = 1e-9 * (a * a + b * b + c * c + d * d)
        return abs(a * c + b * d) <= tolerance && abs(a * a + b * b - c * c - d * d) <= tolerance
    }
}

extension Path {
    /// Returns the outline of the stroked path, to be filled by the non-zero rule; its curves are lines that deviate by less than a
    /// 20th of a point.
    ///
    ///     let ring = Path(ellipseIn: bounds).strokedPath(StrokeStyle(lineWidth: 4))
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var outline = FlattenedPath()
        var scratch = StrokeScratch()
        outline.appendStroke(
            of: self, style, transform: .identity, tolerance: 0.05, visible: .infinite, scratch: &scratch)
        return Path(outline)
    }

    /// Creates a path of lines.
    package init(_ lines: FlattenedPath) {
        self.init()
        for subpath in lines.subpaths {
            var isFirst = true
            for index in subpath.points {
                if isFirst { move(to: lines.points[index]) } else { addLine(to: lines.points[index]) }
                isFirst = false
            }
            if subpath.isClosed { closeSubpath() }
        }
    }
}
