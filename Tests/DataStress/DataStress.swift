import RandomNumbers
import Widgets
import WidgetsTesting

/// Random changes of lists, tables, collections and outlines, also while earlier ones are animated or not yet laid out, compared with plain
/// arrays and trees; reproducible for each seed.
public enum DataStress {
    /// Returns one line for each inconsistency; the changes of a seed end at their first one.
    public static func findings(seeds: Range<Int>, steps: Int) -> [String] {
        findings(seeds: seeds, steps: steps, allowsDiagnostics: false) { seed in
            [TableSubject(seed: seed), CollectionSubject(seed: seed), OutlineSubject(seed: seed)]
        }
    }

    /// Returns one line for each inconsistency after changes of lists, tables and collections while their layout is pending; with `hooks`, also
    /// within the callbacks of the data source and the delegate, where a view may report a contradiction and reload.
    public static func changeFindings(seeds: Range<Int>, steps: Int, hooks: Bool) -> [String] {
        findings(seeds: seeds, steps: steps, allowsDiagnostics: hooks) { seed in
            let displays: [any ChangeDisplay] = [
                ListDisplay(), SectionsDisplay(), ColumnsDisplay(), GridDisplay(),
            ]
            return displays.map { ChangeSubject(seed: seed, $0, hooks: hooks) }
        }
    }

    private static func findings(
        seeds: Range<Int>, steps: Int, allowsDiagnostics: Bool, _ subjects: (Int) -> [any DataSubject]
    ) -> [String] {
        let handler = Diagnostics.handler
        defer { Diagnostics.handler = handler }
        var reported: [String] = []
        Diagnostics.handler = { reported.append("a diagnostic: \($0.message)") }
        let findings = seeds.flatMap { seed -> [String] in
            subjects(seed).compactMap { subject in
                for step in 0..<steps {
                    subject.step()
                    if let defect = subject.defect {
                        return "seed \(seed), step \(step), \(subject.name): \(defect)"
                    }
                }
                return nil
            }
        }
        return allowsDiagnostics ? findings : findings + reported
    }
}

/// A view with data that changes, and the plain data that it has to display.
protocol DataSubject: AnyObject {
    /// Performs a random change, and sometimes a part of its animation.
    func step()
    /// The difference between the view and the plain data; nil if there is none.
    var defect: String? { get }
    /// The name of the view in findings.
    var name: String { get }
}

extension DataSubject {
    var name: String { "\(type(of: self))" }
}

/// Sections of numbers in a random order.
struct RandomSections {
    private(set) var sections: [(String, [Int])] = []

    init() {}

    init(using random: inout SeededRandom) {
        let items = Array(0..<40).shuffled(using: &random).prefix(Int.random(in: 0...40, using: &random))
        let split = Int.random(in: 0...items.count, using: &random)
        sections = [("a", Array(items.prefix(split))), ("b", Array(items.dropFirst(split)))]
        sections.shuffle(using: &random)
    }

    var items: [Int] { sections.flatMap(\.1) }
    var counts: [Int] { sections.map(\.1.count) }

    var snapshot: DiffableDataSourceSnapshot<String, Int> {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }
}

extension Harness {
    /// Creates a harness that displays a view, which keeps its frame.
    static func displaying(_ view: View) -> Harness {
        let root = View(frame: view.frame)
        root.addSubview(view)
        return Harness(root, size: view.frame.size)
    }

    /// Waits for no time, for a part of an animation, or for its end.
    func wait(using random: inout SeededRandom) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: break
        case 1: advance(by: .milliseconds(60))
        default: advance(by: .seconds(1))
        }
    }
}
