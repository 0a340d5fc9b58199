import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The structure of a random view: loops below modifiers that apply to several views, with data from a `World`.
private indirect enum Plan {
    case leaf(Int)
    case each(Int, Plan)
    case modified(Int, Plan)
    case stack(Int, [Plan])
    case group([Plan])
    case condition(Int, Plan, Plan?)
    case scrolled(Int, Plan)
}

/// The elements of the loops and the values of the conditions.
private struct World: Equatable {
    var lists: [[Int]]
    var conditions: [Bool]
    var salt = 0
}

private final class Token {}

/// The displayed world, and a record of state identities and appearances.
private final class Model: ObservableObject {
    @Published var world: World
    var tokens: [[Int]: Token] = [:]
    var presence: [[Int]: Int] = [:]
    var lost: [[Int]] = []

    init(_ world: World) { self.world = world }
    deinit {}

    func note(_ token: Token, at path: [Int]) {
        if let known = tokens[path], known !== token { lost.append(path) }
        tokens[path] = token
    }

    func count(_ difference: Int, at path: [Int]) {
        let count = (presence[path] ?? 0) + difference
        presence[path] = count == 0 ? nil : count
    }
}

/// One or more views with state.
private struct Leaf: View {
    let kind: Int
    let path: [Int]
    let model: Model
    @State private var token = Token()

    var body: some View {
        let _ = model.note(token, at: path)
        let id = path.last ?? 0
        switch kind {
        case 0: Text("t\(id)")
        case 1:
            Color(red: 0.9, green: Double(id % 7) / 7, blue: 0.4).frame(width: 10 + Double(id) * 3, height: 9)
        case 2: if id % 3 != 0 { Text("some \(id)") }
        case 3:
            Text("first \(id)")
            Text("second").font(.caption)
        case 4: Text("a text of many words that is wrapped \(id) times")
        case 5: Color(red: 0.2, green: Double(id % 7) / 7, blue: 0.6)
        case 6: Text("large \(id)").font(.title)
        default: Salted(model: model, id: id)
        }
    }
}

/// A view whose number of views depends on the world, and may be zero.
private struct Salted: View {
    @ObservedObject var model: Model
    let id: Int
    var body: some View {
        let number = (id + model.world.salt) % 4
        if number == 1 { Text("salt") }
        if number > 1 { Color(red: 0.1, green: 0.6, blue: 0.1).frame(width: 14, height: Double(6 + number)) }
        if number == 3 { Text("salt \(id)") }
    }
}

private struct Loop: View {
    @ObservedObject var model: Model
    let number: Int
    let plan: Plan
    let path: [Int]

    var body: some View {
        ForEach(model.world.lists[number], id: \.self) {
            Built(plan: plan, path: path + [number, $0], model: model)
        }
    }
}

private struct Condition: View {
    @ObservedObject var model: Model
    let number: Int
    let first: Plan
    let second: Plan?
    let path: [Int]

    var body: some View {
        if model.world.conditions[number] {
            Built(plan: first, path: path + [-1], model: model)
        } else if let second {
            Built(plan: second, path: path + [-2], model: model)
        }
    }
}

private struct Built: View {
    let plan: Plan
    let path: [Int]
    let model: Model

    var body: some View { view }

    private var view: AnyView {
        switch plan {
        case .leaf(let kind): AnyView(Leaf(kind: kind, path: path, model: model))
        case .each(let number, let plan): AnyView(Loop(model: model, number: number, plan: plan, path: path))
        case .modified(let kind, .each(let number, let plan)):
            modified(kind, Loop(model: model, number: number, plan: plan, path: path))
        case .modified(let kind, let plan): modified(kind, Built(plan: plan, path: path, model: model))
        case .stack(let kind, let plans): stack(kind, plans)
        case .group(let plans): AnyView(Group { several(plans) })
        case .condition(let number, let first, let second):
            AnyView(Condition(model: model, number: number, first: first, second: second, path: path))
        case .scrolled(let kind, let plan): scrolled(kind, Built(plan: plan, path: path, model: model))
        }
    }

    private func several(_ plans: [Plan]) -> some View {
        ForEach(Array(plans.indices), id: \.self) {
            Built(plan: plans[$0], path: path + [-10 - $0], model: model)
        }
    }

    private func stack(_ kind: Int, _ plans: [Plan]) -> AnyView {
        switch kind {
        case 0: AnyView(VStack(alignment: .leading, spacing: 2) { several(plans) })
        case 1: AnyView(HStack(spacing: 2) { several(plans) })
        case 2: AnyView(ZStack { several(plans) })
        case 3: AnyView(HStack(alignment: .firstTextBaseline) { several(plans) })
        case 4: AnyView(VStack { several(plans) })
        default: AnyView(HStack(alignment: .lastTextBaseline, spacing: 1) { several(plans) })
        }
    }

    private func modified(_ kind: Int, _ content: some View) -> AnyView {
        switch kind {
        case 0: AnyView(content.padding(3))
        case 1: AnyView(content.opacity(0.5))
        case 2: AnyView(content.background { Color(red: 1, green: 0.8, blue: 0.8) })
        case 3: AnyView(content.frame(width: 40, alignment: .trailing))
        case 4: AnyView(content.transition(.slide))
        case 5:
            AnyView(
                content.onAppear { [model, path] in model.count(1, at: path) }
                    .onDisappear { [model, path] in model.count(-1, at: path) })
        case 6: AnyView(content.overlay(alignment: .topTrailing) { Text("o") })
        case 7: AnyView(content.frame(maxWidth: .infinity))
        case 8: AnyView(content.fixedSize())
        case 9: AnyView(content.layoutPriority(1))
        case 10: AnyView(content.disabled(true))
        case 11: AnyView(content.onTapGesture {})
        case 12: AnyView(content.offset(x: 2, y: 1))
        case 13: AnyView(content.padding(2).transition(.opacity).opacity(0.7))
        case 14: AnyView(content.id(3))
        default: AnyView(content.clipShape(Rectangle()))
        }
    }

    private func scrolled(_ kind: Int, _ content: some View) -> AnyView {
        switch kind {
        case 0: AnyView(ScrollView { content })
        case 1: AnyView(ScrollView { LazyVStack { content } })
        case 2: AnyView(List { content })
        default: AnyView(ScrollView { VStack { content } })
        }
    }
}

/// Creates random plans and random changes of worlds.
private struct Drawing {
    var random: SeededRandom
    var lists = 0
    var conditions = 0

    mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    mutating func several(_ depth: Int) -> [Plan] {
        (0...number(2)).map { _ in make(depth - 1) }
    }

    mutating func each(_ depth: Int) -> Plan {
        lists += 1
        return .each(lists - 1, make(depth - 1))
    }

    mutating func make(_ depth: Int) -> Plan {
        if depth <= 0 { return .leaf(number(8)) }
        switch number(12) {
        case 0, 1, 2: return each(depth)
        case 3, 4, 5, 6: return .modified(number(16), number(3) == 0 ? make(depth - 1) : each(depth))
        case 7, 8: return .stack(number(6), several(depth))
        case 9: return .group(several(depth))
        case 10:
            conditions += 1
            let own = conditions - 1
            return .condition(own, make(depth - 1), number(2) == 0 ? make(depth - 1) : nil)
        default: return .leaf(number(8))
        }
    }

    mutating func world() -> World {
        var world = World(lists: [], conditions: [])
        for _ in 0..<lists { world.lists.append(Array((0..<9).shuffled(using: &random).prefix(number(7)))) }
        for _ in 0..<conditions { world.conditions.append(number(2) == 0) }
        return world
    }

    mutating func change(_ world: inout World) {
        for _ in 0...number(2) {
            let kind = number(6)
            if kind == 0 { world.salt += 1 }
            if kind == 1, conditions > 0 { world.conditions[number(conditions)].toggle() }
            if kind > 0, lists > 0 { change(&world.lists[number(lists)]) }
        }
    }

    private mutating func change(_ list: inout [Int]) {
        let kind = number(7)
        if list.count < 2 || kind == 0 {
            if let new = (0..<9).filter({ !list.contains($0) }).randomElement(using: &random) {
                list.insert(new, at: number(list.count + 1))
            }
            return
        }
        switch kind {
        case 1, 2: list.remove(at: number(list.count))
        case 3, 4: list.swapAt(number(list.count), number(list.count))
        case 5: list.insert(list.remove(at: number(list.count)), at: number(list.count))
        default: list.shuffle(using: &random)
        }
    }
}

struct SpreadListTests {
    private func check(_ seed: Int, isScrolled: Bool) throws {
        var drawing = Drawing(random: SeededRandom(seed: UInt64(seed + 1)))
        var plan = drawing.make(4)
        if isScrolled { plan = .scrolled(drawing.number(4), plan) }
        var world = drawing.world()
        let size = isScrolled ? Size(width: 260, height: 1600) : Size(width: 260, height: 240)
        let model = Model(world)
        let shown = try Shown(Built(plan: plan, path: [], model: model), size: size)
        for step in 0..<12 {
            drawing.change(&world)
            let old = model.world
            if step % 4 == 3 {
                withAnimation(.linear(duration: 0.2)) { model.world = world }
                if step % 8 == 7 { _ = shown.harness.advance(by: .milliseconds(70)) }
            } else {
                model.world = world
            }
            try shown.harness.settle()
            let freshModel = Model(world)
            let fresh = HostingView(rootView: Built(plan: plan, path: [], model: freshModel))
            let other = Harness(fresh, size: size)
            try other.settle()
            let place = "seed \(seed) step \(step)\n\(plan)\n\(old)\n->\n\(world)"
            let (first, second) = (everythingSeen(in: shown.hosting), everythingSeen(in: fresh))
            try #require(
                first == second,
                "\(place)\n\(first.joined(separator: "\n"))\n--\n\(second.joined(separator: "\n"))")
            try #require(shown.hosting.nodeCount == fresh.nodeCount, "\(place)")
            try #require(shown.harness.picture == other.picture, "\(place)")
            try #require(shown.harness.picture == shown.harness.renderFresh(), "\(place)")
            try #require(model.presence == freshModel.presence, "\(place)")
            try #require(model.lost.isEmpty, "\(place)")
            model.tokens = model.tokens.filter { freshModel.tokens[$0.key] != nil }
            try #require(model.tokens.count == freshModel.tokens.count, "\(place)")
        }
    }

    @Test(arguments: 0..<20) func `Changed loops equal newly created ones`(_ seed: Int) throws {
        try check(seed, isScrolled: false)
    }

    @Test(arguments: 1000..<1010) func `Changed scrolled loops equal new ones`(_ seed: Int) throws {
        try check(seed, isScrolled: true)
    }
}
