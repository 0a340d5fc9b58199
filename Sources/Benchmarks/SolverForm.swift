import ConstraintSolver

/// The constraint system of W9: rows of a label, a field and a button.
struct SolverForm: ~Copyable {
    struct Box {
        let left, top, width, height: Variable

        init(_ solver: inout Solver) {
            left = solver.makeVariable()
            top = solver.makeVariable()
            width = solver.makeVariable()
            height = solver.makeVariable()
        }
    }

    struct Row {
        let label, field, button: Box
    }

    enum Shape: String {
        case rows = "W9"
        case chain = "W9_chain"
        case column = "W9_column"
    }

    var solver = Solver()
    var rows: [Row] = []
    let width: Variable
    let edit: ConstraintID
    var count = 0

    init(rowCount: Int, _ shape: Shape) {
        width = solver.makeVariable()
        edit = solver.add(width == 1000, strength: 750)
        rows.reserveCapacity(rowCount)
        for index in 0..<rowCount {
            let row = Row(label: Box(&solver), field: Box(&solver), button: Box(&solver))
            addConstraints(of: row, index, shape)
            rows.append(row)
        }
        solver.solve()
    }

    private mutating func add(_ constraint: LinearConstraint, strength: Strength = .required) {
        solver.add(constraint, strength: strength)
        count += 1
    }

    static func naturalWidth(_ index: Int) -> Double { Double(40 + (37 * index) % 80) }

    private mutating func addConstraints(of row: Row, _ index: Int, _ shape: Shape) {
        let natural = Self.naturalWidth(index)
        let label = row.label
        let field = row.field
        let button = row.button
        add(label.left == 8)
        add(label.width >= natural)
        add(label.width == natural, strength: 250)
        add(field.left >= label.left + label.width + 8)
        if shape == .column, let above = rows.last {
            add(field.left == above.field.left)
        } else {
            add(field.left == 136, strength: 250)
        }
        add(button.left == field.left + field.width + 8)
        add(button.left + button.width == width - 8)
        add(button.width == 100, strength: 750)
        add(field.width >= 50, strength: 750)
        if shape == .chain, let above = rows.last {
            add(label.top == above.label.top + above.field.height + 4)
        } else {
            add(label.top == 8 + (shape == .chain ? 0 : 28 * Double(index)))
        }
        add(field.top == label.top)
        add(button.top == label.top)
        add(field.height == 24, strength: 750)
        add(label.height == field.height)
        add(button.height == field.height)
    }

    /// Exits with an error unless the solution is correct for a window of `width` points.
    borrowing func check(width: Double, _ name: String) {
        func equal(_ variable: Variable, _ value: Double) -> Bool {
            (solver.value(of: variable) - value).magnitude < 1e-6
        }
        for (index, row) in rows.enumerated() {
            let natural = Self.naturalWidth(index)
            let holds =
                equal(row.label.left, 8) && equal(row.label.width, natural) && equal(row.field.left, 136)
                && equal(row.button.width, 100) && equal(row.button.left, width - 108)
                && equal(row.field.width, width - 252) && equal(row.button.top, 8 + 28 * Double(index))
                && equal(row.label.height, 24)
            Report.check(name, holds, "row \(index) is elsewhere")
        }
    }
}

/// W9: measures the constraint solver, building systems and changing them.
enum SolverWorkload {
    static func run(_ shape: SolverForm.Shape) {
        let name = shape.rawValue
        for count in [100, 300, 1000, 3000] { cold(shape, count) }
        incremental(shape, shape == .column ? 300 : 1000, name)
        if shape == .column { incremental(shape, 1000, name) }
    }

    private static func cold(_ shape: SolverForm.Shape, _ count: Int) {
        let name = shape.rawValue
        var times: [Double] = []
        for _ in 0..<7 {
            let start = Measure.now
            let form = SolverForm(rowCount: count, shape)
            times.append((Measure.now - start) / 1000)
            form.check(width: 1000, name)
            Report.check(name, form.count == 15 * count, "constraints are missing")
        }
        Report.figure(name, "cold_\(count)_rows_ms", Measure.median(times))
        Report.figure(name, "cold_\(count)_rows_peak_rss_mb", Measure.peakResidentMegabytes)
    }

    private static func incremental(_ shape: SolverForm.Shape, _ count: Int, _ name: String) {
        var form = SolverForm(rowCount: count, shape)
        var width = 0.0
        var start = Measure.now
        for step in 0..<1000 {
            width = Double(1000 + (step * 37) % 500)
            form.solver.suggest(width, for: form.edit)
            form.solver.solve()
        }
        Report.figure(name, "suggest1000_at_\(count)_rows_ms", (Measure.now - start) / 1000)
        form.check(width: width, name)
        form.solver.suggest(1000, for: form.edit)
        form.solver.solve()

        var sum = 0.0
        start = Measure.now
        for step in 0..<1000 {
            let label = form.rows[(step * 7) % count].label
            let wider = form.solver.add(label.width >= 125, strength: 750)
            form.solver.solve()
            sum += form.solver.value(of: label.width)
            form.solver.remove(wider)
            form.solver.solve()
        }
        Report.figure(name, "add_remove1000_at_\(count)_rows_ms", (Measure.now - start) / 1000)
        Report.check(name, (sum - 125_000).magnitude < 1e-3, "labels did not get wider")
        form.check(width: 1000, name)

        start = Measure.now
        for step in 0..<1000 {
            let wider = form.solver.add(form.rows[(step * 7) % count].label.width >= 125, strength: 750)
            form.solver.remove(wider)
        }
        Report.figure(name, "add_remove1000_at_\(count)_rows_no_update_ms", (Measure.now - start) / 1000)
        form.solver.solve()
        form.check(width: 1000, name)
    }
}
