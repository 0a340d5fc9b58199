import Widgets

/// A spreadsheet with a field for the formula of the cell with the cursor.
public final class CellsController: TaskController {
    private let table = SheetTableView(.example)
    private let name = Label(text: "A1")
    private let formula = TextField()
    private let message = Label(text: nil)

    override var contentWidth: Double? { nil }

    override func makeContent() -> View {
        name.accessibilityIdentifier = "address"
        formula.accessibilityIdentifier = "formula"
        formula.accessibilityLabel = "Formula"
        message.accessibilityIdentifier = "message"
        message.textColor = .secondaryLabel
        table.layer.cornerRadius = 8
        table.layer.borderWidth = 1
        table.onSelect = { [weak self] _ in self?.show() }
        table.onEdit = { [weak self] in self?.show() }
        formula.addAction(Action { [weak self] _ in self?.store() }, for: .primaryActionTriggered)
        table.selection = CellAddress(column: 0, row: 0)
        show()
        return arrange()
    }

    private func arrange() -> View {
        let bar = Self.row(name, formula)
        name.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let content = View()
        content.sl.sublayout {
            bar.sl.anchors { Anchors.cap }
            table.sl.anchors {
                Anchors.leading
                Anchors.trailing
                Anchors.top.equalTo(bar, attribute: .bottom, constant: 12)
                Anchors.bottom.equalTo(message, attribute: .top, constant: -8)
            }
            message.sl.anchors {
                Anchors.leading
                Anchors.trailing
                Anchors.bottom
                Anchors.height.equalTo(constant: 20)
            }
        }.finalActive()
        return content
    }

    /// Displays the cell with the cursor.
    private func show() {
        guard let address = table.selection else { return }
        name.text = address.description
        formula.text = table.sheet.content(of: address)
        message.text = table.sheet.problem(at: address)
    }

    private func store() {
        guard let address = table.selection else { return }
        table.set(formula.text, at: address)
        table.becomeFirstResponder()
    }
}
