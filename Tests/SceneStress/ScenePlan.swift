import DeclarativeUI

/// A randomly generated plan of a window's content: lists, controls, custom layouts, themes.
indirect enum ScenePlan {
    case words(Int)
    case control(Int, Int)
    case colours(Int)
    case stack(Int, [ScenePlan])
    case flow(Double, [ScenePlan])
    case grid([[ScenePlan]])
    case fitting(Int, [ScenePlan])
    case reader(ScenePlan)
    case list(isSectioned: Bool, [Int], ScenePlan)
    case lazy(Int, [Int], ScenePlan)
    case scrolled(Int, ScenePlan)
    case modified(Int, Int, ScenePlan)
    case environment(Int, Int, ScenePlan)
    case layered(ScenePlan, ScenePlan)
    case passing(Int, ScenePlan?)
    case form([ScenePlan])
    case measured(ScenePlan)
}

/// A layout of subviews in rows at their ideal sizes, which wraps at the proposed width.
struct SceneFlow: Layout {
    var spacing: Double

    func makeCache(subviews: Subviews) -> [Point] { [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Point]) -> Size {
        arrange(subviews, width: proposal.width ?? .infinity, &cache)
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Point]
    ) {
        _ = arrange(subviews, width: proposal.width ?? .infinity, &cache)
        for (subview, origin) in zip(subviews, cache) {
            subview.place(
                at: Point(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: Double, _ origins: inout [Point]) -> Size {
        origins = []
        var (x, y, height, widest) = (0.0, 0.0, 0.0, 0.0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
            origins.append(Point(x: x, y: y))
            widest = max(widest, x + size.width)
            x += size.width + spacing
            height = max(height, size.height)
        }
        return Size(width: widest, height: y + height)
    }
}

/// A plan whose width is measured by `onGeometryChange` and displayed.
struct SceneMeasured: View {
    let plan: ScenePlan
    @State private var width = 0.0

    var body: some View {
        VStack(spacing: 1) {
            // The stack keeps a view to measure: a state outlives the view that wrote it.
            ZStack { SceneView(plan: plan) }
                .onGeometryChange(for: Double.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
            Text("w\(Int(width.rounded()))")
        }
    }
}

/// Displays values of its environment.
struct SceneColours: View {
    let number: Int
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale
    @Environment(\.theme) private var theme

    var body: some View {
        Text("\(number)\(scheme == .dark ? "d" : "l")\(direction == .rightToLeft ? "<" : ">")\(scale)")
            .foregroundStyle(theme.style == .dark ? .accentColor : .secondaryLabel)
            .background { Color.secondarySystemBackground }
    }
}
