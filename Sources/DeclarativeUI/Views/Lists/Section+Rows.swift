/// In a list, each view of a section's content is a row, and its header stays visible while its rows scroll.
extension Section: RowStructure {
    static var rowCount: Int? {
        // A collapsed section has no rows of its content.
        RowCollector.rowCount(of: Content.self) == 0
            ? RowCollector.rowCount(of: TupleView<Parent, Content, Footer>.self) : nil
    }

    static var hasGroups: Bool { RowCollector.hasGroups(Content.self) }

    func appendRows(to rows: inout RowCollector) { rows.grouping { append(to: &$0) } }

    private func append(to rows: inout RowCollector) {
        let isStyled = rows.stylesHeaders
        if let isExpanded {
            addHeader(SectionHeader(content: header, isExpanded: isExpanded), to: &rows)
        } else {
            addHeader(header, to: &rows)
        }
        if isExpanded?.wrappedValue != false { rows.add(content, at: .place(1)) }
        rows.playing(.footer) {
            if isStyled {
                $0.add(footer.font(.footnote).foregroundStyle(.secondary), at: .place(2))
            } else {
                $0.add(footer, at: .place(2))
            }
        }
        if isStyled { rows.beginSection(EmptyView?.none, at: .place(3)) }
    }

    private func addHeader<Header: View>(_ header: Header, to rows: inout RowCollector) {
        if rows.stylesHeaders {
            let isEmpty = RowCollector.rowCount(of: Parent.self) == 0
            rows.beginSection(
                isEmpty ? nil : header.font(.headline).foregroundStyle(.secondary), at: .place(0))
        } else {
            rows.playing(.header) { $0.add(header, at: .place(0)) }
        }
    }
}
