import DeclarativeUI
import Glibc
import SevenGUIs
import Testing
import WidgetsTesting

/// The scenes of the documentation, which `scripts/record-pictures.sh` records.
struct SceneTests {
    nonisolated static let themes = [("light", Theme.light), ("dark", Theme.dark)]

    @Test(arguments: themes)
    func `The sheet, with a formula`(_ name: String, _ theme: Theme) throws {
        let harness = try Style.declarative.show(.cells, theme: theme)
        let table = try harness.find(SheetTableView.self)
        table.becomeFirstResponder()
        for _ in 0..<3 { try harness.key(.keyboardRightArrow) }
        for _ in 0..<2 { try harness.key(.keyboardDownArrow) }
        #expect(try harness.content("formula") == "=B3*C3")
        try keep(harness, "cells-\(name)")
    }

    @Test(arguments: themes)
    func `The register, with a selected name`(_ name: String, _ theme: Theme) throws {
        let harness = try Style.declarative.show(.register, theme: theme)
        for (name, surname) in [("Ada", "Lovelace"), ("Grace", "Hopper"), ("Alan", "Turing")] {
            try harness.fill("name", name)
            try harness.fill("surname", surname)
            try harness.click("Create")
        }
        try harness.click("Hopper, Grace")
        #expect(try harness.find(Widgets.ListView.self).selectedRowIndexes.count == 1)
        try keep(harness, "register-\(name)")
    }

    /// Writes the picture to the folder in the environment variable `WIDGETS_SAMPLES`; does nothing without it.
    private func keep(_ harness: Harness, _ name: String) throws {
        guard let folder = getenv("WIDGETS_SAMPLES") else { return }
        try PNG.write(harness.picture, toFile: "\(String(cString: folder))/\(name).png")
    }
}
