import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Alerts: buttons, text fields, and the actions of Return and Escape.
struct AlertTests {
    let root = ViewController()
    let harness: Harness
    let log = EventLog()

    init() throws {
        harness = Harness(root, size: Size(width: 600, height: 400))
        try harness.settle()
    }

    private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
        let log = log
        return AlertAction(title: title, style: style) { log.names.append($0.title ?? "") }
    }

    private func alert(_ actions: [AlertAction]) -> AlertController {
        let alert = AlertController(
            title: "Delete 3 files?", message: "They cannot be restored.", preferredStyle: .alert)
        for action in actions { alert.addAction(action) }
        return alert
    }

    @Test func `A button dismisses the alert and performs its action`() throws {
        let delete = action("Delete", .destructive)
        let alert = alert([delete, action("Cancel", .cancel)])
        root.present(alert, animated: true)
        try harness.settle()
        #expect(harness.visibleTexts.contains("They cannot be restored."))
        try harness.click("Delete")

        #expect(log.names == ["Delete"])
        #expect(root.presentedViewController == nil && !harness.contains("Delete"))
    }

    @Test func `The icon is above the title, at most 64 points high, and makes the alert higher`() throws {
        let alert = alert([action("Delete", .destructive)])
        root.present(alert, animated: false)
        try harness.settle()
        let height = alert.view.bounds.height
        alert.icon = Image(systemName: "trash")
        try harness.settle()
        let icon = try #require(Harness.all(ImageView.self, in: alert.view).first)
        let title = try #require(Harness.all(Label.self, in: alert.view).first)
        #expect(icon.frame.size == Size(width: 40, height: 40))
        #expect(title.frame.minY == icon.frame.maxY + 12)
        #expect(alert.view.bounds.height == height + 52)

        alert.icon = Image(bitmap: Bitmap(width: 400, height: 200))
        try harness.settle()
        #expect(icon.frame.size == Size(width: 64, height: 32))
        alert.icon = nil
        try harness.settle()
        #expect(alert.view.bounds.height == height)
    }

    @Test func `An action displays its image before its title`() throws {
        let delete = action("Delete", .destructive)
        delete.image = Image(systemName: "trash")
        root.present(alert([delete]), animated: false)
        try harness.settle()
        let button = try #require(harness.all(Button.self).first { $0.currentTitle == "Delete" })
        #expect(button.currentImage?.isSymbolImage == true)
    }

    @Test func `The handler runs after the dismissal, and may present the next alert at once`() throws {
        let second = alert([action("Retry")])
        let (root, log) = (root, log)
        let first = alert([
            AlertAction(title: "Save", style: .default) { _ in
                log.names.append("presents \(root.presentedViewController == nil ? "nothing" : "an alert")")
                root.present(second, animated: true)
            }
        ])
        root.present(first, animated: true)
        try harness.settle()
        harness.settlesAfterVerbs = false
        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names == ["presents nothing"] && root.presentedViewController === second)
        #expect(harness.focusedView === second.actions[0].button)
        harness.settlesAfterVerbs = true
        try harness.key(.keyboardReturnOrEnter)
        #expect(log.names == ["presents nothing", "Retry"] && root.presentedViewController == nil)
        #expect(!harness.contains("Save"))
    }

    @Test func `A handler may present its alert again`() throws {
        let root = root
        var count = 0
        let alert = AlertController(title: "Again?", message: nil, preferredStyle: .alert)
        alert.addAction(
            AlertAction(title: "Again", style: .default) { [unowned alert] _ in
                count += 1
                if count < 3 { root.present(alert, animated: true) }
            })
        root.present(alert, animated: true)
        for _ in 1...3 {
            try harness.settle()
            try harness.click("Again")
        }

        #expect(count == 3 && root.presentedViewController == nil)
    }

    @Test func `The buttons of a dismissed, fading alert perform nothing`() throws {
        let delete = action("Delete")
        root.present(alert([delete]), animated: false)
        try harness.settle()
        harness.settlesAfterVerbs = false
        let center = delete.button.convert(delete.button.bounds, to: nil)
        try harness.click(Point(x: center.midX, y: center.midY))
        try harness.click(Point(x: center.midX, y: center.midY))

        #expect(log.names == ["Delete"])
    }

    @Test func `The cancel button has the focus when another action is destructive`() throws {
        let (delete, cancel) = (action("Delete", .destructive), action("Cancel", .cancel))
        root.present(alert([delete, cancel]), animated: false)
        #expect(harness.focusedView === cancel.button)
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === delete.button)
        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names == ["Delete"])
    }

    @Test func `Return performs the preferred action, Escape the cancel action or the only one`() throws {
        let save = action("Save")
        let first = alert([action("Discard", .destructive), action("Cancel", .cancel), save])
        first.preferredAction = save
        root.present(first, animated: false)
        #expect(harness.focusedView === save.button)
        try harness.key(.keyboardReturnOrEnter)
        let second = alert([action("OK"), action("Cancel", .cancel)])
        root.present(second, animated: false)
        try harness.key(.keyboardEscape)
        root.present(alert([action("Fine")]), animated: false)
        try harness.key(.keyboardEscape)
        let third = alert([action("Yes"), action("No")])
        root.present(third, animated: false)
        try harness.key(.keyboardEscape)

        #expect(log.names == ["Save", "Cancel", "Fine"])
        #expect(root.presentedViewController === third)
    }

    @Test func `Return in a field performs the preferred action if it is enabled`() throws {
        let rename = action("Rename")
        let alert = alert([rename, action("Cancel", .cancel)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.preferredAction = rename
        rename.isEnabled = false
        root.present(alert, animated: false)
        #expect(harness.focusedView === alert.textFields?.first)
        try harness.type("New\n")
        #expect(root.presentedViewController === alert)
        rename.isEnabled = true
        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names == ["Rename"])
        #expect(alert.textFields?.first?.text == "New")
    }

    @Test func `Short buttons are in a row with cancel first, long ones in a column`() throws {
        let (save, cancel) = (action("Save"), action("Cancel", .cancel))
        root.present(alert([save, cancel]), animated: false)
        try harness.settle()
        #expect(cancel.button.frame.minY == save.button.frame.minY)
        #expect(cancel.button.frame.maxX < save.button.frame.minX)
        root.dismiss(animated: false)
        let long = action("Replace all of the files that are there already")
        let other = action("Cancel", .cancel)
        root.present(alert([other, long]), animated: false)
        try harness.settle()

        #expect(long.button.frame.maxY < other.button.frame.minY)
    }

    @Test func `A long message scrolls, and the buttons stay visible`() throws {
        let ok = action("OK")
        let alert = alert([ok])
        alert.message = String(repeating: "Many words are in this message. ", count: 200)
        root.present(alert, animated: false)
        try harness.settle()
        let button = ok.button.convert(ok.button.bounds, to: nil)

        #expect(harness.rootView.bounds.contains(button))
        try harness.click("OK")
        #expect(log.names == ["OK"])
    }

    @Test func `An alert without actions is dismissed by Escape`() throws {
        root.present(alert([]), animated: false)
        try harness.key(.keyboardEscape)

        #expect(root.presentedViewController == nil)
    }

    @Test func `A dismissed alert is deallocated`() throws {
        weak var gone: AlertController?
        do {
            let alert = alert([action("OK")])
            gone = alert
            root.present(alert, animated: true)
            try harness.settle()
            try harness.key(.keyboardEscape)
        }
        try harness.settle()

        #expect(gone == nil)
    }

    @Test(arguments: [Theme.light, .dark]) func `Alerts match their goldens`(theme: Theme) throws {
        let root = ViewController()
        let harness = Harness(root, size: Size(width: 340, height: 216), theme: theme)
        let alert = alert([action("Delete", .destructive), action("Cancel", .cancel)])
        root.present(alert, animated: false)
        try harness.settle()

        #expect(throws: Never.self) {
            try harness.matches(golden: theme.style == .dark ? "alert-dark" : "alert-light")
        }
    }
}
