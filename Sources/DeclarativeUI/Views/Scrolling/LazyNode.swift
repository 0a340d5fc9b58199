internal import Virtualization

/// The node of a lazy container: mounts the views near the visible range, and estimates the lengths of the others.
final class LazyNode<Container: LazyContainer>: KeepingNode<Container>, ViewportObserving {
    private(set) var source = RowSource()
    private lazy var opened = CompositeRowNodes(
        in: { [unowned self] in innerContext }, changed: { [unowned self] in takeRows() })
    private(set) var lines = ItemExtents(count: 0, estimate: 1)
    private var isEstimated = false
    private(set) var tracks: [(start: Double, length: Double, alignment: Alignment)] = [(0, 0, .center)]
    private var trackLength = -1.0
    private var mounted: [RowKey: LazyItemNode] = [:]
    private var sorted: ContiguousArray<LazyItemNode> = []
    private var shownLines = 0..<0
    private var widest = 0.0
    private var pins = PinnedRows()

    override init(_ view: Container, in context: NodeContext) {
        super.init(view, in: context)
        source = opened.collect(view.content, stylesHeaders: false)
        pins = PinnedRows(source, view.form.pinnedViews)
        EnclosingViewports(of: self).beginObserving()
    }

    var form: LazyForm { view.form }
    var axis: Axis { form.axis }
    var viewport: (any Viewport)? { EnclosingViewports(of: self).nearest }

    override var childCount: Int { opened.sorted.count + sorted.count }
    override func child(at index: Int) -> Node? {
        let count = opened.sorted.count
        return index < count ? opened.sorted[index] : sorted[index - count]
    }
    override var isItem: Bool { true }
    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { form.tracks == nil ? axis : nil }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for node in sorted where !pins.contains(node.index) { node.appendViews(to: &views) }
        for node in sorted where pins.contains(node.index) { node.appendViews(to: &views) }
    }
    override func itemsChanged() -> Bool { false }

    // MARK: - Content

    override func update(to view: Container) {
        let isOther = self.view.form != view.form
        self.view = view
        if isOther {
            trackLength = -1
            invalidateLayout()
        }
        takeRows()
    }

    private func takeRows() {
        let source = opened.collect(view.content, stylesHeaders: false)
        let difference = source.difference(from: self.source)
        self.source = source
        pins = PinnedRows(source, form.pinnedViews)
        if !difference.isEmpty { move(difference) }
        for node in sorted { node.refresh() }
        if !difference.isEmpty { invalidateLayout() }
    }

    private func move(_ difference: RowDifference) {
        let place = difference.placing()
        for (key, node) in mounted {
            if let index = place(node.index) {
                node.index = index
            } else {
                mounted[key] = nil
                graph.explanations.recordRemoval(
                    of: node, .removed(id: key.id.map { "\($0.base)" } ?? "\(node.index)"))
                remove(node)
            }
        }
        sort()
        guard isEstimated else { return }
        if tracks.count == 1, difference.changeCount < 200 {
            var lengths: [Int: Double] = [:]
            for move in difference.moved { lengths[move.to] = lines.extent(of: move.from) }
            for row in (difference.removed + difference.moved.map(\.from)).sorted(by: >) { lines.remove(row) }
            for row in (difference.inserted + difference.moved.map(\.to)).sorted() {
                lines.insert(at: row, extent: lengths[row])
            }
        } else {
            lines = ItemExtents(count: lineCount, estimate: lines.estimate)
        }
    }

    func sort() {
        sorted = ContiguousArray(mounted.values.sorted { $0.index < $1.index })
        scope.changed()
        NodePreferences(of: self).structureChanged()
    }

    private var lineCount: Int { (source.count + tracks.count - 1) / max(1, tracks.count) }

    func item(at index: Int) -> LazyItemNode {
        let key = source.key(of: index)
        if let known = mounted[key] { return known }
        let node = LazyItemNode(key: key, index: index, in: innerContext) { [unowned self] in
            source.content(of: $0)
        }
        mounted[key] = node
        return node
    }

    // MARK: - Measuring

    override func measure(_ proposal: ProposedViewSize) -> Size {
        prepare(proposal)
        // Outside of a scroll view all lines are displayed, and estimates are not needed.
        if viewport == nil { _ = mount(0..<lineCount) }
        let main = max(0, lines.total - (lineCount > 0 ? form.gap : 0))
        let cross = form.tracks == nil ? widest : (tracks.last.map { $0.start + $0.length } ?? 0)
        return Size(axis, main: main, cross: proposal[axis.other] ?? cross)
    }

    /// Resolves the tracks, and estimates the line length from the first view.
    private func prepare(_ proposal: ProposedViewSize) {
        let cross = proposal[axis.other] ?? idealCross
        if let cross, cross.isFinite, cross != trackLength {
            trackLength = cross
            let before = tracks.count
            tracks = form.resolve(cross)
            if tracks.count != before { isEstimated = false }
        }
        if isEstimated || source.count == 0 {
            if lines.count != lineCount { lines = ItemExtents(count: lineCount, estimate: lines.estimate) }
            return
        }
        let first = item(at: 0)
        sort()
        graph.arrangeScopes()
        let size = first.layoutSize(itemProposal(0))
        widest = max(widest, size[axis.other])
        lines = ItemExtents(count: lineCount, estimate: size[axis] + form.gap)
        isEstimated = true
    }

    private func itemProposal(_ track: Int) -> ProposedViewSize {
        ProposedViewSize(axis, main: nil, cross: trackLength < 0 ? nil : tracks[track].length)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        if axis == self.axis.other { return 0 ... .infinity }
        return measuredRange(axis, cross: cross)
    }

    // MARK: - Placing

    /// The visible range, extended by half its length on both sides; nil outside of a scroll view.
    private var window: ItemWindow? {
        guard let seen = visibleRange else { return nil }
        let length = seen.upperBound - seen.lowerBound
        return ItemWindow(from: seen.lowerBound, to: seen.upperBound, overscan: length / 2)
    }

    /// The visible range along the axis in this node's coordinate space; nil outside of a scroll view.
    private var visibleRange: ClosedRange<Double>? {
        guard let viewport else { return nil }
        var rect = viewport.visibleRect
        if let container = scope.container, container !== viewport.container {
            rect = viewport.container.convert(rect, to: container)
        }
        let length = axis == .vertical ? rect.height : rect.width
        let left = rect.minX - origin.x
        let start =
            axis == .vertical ? rect.minY - origin.y : isMirroredAlong ? size.width - left - length : left
        return start...start + max(0, length)
    }

    func viewportChanged() {
        guard flags.contains(.isPlaced), var window else { return }
        window.overscan = 0
        let wanted = window.items(in: lines)
        if pins.isEmpty, wanted.isEmpty ? shownLines.isEmpty : shownLines.contains(wanted) { return }
        graph.enqueueLayout(of: self)
    }

    override func placeContent() {
        prepare(ProposedViewSize(size))
        let before = lines.total
        var window = window
        // Keeps the visible part in place when the lines before it are longer or shorter than estimated.
        var anchor = window?.anchor(in: lines)
        var range = 0..<lineCount
        var pinned: [Int] = []
        for _ in 0..<ItemTiling.roundLimit {
            if let window { range = window.items(in: lines) }
            let isOther = mount(range)
            pinned = mountPinned()
            if let distance = anchor?.takeShift(in: lines), distance != 0 {
                window?.move(by: distance)
                viewport?.shift(by: Point(axis, main: distance, cross: 0))
            } else if !isOther {
                break
            }
        }
        drop(range, except: pinned)
        shownLines = range
        place(pinned: pinned)
        if lines.total != before, flags.contains(.isPlaced) || lines.total != size[axis] + form.gap {
            flags.insert(.needsMeasuring)
            parent?.invalidateLayout()
        }
    }

    /// Mounts and measures the lines of `range`.
    /// - Returns: Whether the length of a line differed from its estimate.
    private func mount(_ range: Range<Int>) -> Bool {
        var isOther = false
        let count = mounted.count
        for index in range.lowerBound * tracks.count..<min(range.upperBound * tracks.count, source.count) {
            _ = item(at: index)
        }
        if mounted.count != count {
            sort()
            graph.arrangeScopes()
        }
        for line in range {
            var length = 0.0
            for track in tracks.indices {
                let index = line * tracks.count + track
                if index >= source.count { break }
                let item = item(at: index)
                let size = item.layoutSize(itemProposal(track))
                length = max(length, size[axis])
                widest = max(widest, size[axis.other])
            }
            if lines.extent(of: line) == length + form.gap { continue }
            isOther = true
            lines.setExtent(length + form.gap, of: line)
        }
        return isOther
    }

    /// Mounts the headers and footers of the sections at the edges of the visible range, and returns their rows.
    private func mountPinned() -> [Int] {
        guard !pins.isEmpty, tracks.count == 1, var window else { return [] }
        window.overscan = 0
        let visible = window.items(in: lines)
        let rows = visible.isEmpty ? [] : pins.pinned(first: visible.lowerBound, last: visible.upperBound - 1)
        for row in rows { _ = mount(row..<row + 1) }
        return rows
    }

    private func drop(_ range: Range<Int>, except pinned: [Int]) {
        var isOther = false
        for (key, node) in mounted
        where !range.contains(node.index / tracks.count) && !pinned.contains(node.index) {
            mounted[key] = nil
            remove(node)
            isOther = true
        }
        if isOther { sort() }
    }

    private func place(pinned: [Int]) {
        let isMirrored = layoutDirection == .rightToLeft
        let visible = visibleRange
        for node in sorted {
            let line = node.index / tracks.count
            let track = tracks[node.index % tracks.count]
            let proposal = itemProposal(node.index % tracks.count)
            let inner = node.layoutSize(proposal)
            let room = Size(
                axis, main: lines.extent(of: line) - form.gap,
                cross: form.tracks == nil ? size[axis.other] : track.length)
            var start = lines.start(of: line)
            if let visible, pinned.contains(node.index) {
                start = pins.start(
                    of: node.index, own: start, length: lines.extent(of: line) - form.gap, visible: visible
                ) { $0 < lines.count ? lines.start(of: $0) : lines.total }
            }
            var at = Point(axis, main: start, cross: track.start)
            if form.tracks == nil {
                let shift = LazyForm.shift(form.alignment, room, node, inner, proposal)
                if axis == .vertical { at.x += shift } else { at.y += shift }
            } else {
                at.x += LazyForm.shift(track.alignment.horizontal.key, room, node, inner, proposal)
                at.y += LazyForm.shift(track.alignment.vertical.key, room, node, inner, proposal)
            }
            if isMirrored { at.x = size.width - at.x - inner.width }
            node.place(at: Point(x: origin.x + at.x, y: origin.y + at.y), size: inner, proposal: proposal)
        }
    }

    override func unmount() {
        EnclosingViewports(of: self).endObserving()
        super.unmount()
        opened.unmount()
        mounted = [:]
        sorted = []
    }
}
