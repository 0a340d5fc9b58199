internal import Drawing

/// Parses the notation of a symbol: SVG's path commands, shapes by name, and modes.
///
/// `docs/icons.md` describes the notation.
struct NotationParser {
    /// The meaning of the contours that follow.
    private enum Mode: String {
        case stroke, fill, cut, hole
    }

    private var scanner: NotationScanner
    private var mode = Mode.stroke
    private var parts: [SymbolPart] = []
    private var contour: Contour?
    private var current = Point.zero
    /// The second control point of the last curve, which `S` reflects.
    private var lastControl: Point?

    /// The length that bounds the time to draw a symbol; the longest bundled symbol has a sixth of it.
    private static let maximumLength = 2000

    private init(_ text: String) { scanner = NotationScanner(text) }

    /// Returns the parts of the notation in order; at least one.
    static func parse(_ text: String) throws(SymbolNotationError) -> [SymbolPart] {
        guard text.utf8.count <= maximumLength else {
            throw SymbolNotationError(.tooLong, column: maximumLength + 1)
        }
        var parser = NotationParser(text)
        try parser.run()
        guard !parser.parts.isEmpty else { throw SymbolNotationError(.empty, column: 1) }
        return parser.parts
    }

    private mutating func run() throws(SymbolNotationError) {
        while true {
            scanner.skipSeparators()
            if scanner.isAtEnd { break }
            let word = scanner.peekWord()
            if let newMode = Mode(rawValue: word) {
                scanner.advance(by: word.utf8.count)
                finishContour()
                mode = newMode
            } else if let shape = NotationShape(rawValue: word) {
                let column = scanner.column
                scanner.advance(by: word.utf8.count)
                finishContour()
                try add(shape, numbers(of: shape), column: column)
            } else if let command = word.first, "MLHVCSQAZmlhvcsqaz".contains(command) {
                scanner.advance(by: 1)
                try run(command)
            } else {
                let unknown = word.isEmpty ? scanner.peekCharacter() : word
                throw SymbolNotationError(.unknownWord(unknown), column: scanner.column)
            }
        }
        finishContour()
    }

    private mutating func finishContour() {
        if let contour, !contour.segments.isEmpty { add(contour) }
        contour = nil
        lastControl = nil
    }

    private mutating func add(_ contour: Contour) {
        switch mode {
        case .stroke: parts.append(.stroke(contour))
        case .fill: parts.append(.fill(contour))
        case .cut: parts.append(.cut(contour))
        case .hole: parts.append(.hole(contour))
        }
    }

    // MARK: - Path commands

    /// Runs a command once for each group of numbers after it.
    private mutating func run(_ command: Character) throws(SymbolNotationError) {
        if command == "Z" || command == "z" {
            guard var closed = contour else {
                throw SymbolNotationError(.missingStart, column: scanner.column - 1)
            }
            closed.isClosed = true
            current = closed.start
            contour = closed
            return finishContour()
        }
        let kind = Character(command.uppercased())
        let isRelative = command != kind
        var isFirst = true
        repeat {
            if kind == "M", isFirst {
                let point = try point(isRelative, after: command)
                finishContour()
                contour = Contour(start: point)
                current = point
            } else {
                try addSegment(kind == "M" ? "L" : kind, isRelative, command)
            }
            isFirst = false
        } while scanner.hasNumber()
    }

    private mutating func addSegment(
        _ kind: Character, _ isRelative: Bool, _ command: Character
    ) throws(SymbolNotationError) {
        guard var line = contour else {
            throw SymbolNotationError(.missingStart, column: scanner.column - 1)
        }
        var control: Point?
        switch kind {
        case "H":
            let x = try number(after: command)
            line.addLine(to: Point(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            let y = try number(after: command)
            line.addLine(to: Point(x: current.x, y: isRelative ? current.y + y : y))
        case "C", "S":
            let reflected = Point(
                x: 2 * current.x - (lastControl ?? current).x, y: 2 * current.y - (lastControl ?? current).y)
            let first = kind == "S" ? reflected : try point(isRelative, after: command)
            let second = try point(isRelative, after: command)
            line.addCurve(to: try point(isRelative, after: command), first, second)
            control = second
        case "Q":
            let middle = try point(isRelative, after: command)
            let end = try point(isRelative, after: command)
            func mix(_ a: Point) -> Point {
                Point(x: a.x + (middle.x - a.x) * 2 / 3, y: a.y + (middle.y - a.y) * 2 / 3)
            }
            line.addCurve(to: end, mix(current), mix(end))
        case "A":
            let (rx, ry) = (try number(after: command), try number(after: command))
            let degrees = try number(after: command)
            let (isLarge, isClockwise) = (try flag(after: command), try flag(after: command))
            line.addArc(
                to: try point(isRelative, after: command), radiusX: rx, radiusY: ry, degrees: degrees,
                isLarge: isLarge, isClockwise: isClockwise)
        default:
            line.addLine(to: try point(isRelative, after: command))
        }
        contour = line
        current = line.end
        lastControl = control
    }

    private mutating func number(after command: Character) throws(SymbolNotationError) -> Double {
        try scanner.number(after: String(command))
    }

    private mutating func point(
        _ isRelative: Bool, after command: Character
    ) throws(SymbolNotationError) -> Point {
        let (x, y) = (try number(after: command), try number(after: command))
        return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
    }

    private mutating func flag(after command: Character) throws(SymbolNotationError) -> Bool {
        let column = scanner.column
        let value = try number(after: command)
        guard value == 0 || value == 1 else { throw SymbolNotationError(.invalidFlag, column: column) }
        return value == 1
    }

    // MARK: - Shapes

    private mutating func numbers(of shape: NotationShape) throws(SymbolNotationError) -> [Double] {
        let column = scanner.column
        guard scanner.skip("(") else {
            throw SymbolNotationError(.missingParenthesis(shape: shape.rawValue), column: column)
        }
        var numbers: [Double] = []
        while scanner.hasNumber() { numbers.append(try scanner.number(after: shape.rawValue)) }
        guard scanner.skip(")") else {
            throw SymbolNotationError(.missingParenthesis(shape: shape.rawValue), column: scanner.column)
        }
        return numbers
    }

    private mutating func add(
        _ shape: NotationShape, _ numbers: [Double], column: Int
    ) throws(SymbolNotationError) {
        try shape.validate(numbers, column: column)
        if let contour = shape.contour(numbers) { return add(contour) }
        let point = Point(x: numbers[0], y: numbers[1])
        switch shape {
        case .dot:
            let factor = numbers.count > 2 ? numbers[2] : NotationShape.dotFactor
            parts.append(.dot(point, factor: factor, isCut: mode == .cut || mode == .hole))
        case .slash: parts.append(.slash(point, Point(x: numbers[2], y: numbers[3])))
        default: parts.append(.clear(point, radius: numbers[2]))
        }
    }
}
