import RandomNumbers
import Widgets
import WidgetsTesting

/// An outline whose tree changes at random, and whose items are expanded and collapsed.
final class OutlineSubject: DataSubject, OutlineViewDataSource {
    private let outline = OutlineView(frame: Rect(x: 0, y: 0, width: 300, height: 228))
    private let harness: Harness
    private var random: SeededRandom
    private var children: [String: [String]] = ["": ["a", "b"], "a": ["c"]]
    private var lastName = 0

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        outline.rowHeight = 20
        outline.addTableColumn(TableColumn(identifier: "name"))
        harness = .displaying(outline)
        outline.dataSource = self
        harness.advance(by: .milliseconds(16))
    }

    func step() {
        let item = rows(of: "").randomElement(using: &random) ?? ""
        let parent = Bool.random(using: &random) ? item : ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0: if !item.isEmpty { outline.collapseItem(item, collapseChildren: Bool.random(using: &random)) }
        case 1, 2: if !item.isEmpty { outline.expandItem(item, expandChildren: Bool.random(using: &random)) }
        case 3, 4:
            guard let count = children[parent]?.count else { break }
            let place = Int.random(in: 0...count, using: &random)
            lastName += 1
            let name = "n\(lastName)"
            children[parent]?.insert(name, at: place)
            if lastName.isMultiple(of: 2) { children[name] = ["\(name).0"] }
            outline.insertItems(at: [place], inParent: parent.isEmpty ? nil : parent, withAnimation: .fade)
        default:
            guard let count = children[parent]?.count, count > 0 else { break }
            let place = Int.random(in: 0..<count, using: &random)
            children[parent]?.remove(at: place)
            outline.removeItems(at: [place], inParent: parent.isEmpty ? nil : parent)
        }
        harness.wait(using: &random)
    }

    private func rows(of item: String) -> [String] {
        (children[item] ?? []).flatMap { child in
            [child] + (outline.isItemExpanded(child) ? rows(of: child) : [])
        }
    }

    var defect: String? {
        let shown = (0..<outline.numberOfRows).map { outline.item(atRow: $0) as? String ?? "-" }
        let expected = rows(of: "")
        return shown == expected ? nil : "\(shown) instead of \(expected)"
    }

    // MARK: - OutlineViewDataSource

    private func name(_ item: AnyHashable?) -> String { item as? String ?? "" }

    func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
        children[name(item)]?.count ?? 0
    }

    func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?) -> AnyHashable {
        children[name(item)]?[index] ?? ""
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        children[name(item)] != nil
    }

    func outlineView(_ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable)
        -> String
    { name(item) }
}
