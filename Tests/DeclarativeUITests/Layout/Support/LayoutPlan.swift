import RandomNumbers

@testable import DeclarativeUI

/// A random tree of layouts, from which declarative views and elements without caches are made.
struct LayoutPlan: Identifiable {
    enum Kind {
        /// Words of 10 points that wrap into lines of 10 points.
        case words(Int)
        /// A view that takes the proposed size within limits.
        case block(widths: ClosedRange<Double>, heights: ClosedRange<Double>)
        case spacer(least: Double)
        case stack(Axis, guide: Int, spacing: Double?)
        case layered(guide: Int)
        /// The children are distributed among rows of `columns` cells.
        case grid(columns: Int, guide: Int)
        case modified(Modifier)
        /// The second child is the background of the first.
        case background
    }

    enum Modifier {
        case padding(Double)
        case fixed(width: Double?, height: Double?, guide: Int)
        case flexible(least: Double?, most: Double?, guide: Int)
        case ideal(horizontal: Bool, vertical: Bool)
        case aspect(Double?, ContentMode)
        case priority(Double)
        case baseline(Double)
        case center(Double)
    }

    let id: Int
    var kind: Kind
    var children: [LayoutPlan] = []
    /// Whether the content of a modifier is of an unknown number of views.
    var isSpread = false

    static let horizontal: [HorizontalAlignment] = [.center, .leading, .trailing]
    static let vertical: [VerticalAlignment] = [
        .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    static func alignment(_ guide: Int) -> Alignment {
        Alignment(horizontal: horizontal[guide % 3], vertical: vertical[guide % 5])
    }

    /// Returns the size of a leaf.
    static func size(_ kind: Kind, _ proposal: ProposedViewSize) -> Size {
        switch kind {
        case .words(let count):
            let perLine = max(1, min(count, Int(min((proposal.width ?? .infinity) / 10, 1e6))))
            return Size(
                width: Double(perLine) * 10, height: Double((count + perLine - 1) / perLine) * 10)
        case .block(let widths, let heights):
            return Size(
                width: min(max(proposal.width ?? 17, widths.lowerBound), widths.upperBound),
                height: min(max(proposal.height ?? 13, heights.lowerBound), heights.upperBound))
        default: return .zero
        }
    }
}

/// The creation of random plans, and random changes of them.
struct LayoutPlanner {
    var random: SeededRandom
    private var count = 0

    init(seed: Int) { random = SeededRandom(seed: seed) }

    private mutating func below(_ limit: Int) -> Int { random.index(below: limit) }

    private mutating func plan(_ kind: LayoutPlan.Kind, _ children: [LayoutPlan] = []) -> LayoutPlan {
        count += 1
        return LayoutPlan(id: count, kind: kind, children: children, isSpread: below(4) == 0)
    }

    mutating func leaf() -> LayoutPlan { plan(leafKind()) }

    private mutating func leafKind() -> LayoutPlan.Kind {
        if below(2) == 0 { return .words(1 + below(12)) }
        let (width, height) = (Double(below(4) * 10), Double(below(4) * 10))
        let limits = [0.0, 15, 80, .infinity]
        return .block(
            widths: width...width + limits[below(4)], heights: height...height + limits[below(4)])
    }

    /// Returns a plan of at most `depth` levels.
    mutating func tree(_ depth: Int) -> LayoutPlan {
        if depth <= 1 || below(8) == 0 { return leaf() }
        switch below(10) {
        case 0...3:
            let axis: Axis = below(2) == 0 ? .horizontal : .vertical
            return plan(.stack(axis, guide: below(5), spacing: spacing()), branches(depth))
        case 4: return plan(.layered(guide: below(5)), branches(depth))
        case 5: return plan(.grid(columns: 1 + below(2), guide: below(5)), branches(depth))
        case 6: return plan(.background, [tree(depth - 1), tree(depth - 2)])
        default: return plan(.modified(modifier()), [tree(depth - 1)])
        }
    }

    private mutating func spacing() -> Double? { below(2) == 0 ? nil : Double(below(6)) }

    private mutating func branches(_ depth: Int) -> [LayoutPlan] {
        var branches: [LayoutPlan] = []
        for _ in 0...below(3) { branches.append(tree(depth - 1)) }
        return branches
    }

    private mutating func modifier() -> LayoutPlan.Modifier {
        func length(_ chance: Int) -> Double? {
            random.index(below: chance) == 0 ? nil : random.number(10...90)
        }
        switch below(9) {
        case 0, 1: return .padding(Double(below(9)))
        case 2: return .fixed(width: length(2), height: length(2), guide: below(5))
        case 3:
            let least = length(2)
            return .flexible(
                least: least, most: below(2) == 0 ? .infinity : length(3).map { $0 + (least ?? 0) },
                guide: below(5))
        case 4: return .ideal(horizontal: below(2) == 0, vertical: below(2) == 0)
        case 5: return .aspect(below(2) == 0 ? nil : random.number(0.5...2), below(2) == 0 ? .fit : .fill)
        case 6: return .priority(Double(below(3) - 1))
        case 7: return .baseline(random.number(0...1))
        default: return .center(random.number(0...1))
        }
    }

    /// Changes one random place of `plan`.
    mutating func change(_ plan: inout LayoutPlan, depth: Int) {
        if !plan.children.isEmpty, below(4) > 0 {
            return change(&plan.children[below(plan.children.count)], depth: depth - 1)
        }
        switch plan.kind {
        case .words, .block, .spacer: plan.kind = leafKind()
        case .background: plan.children[1] = tree(min(depth, 2))
        case .modified(let old):
            if case .center = old {
                plan.kind = .modified(.center(random.number(0...1)))
                return
            }
            if case .padding = old {
                plan.kind = .modified(.padding(Double(below(9))))
                return
            }
            plan.children = [tree(min(depth, 3))]
        case .stack(let axis, let guide, let spacing):
            if below(3) > 0 { return changeChildren(&plan, depth, axis) }
            plan.kind =
                below(2) == 0
                ? .stack(axis, guide: below(5), spacing: spacing)
                : .stack(axis, guide: guide, spacing: self.spacing())
        case .layered, .grid: changeChildren(&plan, depth, nil)
        }
    }

    private mutating func changeChildren(_ plan: inout LayoutPlan, _ depth: Int, _ axis: Axis?) {
        let place = below(plan.children.count)
        switch below(4) {
        case 0 where plan.children.count > 1: plan.children.remove(at: place)
        case 1: plan.children.insert(tree(min(depth, 3)), at: place)
        case 2 where axis != nil: plan.children.insert(self.plan(.spacer(least: Double(below(9)))), at: place)
        default: plan.children.swapAt(place, below(plan.children.count))
        }
    }
}
