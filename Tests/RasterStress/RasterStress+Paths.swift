import Drawing

/// Random paths, paints and effects with extreme values.
extension RasterStress {
    static func path(_ random: inout RandomScene) -> Path {
        var path = Path()
        switch Int.random(in: 0..<6, using: &random) {
        case 0: path = Path(RoundedRect(rect(&random), radius: number(&random)))
        case 1: path.addEllipse(in: rect(&random))
        case 2:
            path.addArc(
                center: point(&random), radius: number(&random), startAngle: .radians(number(&random)),
                endAngle: .radians(number(&random)), clockwise: random.chance(0.5))
            path.addRelativeArc(
                center: point(&random), radius: number(&random), startAngle: .radians(number(&random)),
                delta: .radians(number(&random)))
            path.addArc(
                tangent1End: point(&random), tangent2End: point(&random), radius: number(&random))
        default:
            for _ in 0..<Int.random(in: 1...6, using: &random) { addElement(to: &path, &random) }
        }
        if random.chance(0.1) { path = path.applying(transform(&random)) }
        if random.chance(0.1) { path = path.trimmedPath(from: number(&random), to: number(&random)) }
        return path
    }

    private static func addElement(to path: inout Path, _ random: inout RandomScene) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: path.move(to: point(&random))
        case 1, 2: path.addLine(to: point(&random))
        case 3: path.addQuadCurve(to: point(&random), control: point(&random))
        case 4:
            path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
        default: path.closeSubpath()
        }
    }

    static func paint(_ random: inout RandomScene) -> Paint {
        let stops = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Gradient.Stop(color: random.color(), location: number(&random))
        }
        let gradient = Gradient(stops: stops)
        let options = [GradientOptions(), .repeat, .mirror].randomElement(using: &random) ?? []
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .color(random.color())
        case 1:
            return .linearGradient(
                gradient, startPoint: point(&random), endPoint: point(&random), options: options)
        case 2:
            return .radialGradient(
                gradient, center: point(&random), startRadius: number(&random), endRadius: number(&random),
                options: options)
        case 3:
            return .conicGradient(gradient, center: point(&random), angle: .radians(number(&random)))
        case 4: return .tiledImage(random.image(), origin: point(&random), scale: number(&random))
        default: return .transformed(paint(&random), transform(&random))
        }
    }

    static func strokeStyle(_ random: inout RandomScene) -> StrokeStyle {
        var style = random.strokeStyle()
        if random.chance(0.5) { style.lineWidth = number(&random) }
        if random.chance(0.3) { style.miterLimit = number(&random) }
        if random.chance(0.3) {
            style.dash = (0..<Int.random(in: 1...3, using: &random)).map { _ in number(&random) }
        }
        if random.chance(0.3) { style.dash = style.dash.map { $0 * 0.01 } }
        if random.chance(0.3) { style.dashPhase = number(&random) }
        return style
    }

    static func shadow(_ random: inout RandomScene) -> Shadow {
        Shadow(
            color: random.color(),
            blurRadius: random.chance(0.5) ? random.number(0, 20) : number(&random), offset: point(&random))
    }
}
