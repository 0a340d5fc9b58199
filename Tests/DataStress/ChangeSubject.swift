import RandomNumbers
import Widgets
import WidgetsTesting

/// A view that displays changing data, with its data source and delegate.
protocol ChangeDisplay: AnyObject {
    var view: ScrollView { get }
    /// Whether the view displays more than one section.
    var hasSections: Bool { get }
    /// The subject, which has the data.
    var subject: ChangeSubject? { get set }
    /// The paths of the visible cells, with the texts that they display.
    var shown: [(path: IndexPath, text: String?)] { get }
    func reload()
    func apply(_ changes: RowChanges, animated: Bool)
    func apply(_ change: ChangingData.SectionChange)
    /// Changes something else that the view displays, such as its columns.
    func changeOthers(_ number: Int)
}

extension ChangeDisplay {
    func apply(_ change: ChangingData.SectionChange) {}
    func changeOthers(_ number: Int) {}
}

/// Random changes of a view's data: several before the next layout, after scroll steps and changes of the frame, and within callbacks.
final class ChangeSubject: DataSubject {
    let display: any ChangeDisplay
    private(set) var data: ChangingData
    private let harness: Harness
    private var random: SeededRandom
    /// The number of changes that callbacks make until the next step; 0 without such changes.
    private var hookBudget = 0
    private let usesHooks: Bool
    /// The first defect that a callback has found.
    private var found: String?

    init(seed: Int, _ display: any ChangeDisplay, hooks: Bool) {
        random = SeededRandom(seed: seed)
        usesHooks = hooks
        self.display = display
        data = ChangingData(sections: display.hasSections ? 3 : 1, rows: display.hasSections ? 12 : 40)
        harness = .displaying(display.view)
        display.subject = self
        display.reload()
        harness.advance(by: .milliseconds(16))
    }

    func step() {
        hookBudget = usesHooks ? 2 : 0
        for _ in 0..<Int.random(in: 1...3, using: &random) { change() }
        // Callbacks use the random numbers during the wait.
        switch Int.random(in: 0..<3, using: &random) {
        case 0: break
        case 1: harness.advance(by: .milliseconds(60))
        default: harness.advance(by: .seconds(1))
        }
    }

    private func change() {
        let view = display.view
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2:
            let end = max(0, view.contentSize.height - view.bounds.height)
            view.setContentOffset(
                Point(x: 0, y: Double.random(in: 0...max(1, end), using: &random)), animated: false)
        case 3: view.frame.size.height = Double(Int.random(in: 100...320, using: &random))
        case 4: view.frame.size.width = Double(Int.random(in: 180...320, using: &random))
        case 5 where display.hasSections: display.apply(data.changeSection(using: &random))
        case 6 where Int.random(in: 0..<4, using: &random) == 0:
            data.replaceAll(using: &random)
            display.reload()
        default: changeRows()
        }
    }

    private func changeRows() {
        let changes = data.change(using: &random)
        display.apply(changes, animated: Bool.random(using: &random))
    }

    // MARK: - Callbacks

    /// Returns the text of a row for a callback, before or after which the data may change.
    func text(at path: IndexPath, _ callback: String) -> String {
        if data.value(at: path) == nil {
            found = found ?? "\(callback) was called for \(path), which does not exist"
        }
        let changesBefore = Bool.random(using: &random)
        if changesBefore { runHook() }
        let value = data.value(at: path)
        if !changesBefore { runHook() }
        return value.map(String.init) ?? "-"
    }

    /// Checks that a cell displays the row with the path of a callback, after which the data may change.
    func check(_ path: IndexPath, _ text: String?, _ callback: String) {
        let expected = data.value(at: path).map(String.init)
        if text != expected {
            found = found ?? "\(callback) for \(path) with \(text ?? "no text") instead of \(expected ?? "-")"
        }
        runHook()
    }

    /// Changes the data and reports the change, sometimes.
    func runHook() {
        guard hookBudget > 0, Int.random(in: 0..<12, using: &random) == 0 else { return }
        hookBudget -= 1
        if Int.random(in: 0..<4, using: &random) == 0 {
            display.changeOthers(Int.random(in: 0..<3, using: &random))
        } else {
            changeRows()
        }
    }

    // MARK: - Comparison

    var name: String { "\(type(of: display))" }

    var defect: String? {
        hookBudget = 0
        let shown = display.shown
        if let found { return found }
        for (path, text) in shown {
            let expected = data.value(at: path).map(String.init)
            if text != expected {
                return "\(path) displays \(text ?? "nothing") instead of \(expected ?? "-")"
            }
        }
        let count = data.sections.reduce(0) { $0 + $1.count }
        if shown.isEmpty, count > 0, display.view.contentOffset.y == 0 { return "nothing is displayed" }
        return nil
    }
}
