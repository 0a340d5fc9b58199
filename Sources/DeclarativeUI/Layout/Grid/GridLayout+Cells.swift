extension GridLayout {
    /// Returns a cache in which each subview has its row and columns, and in which the tracks have their guides and spacing.
    func makeCells(_ subviews: LayoutSubviews) -> GridLayoutCache {
        var cache = GridLayoutCache()
        var (row, lastRow) = (-1, Int?.none)
        var (column, columnCount) = (0, 1)
        for index in subviews.startIndex..<subviews.endIndex {
            let element = subviews.elements[index]
            let ownRow = element.layoutValue(GridRowKey.self)
            if row < 0 || ownRow == nil || ownRow != lastRow { (row, column) = (row + 1, 0) }
            lastRow = ownRow
            let span = usableSpan(element.layoutValue(GridCellColumnsKey.self))
            cache.cells.append(
                .init(
                    element: element, row: row, columns: ownRow == nil ? 0..<0 : column..<column + span,
                    anchor: element.layoutValue(GridCellAnchorKey.self),
                    unsizedAxes: element.layoutValue(GridCellUnsizedAxesKey.self)))
            column += ownRow == nil ? 0 : span
            columnCount = max(columnCount, column)
        }
        guard !cache.cells.isEmpty else { return cache }
        for index in cache.cells.indices where cache.cells[index].columns.isEmpty {
            cache.cells[index].columns = 0..<columnCount
        }
        makeTracks(rows: row + 1, columns: columnCount, &cache)
        cache.columns.collectMembers(.horizontal, of: cache.cells)
        cache.rows.collectMembers(.vertical, of: cache.cells)
        return cache
    }

    private func usableSpan(_ span: Int) -> Int {
        // Real grids have fewer columns; the limit keeps a mistaken argument from allocating millions of tracks.
        let most = 1_000
        guard span < 1 || span > most else { return span }
        LayoutDiagnostics.report(
            "gridCellColumns(\(span))", "a cell must span 1 to \(most) columns",
            "It spans 1 column; pass a number in this range.")
        return 1
    }

    private func makeTracks(rows: Int, columns: Int, _ cache: inout GridLayoutCache) {
        var columnGuides = ContiguousArray<AlignmentKey?>(repeating: nil, count: columns)
        var rowGuides = ContiguousArray<AlignmentKey?>(repeating: nil, count: rows)
        for cell in cache.cells {
            let first = cell.columns.lowerBound
            if cell.columns.count == 1, columnGuides[first] == nil {
                columnGuides[first] = cell.element.layoutValue(GridColumnAlignmentKey.self)?.key
            }
            if rowGuides[cell.row] == nil {
                rowGuides[cell.row] = cell.element.layoutValue(GridRowAlignmentKey.self)?.key
            }
        }
        for guide in columnGuides {
            cache.columns.tracks.append(.init(guide: guide ?? alignment.horizontal.key))
        }
        for guide in rowGuides { cache.rows.tracks.append(.init(guide: guide ?? alignment.vertical.key)) }
        spaceColumns(&cache)
        spaceRows(&cache)
    }

    private func spaceColumns(_ cache: inout GridLayoutCache) {
        let count = cache.columns.tracks.count
        guard count > 1 else { return }
        if let fixed = LayoutDiagnostics.finite(horizontalSpacing, "The horizontal spacing of a grid") {
            for column in 1..<count { cache.columns.tracks[column].space = fixed }
            return
        }
        var isKnown = ContiguousArray<Bool>(repeating: false, count: count)
        for index in cache.cells.indices.dropFirst() {
            let (cell, before) = (cache.cells[index], cache.cells[index - 1])
            guard cell.row == before.row else { continue }
            let distance = before.element.layoutSpacing.distance(
                to: cell.element.layoutSpacing, along: .horizontal)
            let column = cell.columns.lowerBound
            cache.columns.tracks[column].space =
                isKnown[column] ? max(cache.columns.tracks[column].space, distance) : distance
            isKnown[column] = true
        }
        for column in 1..<count where !isKnown[column] {
            cache.columns.tracks[column].space = ViewSpacing.defaultDistance
        }
    }

    private func spaceRows(_ cache: inout GridLayoutCache) {
        let count = cache.rows.tracks.count
        guard count > 1 else { return }
        if let fixed = LayoutDiagnostics.finite(verticalSpacing, "The vertical spacing of a grid") {
            for row in 1..<count { cache.rows.tracks[row].space = fixed }
            return
        }
        var spacings = ContiguousArray<ViewSpacing?>(repeating: nil, count: count)
        for cell in cache.cells {
            let spacing = cell.element.layoutSpacing
            spacings[cell.row] = spacings[cell.row]?.union(spacing) ?? spacing
        }
        for row in 1..<count {
            let (above, below) = (spacings[row - 1] ?? ViewSpacing(), spacings[row] ?? ViewSpacing())
            cache.rows.tracks[row].space = above.distance(to: below, along: .vertical)
        }
    }
}

extension GridTracks {
    /// Groups the cells that determine the lengths of the tracks by track, in `members` and `firstMembers`.
    ///
    /// Cells that span several tracks or are unsized along `axis` are left out.
    nonisolated mutating func collectMembers(
        _ axis: Axis, of cells: ContiguousArray<GridLayoutCache.Cell>
    ) {
        firstMembers = ContiguousArray(repeating: 0, count: tracks.count + 1)
        for cell in cells where cell.isSized(axis) {
            if let track = cell.track(axis) { firstMembers[track + 1] += 1 }
        }
        for track in tracks.indices { firstMembers[track + 1] += firstMembers[track] }
        var next = firstMembers
        members = ContiguousArray(repeating: 0, count: firstMembers[tracks.count])
        for (index, cell) in cells.enumerated() where cell.isSized(axis) {
            guard let track = cell.track(axis) else { continue }
            members[next[track]] = index
            next[track] += 1
        }
    }
}
