extension EmptyView: RowStructure {
    static var rowCount: Int? { 0 }
    func appendRows(to rows: inout RowCollector) {}
}

extension TupleView: RowStructure {
    static var rowCount: Int? {
        var sum: Int? = 0
        for type in repeat (each Content).self {
            guard let known = sum, let count = RowCollector.rowCount(of: type) else {
                sum = nil
                continue
            }
            sum = known + count
        }
        return sum
    }

    static var hasGroups: Bool {
        for type in repeat (each Content).self {
            if RowCollector.hasGroups(type) { return true }
        }
        return false
    }

    func appendRows(to rows: inout RowCollector) {
        var place = 0
        for child in repeat each content {
            rows.add(child, at: .place(place))
            place += 1
        }
    }
}

extension Group: RowStructure {
    static var rowCount: Int? { RowCollector.rowCount(of: Content.self) }
    static var hasGroups: Bool { RowCollector.hasGroups(Content.self) }
    func appendRows(to rows: inout RowCollector) { rows.add(content) }
}

extension Optional: RowStructure where Wrapped: View {
    static var rowCount: Int? { RowCollector.rowCount(of: Wrapped.self) == 0 ? 0 : nil }
    static var hasGroups: Bool { RowCollector.hasGroups(Wrapped.self) }
    func appendRows(to rows: inout RowCollector) {
        if let self { rows.add(self) }
    }
}

extension ConditionalContent: RowStructure {
    static var rowCount: Int? {
        let first = RowCollector.rowCount(of: First.self)
        return first == RowCollector.rowCount(of: Second.self) ? first : nil
    }

    static var hasGroups: Bool {
        RowCollector.hasGroups(First.self) || RowCollector.hasGroups(Second.self)
    }

    func appendRows(to rows: inout RowCollector) {
        switch branch {
        case .first(let content): rows.add(content, at: .place(0))
        case .second(let content): rows.add(content, at: .place(1))
        }
    }
}

extension AnyView: RowStructure {
    /// Counts as one row: the rows of the wrapped view are known only from a value.
    static var rowCount: Int? { 1 }
    func appendRows(to rows: inout RowCollector) { holder.accept(&rows) }
}

extension EnvironmentModified: RowStructure {
    static var rowCount: Int? { RowCollector.ownRowCount(of: Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        let change = change
        rows.add(content, wrappedBy: { AnyView(EnvironmentModified<AnyView>(content: $0, change: change)) })
    }
}

extension ForEach: RowStructure {
    static var rowCount: Int? { nil }

    func appendRows(to rows: inout RowCollector) {
        let elements = ElementRows(self)
        let hasGroups = rows.opensGroups && RowCollector.hasGroups(Content.self)
        // Without elements, the segment has the actions of the `ForEach`.
        if elements.count == 0 || RowCollector.rowCount(of: Content.self) == 1 && !hasGroups {
            return rows.add(elements)
        }
        let groups = hasGroups ? rows.elementGroups() : nil
        rows.addingBlock {
            if let groups { return GroupRuns(elements, groups).append(to: &$0) }
            // The number of rows of an element is known only from its view: create each view without mounting it.
            for index in 0..<elements.count { elements.open(index, in: &$0) }
        }
    }
}
