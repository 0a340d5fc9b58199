import RandomNumbers
import Widgets

/// Changes of rows in one batch, as views receive them.
struct RowChanges {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
}

/// Sections of different numbers that change at random.
struct ChangingData {
    private(set) var sections: [[Int]]
    private var last = 0

    init(sections count: Int, rows: Int) {
        sections = []
        for _ in 0..<count { sections.append((0..<rows).map { _ in next() }) }
    }

    private mutating func next() -> Int {
        last += 1
        return last
    }

    func value(at path: IndexPath) -> Int? {
        sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
            ? sections[path.section][path.row] : nil
    }

    private var paths: [Int: IndexPath] {
        var result: [Int: IndexPath] = [:]
        for (section, values) in sections.enumerated() {
            for (row, value) in values.enumerated() { result[value] = IndexPath(row: row, section: section) }
        }
        return result
    }

    // MARK: - Changes

    /// Inserts, deletes, replaces and moves some numbers, and returns the changes.
    mutating func change(using random: inout SeededRandom) -> RowChanges {
        let old = self
        var moved: Set<Int> = []
        var replaced: [Int: Int] = [:]
        let count = Int.random(in: 1...3, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: for _ in 0..<count { insert(using: &random) }
        case 1: for _ in 0..<count { _ = remove(using: &random) }
        case 2, 3: if let value = move(using: &random) { moved.insert(value) }
        case 4:
            for _ in 0..<count where remove(using: &random) { insert(using: &random) }
        default: replace(using: &random, &replaced)
        }
        return changes(from: old, moved: moved, replaced: replaced)
    }

    private mutating func insert(using random: inout SeededRandom) {
        let section = Int.random(in: 0..<sections.count, using: &random)
        let value = next()
        sections[section].insert(value, at: Int.random(in: 0...sections[section].count, using: &random))
    }

    private func randomPath(using random: inout SeededRandom) -> IndexPath? {
        let filled = sections.indices.filter { !sections[$0].isEmpty }
        guard let section = filled.randomElement(using: &random) else { return nil }
        return IndexPath(
            row: Int.random(in: 0..<sections[section].count, using: &random), section: section)
    }

    private mutating func remove(using random: inout SeededRandom) -> Bool {
        guard let path = randomPath(using: &random) else { return false }
        sections[path.section].remove(at: path.row)
        return true
    }

    private mutating func move(using random: inout SeededRandom) -> Int? {
        guard let path = randomPath(using: &random) else { return nil }
        let value = sections[path.section].remove(at: path.row)
        let target = Int.random(in: 0..<sections.count, using: &random)
        sections[target].insert(value, at: Int.random(in: 0...sections[target].count, using: &random))
        return value
    }

    private mutating func replace(using random: inout SeededRandom, _ replaced: inout [Int: Int]) {
        guard let path = randomPath(using: &random) else { return }
        let value = next()
        replaced[sections[path.section][path.row]] = value
        sections[path.section][path.row] = value
    }

    private func changes(from old: ChangingData, moved: Set<Int>, replaced: [Int: Int]) -> RowChanges {
        let (before, after) = (old.paths, paths)
        let new = Set(replaced.values)
        var changes = RowChanges()
        for (value, path) in before where after[value] == nil {
            if replaced[value] != nil { changes.reloaded.append(path) } else { changes.deleted.append(path) }
        }
        for (value, path) in after where before[value] == nil && !new.contains(value) {
            changes.inserted.append(path)
        }
        for value in moved {
            if let from = before[value], let to = after[value], from != to {
                changes.moved.append((from, to))
            }
        }
        changes.deleted.sort()
        changes.inserted.sort()
        return changes
    }

    /// Replaces all numbers.
    mutating func replaceAll(using random: inout SeededRandom) {
        for section in sections.indices {
            sections[section] = (0..<Int.random(in: 0...40, using: &random)).map { _ in next() }
        }
    }

    // MARK: - Sections

    /// A change of one section.
    enum SectionChange {
        case inserted(Int)
        case deleted(Int)
        case moved(Int, Int)
    }

    mutating func changeSection(using random: inout SeededRandom) -> SectionChange {
        let section = Int.random(in: 0..<sections.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where sections.count > 1:
            sections.remove(at: section)
            return .deleted(section)
        case 1:
            let values = sections.remove(at: section)
            let target = Int.random(in: 0...sections.count, using: &random)
            sections.insert(values, at: target)
            return .moved(section, target)
        default:
            sections.insert((0..<Int.random(in: 0...8, using: &random)).map { _ in next() }, at: section)
            return .inserted(section)
        }
    }
}
