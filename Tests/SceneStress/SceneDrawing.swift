import RandomNumbers

/// Generates random plans, and random changes of them.
struct SceneDrawing {
    var random: SeededRandom

    mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private mutating func several(_ depth: Int, _ most: Int = 4) -> [ScenePlan] {
        var plans: [ScenePlan] = []
        for _ in 0..<number(most) { plans.append(make(depth - 1)) }
        return plans
    }

    private mutating func numbers() -> [Int] { Array(0..<number(30)).shuffled(using: &random) }

    private mutating func leaf() -> ScenePlan {
        switch number(3) {
        case 0: .words(number(10))
        case 1: .control(number(11), number(10))
        default: .colours(number(9))
        }
    }

    mutating func make(_ depth: Int) -> ScenePlan {
        if depth <= 0 { return leaf() }
        switch number(20) {
        case 0...2: return .stack(number(7), several(depth))
        case 3: return .stack(number(7), several(depth, 5))
        case 4: return .flow(Double(number(4)), several(depth, 6))
        case 5: return .grid([several(depth), several(depth)])
        case 6: return .fitting(number(3), several(depth))
        case 7: return .reader(make(depth - 1))
        case 8: return .list(isSectioned: number(2) == 0, numbers(), make(depth - 2))
        case 9: return .lazy(number(3), numbers(), make(depth - 2))
        case 10: return .scrolled(number(3), make(depth - 1))
        case 11...13: return .modified(number(15), number(8), make(depth - 1))
        case 14...16: return .environment(number(9), number(6), make(depth - 1))
        case 17: return .layered(make(depth - 1), make(depth - 2))
        case 18: return .passing(number(3), number(2) == 0 ? make(depth - 1) : nil)
        default: return number(2) == 0 ? .form(several(depth)) : .measured(make(depth - 1))
        }
    }

    /// Returns a copy of `plan` with one random change.
    mutating func change(_ plan: ScenePlan) -> ScenePlan {
        if number(6) == 0 { return make(2) }
        switch plan {
        case .words, .colours: return leaf()
        case .control(let kind, _): return number(2) == 0 ? .control(kind, number(10)) : leaf()
        case .stack(let kind, let plans): return .stack(number(3) == 0 ? number(7) : kind, changed(plans))
        case .flow(let spacing, let plans):
            return .flow(number(2) == 0 ? spacing : Double(number(5)), changed(plans))
        case .grid(var rows):
            let row = number(rows.count)
            rows[row] = changed(rows[row])
            if number(3) == 0 { rows.append(several(1)) }
            return .grid(rows)
        case .fitting(let kind, let plans): return .fitting(kind, changed(plans))
        case .reader(let plan): return .reader(change(plan))
        case .list(let isSectioned, let numbers, let plan):
            return .list(
                isSectioned: isSectioned, changed(numbers), number(2) == 0 ? plan : change(plan))
        case .lazy(let kind, let numbers, let plan):
            return .lazy(kind, changed(numbers), number(2) == 0 ? plan : change(plan))
        case .scrolled(let kind, let plan): return .scrolled(kind, change(plan))
        case .modified(let kind, let old, let plan):
            return .modified(kind, number(2) == 0 ? old : number(8), number(2) == 0 ? plan : change(plan))
        case .environment(let kind, let old, let plan):
            return .environment(kind, number(2) == 0 ? old : old + 1, number(2) == 0 ? plan : change(plan))
        case .layered(let plan, let layer):
            return number(2) == 0 ? .layered(change(plan), layer) : .layered(plan, change(layer))
        case .passing(let kind, let plan):
            return .passing(kind, plan == nil ? make(2) : number(2) == 0 ? nil : plan.map { change($0) })
        case .form(let plans): return .form(changed(plans))
        case .measured(let plan): return .measured(change(plan))
        }
    }

    private mutating func changed(_ numbers: [Int]) -> [Int] {
        switch number(4) {
        case 0: numbers.shuffled(using: &random)
        case 1: Array(numbers.dropFirst(number(8)))
        case 2: [100 + number(50)] + numbers.filter { $0 < 100 }
        default: numbers.filter { $0 % 3 != 1 } + [200 + number(50)].filter { !numbers.contains($0) }
        }
    }

    private mutating func changed(_ plans: [ScenePlan]) -> [ScenePlan] {
        var plans = plans
        if plans.isEmpty || number(4) == 0 { plans.append(make(1)) }
        let index = number(plans.count)
        plans[index] = change(plans[index])
        if number(5) == 0 { plans.remove(at: index) }
        return plans
    }
}
