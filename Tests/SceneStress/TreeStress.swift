import DeclarativeUI
import RandomNumbers
import WidgetsTesting

/// A declarative view that can be generated at random.
private indirect enum Plan {
    case text(Int)
    case colour(Int)
    case counter(Int)
    case column([Plan])
    case row([Plan])
    case pile([Plan])
    case group([Plan])
    case each([(id: Int, plan: Plan)])
    case choice(Bool, Plan, Plan)
    case optional(Plan?)
    case erased(Plan)
    case known(Int, Plan)
    case padded(Double, Plan)
    case framed(Double, Plan)
    case faded(Double, Plan)
    case layered(Plan, Plan)
    case passing(Int, Plan)
    case dimmed(Bool, Plan)
    case mirrored(Bool, Plan)
    case telling(Int, Plan)
    case hearing(Plan, Plan)
    case gesture(Plan)
    case scrolled([Int])
    case reader(Plan)
}

private struct Words: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Counter: View {
    let number: Int
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    var body: some View {
        Text("c\(number)\(isEnabled ? "+" : "-")\(direction == .leftToRight ? ">" : "<")")
    }
}

private struct Heard: View {
    let content: Plan
    let layer: Plan
    var body: some View {
        Shape(plan: content)
            .overlayPreferenceValue(Words.self) { words in
                Text("\(words)")
                Shape(plan: layer)
            }
    }
}

private struct Drawn: View {
    let plan: Plan
    var body: some View { Shape(plan: plan) }
}

private struct Several: View {
    let plans: [Plan]
    var body: some View { ForEach(Array(plans.indices), id: \.self) { Drawn(plan: plans[$0]) } }
}

private struct Shape: View {
    let plan: Plan

    var body: some View { view }

    private var view: AnyView {
        switch plan {
        case .text(let number): AnyView(Text("t\(number)"))
        case .colour(let number):
            AnyView(Color(red: Double(number % 5) / 5, green: 0.5, blue: 0.7).frame(width: 20, height: 12))
        case .counter(let number): AnyView(Counter(number: number))
        case .column(let plans): AnyView(VStack(alignment: .leading, spacing: 3) { Several(plans: plans) })
        case .row(let plans): AnyView(HStack(spacing: 2) { Several(plans: plans) })
        case .pile(let plans): AnyView(ZStack { Several(plans: plans) })
        case .group(let plans): AnyView(Group { Several(plans: plans) })
        case .each(let elements): AnyView(ForEach(elements, id: \.id) { Drawn(plan: $0.plan) })
        case .choice(let isFirst, let first, let second): AnyView(choice(isFirst, first, second))
        case .optional(let plan): AnyView(optional(plan))
        case .erased(let plan): AnyView(Group { AnyView(Shape(plan: plan)) })
        case .known(let id, let plan): AnyView(Drawn(plan: plan).id(id))
        case .padded(let length, let plan): AnyView(Drawn(plan: plan).padding(length))
        case .framed(let width, let plan):
            AnyView(Drawn(plan: plan).frame(width: width, alignment: .trailing))
        case .faded(let opacity, let plan): AnyView(Drawn(plan: plan).opacity(opacity))
        case .layered(let plan, let layer):
            AnyView(Drawn(plan: plan).background(alignment: .topLeading) { Drawn(plan: layer) })
        case .passing(let kind, let plan):
            AnyView(Drawn(plan: plan).transition(kind == 0 ? .opacity : kind == 1 ? .slide : .scale))
        case .dimmed(let isOff, let plan): AnyView(Drawn(plan: plan).disabled(isOff))
        case .mirrored(let isOn, let plan):
            AnyView(Drawn(plan: plan).environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight))
        case .telling(let word, let plan):
            AnyView(Drawn(plan: plan).preference(key: Words.self, value: [word]))
        case .hearing(let plan, let layer): AnyView(Heard(content: plan, layer: layer))
        case .gesture(let plan): AnyView(Drawn(plan: plan).onTapGesture {})
        case .scrolled(let numbers):
            AnyView(
                ScrollView { VStack { ForEach(numbers, id: \.self) { Text("s\($0)") } } }
                    .frame(width: 60, height: 50))
        case .reader(let plan):
            AnyView(
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width))")
                    Drawn(plan: plan)
                }
                .frame(width: 80, height: 40))
        }
    }

    @ViewBuilder private func choice(_ isFirst: Bool, _ first: Plan, _ second: Plan) -> some View {
        if isFirst { Drawn(plan: first) } else { Drawn(plan: second).padding(1) }
    }

    @ViewBuilder private func optional(_ plan: Plan?) -> some View {
        if let plan { Drawn(plan: plan) }
    }
}

private struct Drawing {
    var random: SeededRandom

    mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    mutating func several(_ depth: Int) -> [Plan] {
        var plans: [Plan] = []
        for _ in 0..<number(4) { plans.append(make(depth - 1)) }
        return plans
    }

    mutating func elements(_ depth: Int) -> [(id: Int, plan: Plan)] {
        Array(0..<number(6)).shuffled(using: &random).map { ($0, make(depth - 1)) }
    }

    mutating func make(_ depth: Int) -> Plan {
        if depth <= 0 {
            switch number(3) {
            case 0: return .text(number(9))
            case 1: return .colour(number(9))
            default: return .counter(number(9))
            }
        }
        switch number(22) {
        case 0, 1: return .column(several(depth))
        case 2: return .row(several(depth))
        case 3: return .pile(several(depth))
        case 4: return .group(several(depth))
        case 5: return .each(elements(depth))
        case 6: return .choice(number(2) == 0, make(depth - 1), make(depth - 1))
        case 7: return .optional(number(2) == 0 ? make(depth - 1) : nil)
        case 8: return .erased(make(depth - 1))
        case 9: return .known(number(3), make(depth - 1))
        case 10: return .padded(Double(number(9)), make(depth - 1))
        case 11: return .framed(Double(20 + number(60)), make(depth - 1))
        case 12: return .faded(Double(number(3)) / 2, make(depth - 1))
        case 13: return .layered(make(depth - 1), make(depth - 1))
        case 14: return .passing(number(3), make(depth - 1))
        case 15: return .dimmed(number(2) == 0, make(depth - 1))
        case 16: return .mirrored(number(2) == 0, make(depth - 1))
        case 17: return .telling(number(9), make(depth - 1))
        case 18: return .hearing(make(depth - 1), make(depth - 1))
        case 19: return .gesture(make(depth - 1))
        case 20: return .scrolled(Array(0..<number(7)).shuffled(using: &random))
        default: return .reader(make(depth - 1))
        }
    }

    /// Returns a copy of `plan` with one random change.
    mutating func change(_ plan: Plan) -> Plan {
        if number(5) == 0 { return make(2) }
        switch plan {
        case .text, .colour, .counter: return make(0)
        case .column(let plans): return .column(changed(plans))
        case .row(let plans): return .row(changed(plans))
        case .pile(let plans): return .pile(changed(plans))
        case .group(let plans): return .group(changed(plans))
        case .each(var elements):
            elements.shuffle(using: &random)
            if !elements.isEmpty, number(2) == 0 { elements.removeLast() }
            if let first = elements.indices.first { elements[first].plan = change(elements[first].plan) }
            if number(2) == 0 { elements.append((10 + number(5), make(1))) }
            return .each(elements)
        case .choice(let isFirst, let first, let second):
            return number(2) == 0
                ? .choice(!isFirst, first, second) : .choice(isFirst, change(first), change(second))
        case .optional(let plan):
            return .optional(plan == nil ? make(2) : number(2) == 0 ? nil : plan.map { change($0) })
        case .erased(let plan): return .erased(change(plan))
        case .known(let id, let plan): return .known(number(2) == 0 ? id : number(3), change(plan))
        case .padded(let length, let plan): return .padded(number(2) == 0 ? length : 7, change(plan))
        case .framed(_, let plan): return .framed(Double(20 + number(60)), change(plan))
        case .faded(let opacity, let plan): return .faded(opacity == 0 ? 1 : opacity, change(plan))
        case .layered(let plan, let layer):
            return .layered(change(plan), number(2) == 0 ? layer : change(layer))
        case .passing(let kind, let plan): return .passing(kind, change(plan))
        case .dimmed(let isOff, let plan): return .dimmed(!isOff, plan)
        case .mirrored(let isOn, let plan): return .mirrored(!isOn, number(2) == 0 ? plan : change(plan))
        case .telling(_, let plan): return .telling(number(9), change(plan))
        case .hearing(let plan, let layer):
            return .hearing(change(plan), number(2) == 0 ? layer : change(layer))
        case .gesture(let plan): return .gesture(change(plan))
        case .scrolled(let numbers): return .scrolled(numbers.shuffled(using: &random))
        case .reader(let plan): return .reader(change(plan))
        }
    }

    mutating func changed(_ plans: [Plan]) -> [Plan] {
        var plans = plans
        if plans.isEmpty || number(4) == 0 { plans.append(make(1)) }
        let index = number(plans.count)
        plans[index] = change(plans[index])
        if number(5) == 0 { plans.remove(at: index) }
        return plans
    }
}

/// The state that determines a tree, changed with or without an animation.
private final class Model: ObservableObject {
    @Published var plan: Plan
    init(_ plan: Plan) { self.plan = plan }
    deinit {}
}

private struct Root: View {
    @ObservedObject var model: Model
    var body: some View { Drawn(plan: model.plan) }
}

/// Changes random declarative trees, and compares views, node count and pixels after each step with those of a new tree.
public enum TreeStress {
    /// Runs the trees of `seeds`; returns one text for each defect, at which its seed ends.
    public static func findings(seeds: Range<Int>) -> [String] {
        seeds.compactMap { seed in
            do { return try finding(seed: seed) } catch { return "seed \(seed): \(error)" }
        }
    }

    private static func finding(seed: Int) throws -> String? {
        var drawing = Drawing(random: SeededRandom(seed: seed + 1))
        let model = Model(drawing.make(4))
        let size = Size(width: 260, height: 240)
        let hosting = HostingView(rootView: Root(model: model))
        let harness = Harness(hosting, size: size)
        try harness.settle()
        for step in 0..<12 {
            let (old, new) = (model.plan, drawing.change(model.plan))
            if step % 3 == 0 {
                withAnimation(.linear(duration: 0.2)) { model.plan = new }
                if step % 2 == 0 { _ = harness.advance(by: .milliseconds(70)) }
            } else {
                model.plan = new
            }
            if step == 9 { harness.host.layoutDirection = .rightToLeft }
            try harness.settle()
            let fresh = HostingView(rootView: Root(model: Model(new)))
            let other = Harness(fresh, size: size)
            other.host.layoutDirection = harness.host.layoutDirection
            try other.settle()
            let (first, second) = (seen(hosting), seen(fresh))
            let defect: String? =
                if first != second {
                    "\(first.joined(separator: "\n"))\n--\n\(second.joined(separator: "\n"))"
                } else if hosting.nodeCount != fresh.nodeCount {
                    "\(hosting.nodeCount) nodes instead of \(fresh.nodeCount)"
                } else if harness.picture != harness.renderFresh() {
                    "the picture differs from a whole repaint"
                } else {
                    nil
                }
            if let defect { return "seed \(seed), step \(step)\n\(old)\n->\n\(new)\n\(defect)" }
        }
        return nil
    }

    /// Returns the displayed texts and frames, in tree order.
    private static func seen(_ view: Widgets.View, _ depth: Int = 0) -> [String] {
        let text = (view as? Widgets.Label)?.text ?? "-"
        let own =
            "\(String(repeating: " ", count: depth))\(type(of: view)) \(text) \(view.frame) \(view.alpha)"
        return [own] + view.subviews.flatMap { seen($0, depth + 1) }
    }
}
