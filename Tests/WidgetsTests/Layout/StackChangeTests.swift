import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ConstraintLayout
@testable import ViewHierarchy

/// A stack's constraints follow its views, and a change affects the neighbouring constraints only.
@Suite struct StackChangeTests {
    let root = View()
    let harness: Harness
    let stack = StackView()
    let views: [View]

    init() {
        harness = Harness(root, size: Size(width: 400, height: 300))
        views = (0..<12).map { Sized(10 + Double($0), 20 - Double($0)) }
        _ = placed(stack, in: root)
    }

    private func column(_ count: Int) throws -> [View] {
        let rows = (0..<count).map { _ in Sized(20, 10) }
        stack.axis = .vertical
        stack.spacing = 4
        for row in rows { stack.addArrangedSubview(row) }
        try harness.settle()
        return rows
    }

    /// Returns the number of constraints that `change` adds, removes or restores.
    private func touches(_ change: () throws -> Void) throws -> Int {
        let before = stack.constraintSequence.changeCount
        try change()
        try harness.settle()
        return stack.constraintSequence.changeCount - before
    }

    @Test(arguments: [20, 200])
    func `Moving rows changes the constraints of their neighbours only`(count: Int) throws {
        let rows = try column(count)
        let touched = try touches {
            stack.insertArrangedSubview(rows[count - 2], at: 1)
            stack.insertArrangedSubview(rows[1], at: count - 2)
        }
        #expect(touched == 8)
        #expect(rows[count - 2].frame.minY == 14)
        #expect(rows[1].frame.minY == 14 * Double(count - 2))
    }

    @Test(arguments: [20, 200])
    func `Moving rows visits the constraints of their neighbours only`(count: Int) throws {
        let rows = try column(count)
        let before = stack.constraintSequence.requestCount
        stack.insertArrangedSubview(rows[count - 2], at: 1)
        stack.insertArrangedSubview(rows[1], at: count - 2)
        try harness.settle()
        // The two ends, four spaces, and two edges of each row.
        #expect(stack.constraintSequence.requestCount - before == 10)
        #expect(rows[1].frame.minY == 14 * Double(count - 2))
    }

    @Test(arguments: 0..<20)
    func `After random moves a stack has the constraints of a rebuilt one`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        if random.chance(0.5) { stack.axis = .vertical }
        for view in views { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(7, after: views[3])
        for round in 0..<40 {
            for _ in 0...random.index(below: 3) {
                let view = views[random.index(below: views.count)]
                stack.insertArrangedSubview(view, at: random.index(below: views.count))
            }
            try harness.settle()
            let fresh = placed(copy(), in: root)
            try harness.settle()
            let (found, wanted) = (contents(stack), contents(fresh))
            fresh.removeFromSuperview()
            #expect(found == wanted, "seed \(seed), round \(round)")
            if found != wanted { return }
        }
    }

    /// Returns the rows of a column in a scroll view; each row arranges two views of different heights.
    private func scrolledColumn(_ count: Int) throws -> [View] {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        root.addSubview(scroll)
        scroll.addSubview(stack)
        stack.axis = .vertical
        stack.spacing = 4
        let content = scroll.contentLayoutGuide
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        let rows = (0..<count).map { _ in StackView(arrangedSubviews: [Sized(20, 10), Sized(20, 20)]) }
        for row in rows { stack.addArrangedSubview(row) }
        try harness.settle()
        #expect(scroll.contentSize.height == Double(24 * count - 4))
        return rows
    }

    @Test(arguments: [20, 200])
    func `Moving rows of a scrolled column costs a few pivots`(count: Int) throws {
        let rows = try scrolledColumn(count)
        for _ in 0..<3 {
            let (front, back) = (stack.arrangedSubviews[1], stack.arrangedSubviews[count - 2])
            let before = root.layoutSolverStatistics.pivotCount
            stack.insertArrangedSubview(back, at: 1)
            stack.insertArrangedSubview(front, at: count - 2)
            try harness.settle()
            #expect(root.layoutSolverStatistics.pivotCount - before <= 8)
        }
        #expect(rows[1].frame.minY == 24 * Double(count - 2))
        let before = root.layoutSolverStatistics.pivotCount
        rows[count / 2].removeFromSuperview()
        try harness.settle()
        #expect(root.layoutSolverStatistics.pivotCount - before <= 8)
    }

    @Test(arguments: ["front", "back", "middle", "random"])
    func `Each removed row is found in one step, in any order of removal`(order: String) throws {
        let count = 300
        var rows = try column(count)
        switch order {
        case "back": rows.reverse()
        case "middle": rows = Array(rows[100...] + rows[..<100])
        case "random":
            var random = SeededRandom(seed: 3)
            for index in rows.indices { rows.swapAt(index, random.index(below: count)) }
        default: break
        }
        let tree = try #require(stack.viewTree)
        let (searched, numbered) = (stack.searchCount, tree.renumberingCount)
        for row in rows { row.removeFromSuperview() }
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
        #expect(stack.searchCount - searched == count)
        #expect(tree.renumberingCount == numbered)
        try harness.settle()
        #expect(stack.constraints.isEmpty)
    }

    @Test(arguments: [20, 200])
    func `Removing, inserting or hiding a row changes its own constraints only`(count: Int) throws {
        let rows = try column(count)
        // The constraints of the row have been removed with it.
        #expect(try touches { rows[count / 2].removeFromSuperview() } == 1)
        #expect(try touches { stack.insertArrangedSubview(rows[count / 2], at: count / 2) } == 5)
        #expect(try touches { rows[5].isHidden = true } == 5)
        #expect(try touches { rows[5].isHidden = false } == 5)
        #expect(try touches { stack.spacing = 8 } == 0)
        #expect(rows[count - 1].frame.minY == 18 * Double(count - 1))
    }

    @Test func `Removing all rows costs the solver the same per row, independent of the count`() throws {
        func visits(_ count: Int) throws -> Int {
            let rows = try column(count)
            let before = root.layoutSolverStatistics.suspensionVisitCount
            for row in rows { row.removeFromSuperview() }
            try harness.settle()
            #expect(stack.constraints.isEmpty && stack.constraintSequence.count == 0)
            return (root.layoutSolverStatistics.suspensionVisitCount - before) / count
        }
        #expect(try visits(20) <= 12)
        #expect(try visits(300) <= 12)
    }

    @Test func `Constraints deactivated by a program return with the next arrangement`() throws {
        _ = try column(5)
        let all = stack.constraints.count
        LayoutConstraint.deactivate(Array(stack.constraints.prefix(7)))
        #expect(try touches { stack.spacing = 5 } == 7)
        #expect(stack.constraints.count == all)
    }

    // MARK: - Random changes

    @Test(arguments: 0..<40)
    func `After random changes a stack has the constraints of a rebuilt one`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        for round in 0..<60 {
            for _ in 0...random.index(below: 4) { change(&random) }
            try harness.settle()
            let fresh = placed(copy(), in: root)
            try harness.settle()
            let (found, wanted) = (contents(stack), contents(fresh))
            fresh.removeFromSuperview()
            #expect(found == wanted, "seed \(seed), round \(round)")
            if found != wanted { return }
        }
    }

    private func change(_ random: inout SeededRandom) {
        let view = views[random.index(below: views.count)]
        switch random.index(below: 12) {
        case 0, 1, 2, 3: stack.insertArrangedSubview(view, at: random.index(below: views.count))
        case 4: view.removeFromSuperview()
        case 5: stack.removeArrangedSubview(view)
        case 6: view.isHidden.toggle()
        case 7:
            let all = StackView.Distribution.allCases
            stack.distribution = all[random.index(below: all.count)]
        case 8:
            let all = StackView.Alignment.allCases
            stack.alignment = all[random.index(below: all.count)]
        case 9: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 10: for view in stack.arrangedSubviews.reversed() { stack.addArrangedSubview(view) }
        default: if stack.arrangedSubviews.contains(view) { stack.setCustomSpacing(7, after: view) }
        }
    }

    /// Returns a stack with the same properties and copies of the arranged views.
    private func copy() -> StackView {
        let copy = StackView()
        (copy.axis, copy.distribution, copy.alignment) = (stack.axis, stack.distribution, stack.alignment)
        for view in stack.arrangedSubviews {
            let twin = Sized(view.intrinsicContentSize.width, view.intrinsicContentSize.height)
            twin.isHidden = view.isHidden
            copy.addArrangedSubview(twin)
            copy.setCustomSpacing(stack.customSpacing(after: view), after: twin)
        }
        return copy
    }

    /// Returns the stack's own constraints as text, with views named by their index.
    private func contents(_ stack: StackView) -> [String] {
        var names: [ObjectIdentifier: String] = [ObjectIdentifier(stack.layoutNode): "stack"]
        for (index, view) in stack.arrangedSubviews.enumerated() {
            names[ObjectIdentifier(view.layoutNode)] = "\(index)"
        }
        for (index, gap) in stack.gaps.enumerated() { names[ObjectIdentifier(gap.node)] = "gap \(index)" }
        let own = stack.ownConstraints
        return stack.constraints.filter { own.contains(ObjectIdentifier($0)) }.map { constraint in
            let first = names[ObjectIdentifier(constraint.first)] ?? "?"
            let second = constraint.second.map { names[ObjectIdentifier($0)] ?? "?" } ?? "-"
            return """
                \(first).\(constraint.firstAttribute) \(constraint.relation) \(second).\
                \(constraint.secondAttribute) * \(constraint.multiplier) + \(constraint.constant) \
                @\(constraint.priority.rawValue)
                """
        }.sorted()
    }
}
