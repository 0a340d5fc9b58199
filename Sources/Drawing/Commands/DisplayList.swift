/// The drawing of one view: its commands in order, and their bounding box.
///
///     let canvas = Canvas(palette: palette, scale: 1)
///     view.draw(canvas)
///     print(canvas.finish())
public struct DisplayList: Equatable, Sendable {
    /// The commands, in drawing order.
    public private(set) var commands: ContiguousArray<DrawCommand>
    /// The bounding box of the drawing, in points; null if it is empty.
    public private(set) var bounds: Rect

    /// A list without commands.
    public static let empty = DisplayList(commands: [])

    /// Creates a list, and computes the bounding box of its commands: O(*n*).
    public init(commands: ContiguousArray<DrawCommand>) {
        self.commands = commands
        bounds = Self.box(of: commands)
    }

    private static func box(of commands: ContiguousArray<DrawCommand>) -> Rect {
        // Most lists have one command.
        commands.count == 1 && !commands[0].opensScope ? commands[0].bounds : bounds(of: commands.span)
    }

    /// Creates a list of exact size from the commands of a canvas, whose memory is as large as its largest drawing.
    init(copying recorded: ContiguousArray<DrawCommand>) {
        var exact = ContiguousArray<DrawCommand>()
        exact.reserveCapacity(recorded.count)
        exact.append(contentsOf: recorded)
        self.init(commands: exact)
    }

    /// Exchanges the commands for those of a canvas, which must have the same number: the list keeps its memory.
    mutating func exchangeCommands(with recorded: inout ContiguousArray<DrawCommand>) {
        for index in recorded.indices { swap(&commands[index], &recorded[index]) }
        bounds = Self.box(of: commands)
    }

    /// Returns the bounding box of commands with balanced scopes; clips do not reduce it.
    ///
    /// Layers whose transparent pixels change those below have no bounds, unless they are within another layer, which is transparent
    /// outside of its content anyway.
    static func bounds(of commands: borrowing Span<DrawCommand>, isInLayer: Bool = false) -> Rect {
        var box = Rect.null
        // The enclosing transforms and layers: the box outside of each, and its effect on the box inside.
        var scopes: [(outside: Rect, transform: ProjectionTransform, reach: Double)] = []
        var layerDepth = isInLayer ? 1 : 0
        var affectsAll = false
        // By index: iteration copies each command.
        for index in commands.indices {
            switch commands[index] {
            case .pushTransform(let transform):
                scopes.append((box, ProjectionTransform(transform), 0))
                box = .null
            case .pushLayer(let style, _), .pushProjectedLayer(_, let style, _):
                if case .pushProjectedLayer(let projection, _, _) = commands[index] {
                    // The edges are interpolated with transparent pixels outside of the content.
                    scopes.append((box, projection, style.reach + LayerStyle.projectedFringe))
                } else {
                    scopes.append((box, ProjectionTransform(), style.reach))
                }
                box = .null
                affectsAll = affectsAll || layerDepth == 0 && style.blendMode.affectsUncoveredPixels
                layerDepth += 1
            case .popTransform, .popLayer:
                if case .popLayer = commands[index] { layerDepth -= 1 }
                guard let scope = scopes.popLast() else { continue }
                let inside = box.insetBy(dx: -scope.reach, dy: -scope.reach)
                box = scope.outside.union(
                    scope.transform.isIdentity ? inside : inside.applying(scope.transform))
            default:
                box = box.union(commands[index].bounds)
            }
        }
        return affectsAll ? .infinite : box
    }

    /// Whether the list has no commands.
    public var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList: CustomStringConvertible {
    /// One line per command, indented within clips, transforms and layers.
    public var description: String {
        var depth = 0
        var lines: [String] = []
        for command in commands {
            if command.closesScope { depth -= 1 }
            lines.append(String(repeating: "  ", count: max(0, depth)) + command.description)
            if command.opensScope { depth += 1 }
        }
        return lines.joined(separator: "\n")
    }
}
