import ConstraintSolver

/// W9_enaml: a form like those of the toolkit Enaml, with 37 variables and 111 constraints.
struct EnamlForm: ~Copyable {
    struct Box {
        let left, top, width, height: Variable

        init(_ solver: inout Solver) {
            left = solver.makeVariable()
            top = solver.makeVariable()
            width = solver.makeVariable()
            height = solver.makeVariable()
        }

        var all: [Variable] { [left, top, width, height] }
    }

    /// The strengths of SPEC.md, in ascending order.
    enum Weight {
        static let weak: Strength = 250
        static let medium: Strength = 500
        static let aboveMedium: Strength = 501
        static let farAboveMedium: Strength = 600
        static let strong: Strength = 750
    }

    var solver = Solver()
    let root: Box
    let contentsLeft, contentsTop, contentsRight, contentsBottom, midline: Variable
    let labels: [Box], fields: [Box]
    let counter: Box
    let editWidth, editHeight: ConstraintID
    var count = 0

    init() {
        root = Box(&solver)
        contentsLeft = solver.makeVariable()
        contentsTop = solver.makeVariable()
        contentsRight = solver.makeVariable()
        contentsBottom = solver.makeVariable()
        midline = solver.makeVariable()
        labels = [Box(&solver), Box(&solver), Box(&solver)]
        fields = [Box(&solver), Box(&solver), Box(&solver)]
        counter = Box(&solver)
        editWidth = solver.add(root.width == 0, strength: Weight.strong)
        editHeight = solver.add(root.height == 0, strength: Weight.strong)
        addContents()
        addSizes()
        addColumns()
        addLines()
        solver.solve()
    }

    private mutating func add(_ constraint: LinearConstraint, _ strength: Strength = .required) {
        solver.add(constraint, strength: strength)
        count += 1
    }

    /// Adds a required inequality `>= 0`, and an optional equality with `Weight.aboveMedium`.
    private mutating func addBoth(_ expression: LinearExpression) {
        add(LinearConstraint(expression, .greaterThanOrEqual))
        add(LinearConstraint(expression, .equal), Weight.aboveMedium)
    }

    private mutating func addContents() {
        for variable in root.all { add(variable >= 0) }
        add(root.width == 0, Weight.medium)
        add(root.height == 0, Weight.medium)
        add(contentsTop == root.top + 10)
        add(contentsLeft == root.left + 10)
        add(contentsRight == root.left + root.width - 10)
        add(contentsBottom == root.top + root.height - 10)
        for box in labels + fields + [counter] {
            for variable in box.all { add(variable >= 0) }
        }
    }

    private mutating func addSizes() {
        for (label, natural) in zip(labels, [67.0, 66, 24]) {
            add(label.height == 16, Weight.strong)
            add(label.height >= 16, Weight.strong)
            add(label.width == natural, Weight.weak)
            add(label.width >= natural, Weight.strong)
        }
        for field in fields {
            add(field.height == 21, Weight.strong)
            add(field.height >= 21, Weight.strong)
            add(field.width >= 125, Weight.strong)
        }
        add(counter.height >= 24, Weight.farAboveMedium)
        add(counter.height <= 24, Weight.farAboveMedium)
        add(counter.width >= 119, Weight.farAboveMedium)
        add(counter.width <= 16_777_200, Weight.farAboveMedium)
    }

    private mutating func addColumns() {
        addBoth(fields[0].top - contentsTop)
        addBoth(fields[1].top - fields[0].top - fields[0].height - 10)
        addBoth(counter.top - fields[1].top - fields[1].height - 10)
        addBoth(fields[2].top - counter.top - counter.height - 10)
        addBoth(contentsBottom - fields[2].top - fields[2].height)
        addBoth(contentsBottom - fields[2].top - fields[2].height)
        addBoth(labels[0].top - contentsTop)
        addBoth(labels[1].top - labels[0].top - labels[0].height - 10)
        addBoth(labels[2].top - labels[1].top - labels[1].height - 10)
        addBoth(fields[2].top - labels[2].top - labels[2].height - 10)
    }

    private mutating func addLines() {
        for (label, right) in zip(labels, [fields[0], fields[1], counter]) {
            add(right.top + 0.5 * right.height == label.top + 0.5 * label.height, Weight.strong)
            add(right.left == midline, Weight.strong)
            addBoth(label.left - contentsLeft)
            addBoth(right.left - label.left - label.width - 10)
            addBoth(contentsRight - right.left - right.width)
        }
        addBoth(fields[2].left - contentsLeft)
        addBoth(contentsRight - fields[2].left - fields[2].width)
    }
}

/// Measures building and suggestions as specified in SPEC.md.
enum EnamlWorkload {
    static let name = "W9_enaml"

    static func run() {
        var times: [Double] = []
        for _ in 0..<1000 {
            let start = Measure.now
            let form = EnamlForm()
            times.append(Measure.now - start)
            Report.check(name, form.count == 111, "constraints are missing: \(form.count)")
        }
        Report.figure(name, "build_median_us", Measure.median(times))
        suggest()
    }

    private static func suggest() {
        let sizes: [(Double, Double)] = [
            (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
        ]
        var form = EnamlForm()
        let count = 60_000
        var sum = 0.0
        var start = Measure.now
        for step in 0..<count {
            let size = sizes[step % 6]
            form.solver.suggest(size.0, for: form.editWidth)
            form.solver.suggest(size.1, for: form.editHeight)
            form.solver.solve()
            sum += form.solver.value(of: form.root.width)
        }
        Report.figure(name, "suggest_alternating_mean_us", (Measure.now - start) / Double(count))
        Report.check(name, (sum - 700 * Double(count)).magnitude < 1e-3, "the width did not follow")
        start = Measure.now
        for _ in 0..<count {
            form.solver.suggest(800, for: form.editWidth)
            form.solver.suggest(400, for: form.editHeight)
            form.solver.solve()
        }
        Report.figure(name, "suggest_same_mean_us", (Measure.now - start) / Double(count))
        let width = form.solver.value(of: form.contentsRight) - form.solver.value(of: form.root.left)
        Report.check(name, (width - 790).magnitude < 1e-6, "contents are \(width) wide")
        let offset = form.solver.value(of: form.fields[0].left) - form.solver.value(of: form.counter.left)
        Report.check(name, offset.magnitude < 1e-6, "the column is not straight")
    }
}
