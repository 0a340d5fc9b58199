@testable import Virtualization

/// A model of a virtualizing view, which performs and checks the steps of ``ItemTiling``.
///
/// `items` has the true extents; `extents` starts with estimates, and has the true extent of each item that has been mounted.
struct TiledItems {
    struct Item: Hashable {
        let name: Int
        var extent: Double
    }

    private(set) var items: [Item]
    private(set) var extents: ItemExtents
    /// The mounted items with their index and name.
    private(set) var mounted: [(item: Int, name: Int)] = []
    var window: ItemWindow
    /// Descriptions of invalid steps.
    private(set) var faults: [String] = []
    private var nextName: Int

    init(_ lengths: [Double], estimate: Double, window: ItemWindow) {
        items = lengths.enumerated().map { Item(name: $0, extent: $1) }
        nextName = lengths.count
        extents = ItemExtents(count: lengths.count, estimate: estimate)
        self.window = window
    }

    var count: Int { items.count }

    // MARK: - Changes

    mutating func insert(at item: Int, extent: Double) {
        items.insert(Item(name: nextName, extent: extent), at: item)
        nextName += 1
        extents.insert(at: item)
        for index in mounted.indices where mounted[index].item >= item { mounted[index].item += 1 }
    }

    mutating func remove(_ item: Int) {
        items.remove(at: item)
        extents.remove(item)
        mounted.removeAll { $0.item == item }
        for index in mounted.indices where mounted[index].item > item { mounted[index].item -= 1 }
    }

    mutating func resize(_ item: Int, to extent: Double) { items[item].extent = extent }

    /// Tiles until a round is settled; returns the number of rounds, at most 1000.
    @discardableResult mutating func tile(keepsAnchor: Bool = true) -> Int {
        var anchor = keepsAnchor ? window.anchor(among: mounted.map(\.item), in: extents) : nil
        for round in 1...1000 {
            var tiling = ItemTiling(window, of: extents, mounted: ContiguousArray(mounted.map(\.item)))
            tileOnce(&tiling)
            window.move(by: anchor?.takeShift(in: extents) ?? 0)
            if tiling.isSettled { return round }
        }
        faults.append("1000 rounds did not settle")
        return 1000
    }

    private mutating func tileOnce(_ tiling: inout ItemTiling) {
        let old = mounted
        var remaining = Set(old.map(\.item))
        var hasMounted = false
        mounted = []
        while let step = tiling.next(in: extents) {
            switch step {
            case .unmount(let slot):
                if remaining.remove(old[slot].item) == nil {
                    faults.append("\(old[slot].item) unmounted twice")
                }
                if !tiling.items.contains(old[slot].item), hasMounted {
                    faults.append("item \(old[slot].item) outside of the window is unmounted after a mount")
                }
            case .keep(let item, let slot):
                if old[slot].item != item { faults.append("slot \(slot) does not have \(item)") }
                if remaining.remove(item) == nil { faults.append("\(item) kept twice") }
                append(item, &tiling)
            case .mount(let item):
                if remaining.contains(item) { faults.append("\(item) was mounted already") }
                hasMounted = true
                append(item, &tiling)
            }
        }
        if !remaining.isEmpty { faults.append("\(remaining.sorted()) were neither kept nor unmounted") }
    }

    private mutating func append(_ item: Int, _ tiling: inout ItemTiling) {
        if let last = mounted.last, last.item >= item { faults.append("\(item) after \(last.item)") }
        mounted.append((item, items[item].name))
        if items[item].extent == extents.extent(of: item) { return }
        extents.setExtent(items[item].extent, of: item)
        tiling.extentChanged()
    }

    // MARK: - Reference

    /// The start of each item by the extents in `extents`, and the end of the last one.
    var starts: [Double] {
        var starts = [0.0]
        for item in items.indices { starts.append(starts[item] + extents.extent(of: item)) }
        return starts
    }

    /// The indices of the items that overlap the window and its overscan.
    var overlapping: [Int] {
        let starts = starts
        return items.indices.filter {
            starts[$0] < window.end + window.overscan && starts[$0 + 1] > window.start - window.overscan
        }
    }

    /// The position of each visible mounted item relative to the start of the window, by name.
    var visiblePositions: [Int: Double] {
        let starts = starts
        var visiblePositions: [Int: Double] = [:]
        for (item, name) in mounted where starts[item] < window.end && starts[item + 1] > window.start {
            visiblePositions[name] = starts[item] - window.start
        }
        return visiblePositions
    }
}
