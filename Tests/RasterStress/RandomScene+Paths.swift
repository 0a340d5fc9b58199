package import Drawing

/// Random paths, paints and effects.
extension RandomScene {
    package mutating func point(_ side: Double) -> Point { rect(side).origin }

    /// Returns a path of one of several kinds: rounded rectangles, ellipses, arcs, polygons, curves, and lines of no length.
    package mutating func path(_ side: Double) -> Path {
        var path = Path()
        switch Int.random(in: 0..<8, using: &self) {
        case 0: path = Path(shape(side))
        case 1: path = Path(ellipseIn: rect(side))
        case 2:
            path.addArc(
                center: point(side), radius: number(0, side / 2), startAngle: .radians(number(-7, 7)),
                endAngle: .radians(number(-7, 7)), clockwise: chance(0.5))
        case 3: path.addRoundedRect(in: rect(side), cornerSize: Size(width: number(0, 20), height: 4))
        case 4: path.addLines([point(side), point(side)])
        case 5:
            let center = point(side)
            path.addLines([center, chance(0.5) ? center : Point(x: center.x, y: center.y + 1e-9)])
        default: path = freePath(side)
        }
        if chance(0.2) { path.addPath(freePath(side)) }
        return path
    }

    private mutating func freePath(_ side: Double) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...2, using: &self) {
            path.move(to: point(side))
            for _ in 0..<Int.random(in: 1...5, using: &self) {
                switch Int.random(in: 0..<4, using: &self) {
                case 0, 1: path.addLine(to: point(side))
                case 2: path.addQuadCurve(to: point(side), control: point(side))
                default: path.addCurve(to: point(side), control1: point(side), control2: point(side))
                }
            }
            if chance(0.5) { path.closeSubpath() }
        }
        return path
    }

    /// Returns a gradient of up to four colours, with sharp transitions in some cases.
    package mutating func gradient() -> Gradient {
        var locations = (0..<Int.random(in: 1...4, using: &self)).map { _ in number(0, 1) }.sorted()
        if chance(0.3), let last = locations.last { locations.append(last) }
        return Gradient(stops: locations.map { Gradient.Stop(color: color(), location: $0) })
    }

    package mutating func paint(_ side: Double) -> Paint {
        let options = [GradientOptions(), .repeat, .mirror].randomElement(using: &self) ?? []
        switch Int.random(in: 0..<7, using: &self) {
        case 0, 1: return .color(color())
        case 2:
            return .linearGradient(
                gradient(), startPoint: point(side), endPoint: point(side), options: options)
        case 3:
            return .radialGradient(
                gradient(), center: point(side), startRadius: number(0, 10), endRadius: number(0, side),
                options: options)
        case 4: return .conicGradient(gradient(), center: point(side), angle: .radians(number(-4, 4)))
        case 5: return .tiledImage(image(), origin: point(side), scale: number(0.3, 3))
        default: return .transformed(paint(side), transform(side))
        }
    }

    package mutating func strokeStyle() -> StrokeStyle {
        let caps: [StrokeStyle.LineCap] = [.butt, .round, .square]
        let joins: [StrokeStyle.LineJoin] = [.miter, .round, .bevel]
        return StrokeStyle(
            lineWidth: number(0.1, 14), lineCap: caps.randomElement(using: &self) ?? .butt,
            lineJoin: joins.randomElement(using: &self) ?? .miter, miterLimit: number(1, 12),
            dash: chance(0.4)
                ? (0..<Int.random(in: 1...3, using: &self)).map { _ in number(0, 9) } : [],
            dashPhase: number(-9, 9))
    }

    package mutating func shadow() -> Shadow {
        Shadow(
            color: color(), blurRadius: chance(0.2) ? 0 : number(0, 16),
            offset: Point(x: number(-6, 6), y: number(-6, 6)))
    }

    package mutating func layerStyle() -> LayerStyle {
        let filters: [Filter] = [
            .blur(radius: number(0, 6)), .saturation(number(0, 2)), .hueRotation(.degrees(number(0, 360))),
            .shadow(shadow()), .colorInvert, .brightness(number(-0.5, 0.5)),
        ]
        return LayerStyle(
            opacity: chance(0.5) ? 1 : number(0, 1),
            blendMode: chance(0.5) ? .normal : BlendMode.allCases.randomElement(using: &self) ?? .normal,
            filters: Array(filters.shuffled(using: &self).prefix(Int.random(in: 0...2, using: &self))))
    }

    /// Returns a rotation in space with perspective, about a point of the square of side `side`; in some cases behind the eye.
    package mutating func projection(_ side: Double) -> ProjectionTransform {
        var eye = Transform3D.identity
        eye.m34 = -1 / number(side / 3, side * 4)
        let turn = Transform3D(
            rotationAngle: number(-4, 4), x: number(-1, 1), y: number(-1, 1), z: number(-1, 1)
        ).translatedBy(x: number(-9, 9), y: number(-9, 9), z: chance(0.3) ? number(-side, side) : 0)
        let center = Point(x: number(0, side), y: number(0, side))
        return ProjectionTransform(turn.concatenating(eye)).about(center)
    }

    /// Returns a transform that keeps most of the drawing near the square of side `side`.
    package mutating func transform(_ side: Double) -> AffineTransform {
        let move = AffineTransform(translationX: number(-side / 4, side / 4), y: number(-side / 4, side / 4))
        switch Int.random(in: 0..<4, using: &self) {
        case 0: return move
        case 1: return move.scaledBy(x: number(0.4, 2), y: number(0.4, 2))
        case 2: return move.rotated(by: number(-3, 3))
        default:
            return move.rotated(by: number(-1, 1)).scaledBy(x: number(-2, 2), y: number(0.1, 2))
                .concatenating(AffineTransform(a: 1, b: 0, c: number(-0.5, 0.5), d: 1, tx: 0, ty: 0))
        }
    }
}
