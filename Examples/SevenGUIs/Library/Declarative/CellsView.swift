public import DeclarativeUI

/// A spreadsheet with a field for the formula of the cell with the cursor.
public struct CellsView: View {
    @State private var sheet = Sheet.example
    @State private var selection: CellAddress? = CellAddress(column: 0, row: 0)
    @State private var draft = Sheet.example.content(of: CellAddress(column: 0, row: 0))

    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(selection?.description ?? "").frame(width: 44, alignment: .leading)
                    .accessibilityIdentifier("address")
                TextField("", text: $draft).onSubmit(store)
                    .accessibilityLabel("Formula").accessibilityIdentifier("formula")
            }
            SheetGrid(sheet: $sheet, selection: $selection).cornerRadius(8)
            Text(selection.flatMap { sheet.problem(at: $0) } ?? " ").foregroundStyle(Color.secondary)
                .accessibilityIdentifier("message")
        }
        .padding(20)
        .onChange(of: selection) { readDraft() }
        .onChange(of: sheet) { readDraft() }
    }

    private func readDraft() { draft = selection.map { sheet.content(of: $0) } ?? "" }

    private func store() { if let selection { sheet.set(draft, at: selection) } }
}

/// The table of a sheet as a declarative view.
struct SheetGrid: ViewRepresentable {
    @Binding var sheet: Sheet
    @Binding var selection: CellAddress?

    func makeView(context: Context) -> SheetTableView {
        let table = SheetTableView(sheet)
        table.onEdit = { [unowned table] in sheet = table.sheet }
        table.onSelect = { selection = $0 }
        return table
    }

    func updateView(_ table: SheetTableView, context: Context) {
        if table.sheet != sheet { table.sheet = sheet }
        table.selection = selection
    }
}
