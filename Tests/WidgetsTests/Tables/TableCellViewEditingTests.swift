import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Text fields that are the views of cells.
@Suite struct TableCellViewEditingTests {
    private let stage = ColumnStage()
    private let fields = ["beta", "alpha", "gamma"].map { name in
        let field = TextField()
        field.text = name
        return field
    }

    init() throws {
        stage.views["name"] = fields
        stage.table.rowHeight = 40
        try stage.harness.settle()
    }

    @Test func `Escape restores the text of the field, and returns the focus to the table`() throws {
        var heard: [String] = []
        fields[1].addAction(
            Action { [weak field = fields[1]] _ in heard.append("changed \(field?.text ?? "")") },
            for: .editingChanged)
        fields[1].addAction(
            Action { [weak field = fields[1]] _ in heard.append("ended \(field?.text ?? "")") },
            for: .editingDidEnd)
        try stage.harness.click(stage.cell(1, "name"))
        #expect(fields[1].isFirstResponder)
        try stage.harness.key(.keyboardEnd)
        try stage.harness.type("x")
        try stage.harness.key(.keyboardEscape)
        #expect(fields[1].text == "alpha" && stage.table.isFirstResponder)
        #expect(heard == ["changed alphax", "changed alpha", "ended alpha"])
    }

    @Test func `Leaving the field keeps the text, and Escape in the next edit restores that one`() throws {
        try stage.harness.click(stage.cell(0, "name"))
        try stage.harness.key(.keyboardEnd)
        try stage.harness.type("1")
        try stage.harness.click(stage.cell(2, "name"))
        #expect(fields[0].text == "beta1" && fields[2].isFirstResponder)
        try stage.harness.click(stage.cell(0, "name"))
        try stage.harness.key(.keyboardEnd)
        try stage.harness.type("2")
        try stage.harness.key(.keyboardEscape)
        #expect(fields[0].text == "beta1")
    }

    @Test func `Escape restores the text that the program has set during the edit`() throws {
        try stage.harness.click(stage.cell(0, "name"))
        try stage.harness.type("x")
        fields[0].text = "new"
        try stage.harness.type("y")
        try stage.harness.key(.keyboardEscape)
        #expect(fields[0].text == "new")
    }
}
