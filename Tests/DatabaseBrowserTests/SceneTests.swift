import Glibc
import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// The scenes of the documentation, which `scripts/record-pictures.sh` records.
@Suite struct SceneTests {
    @Test(arguments: [("light", Theme.light), ("dark", .dark)])
    func `Stations by altitude, with a selected row`(_ name: String, _ theme: Theme) async throws {
        let stage = try await BrowserStage(rows: 200_000, theme: theme)
        try await stage.choose("stations")
        try await stage.key(.keyboardRightArrow)
        try await stage.key("2", .control)
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "altitude", ascending: false)]
        try await stage.settle()
        for _ in 0..<3 { try await stage.key(.keyboardDownArrow) }
        try #require(stage.table.isFirstResponder)
        #expect(stage.table.cellForRow(at: 3)?.configurationState == CellConfigurationState(isSelected: true))
        // The list of tables has a selection too, but not the focus.
        let row = try #require(stage.outline.selectedRow)
        #expect(stage.outline.cellForRow(at: row)?.isEmphasized == false)
        try keep(stage.harness, "database-\(name)")
    }

    /// Writes the picture to the folder in the environment variable `WIDGETS_SAMPLES`; does nothing without it.
    private func keep(_ harness: Harness, _ name: String) throws {
        guard let folder = getenv("WIDGETS_SAMPLES") else { return }
        try PNG.write(harness.picture, toFile: "\(String(cString: folder))/\(name).png")
    }
}
