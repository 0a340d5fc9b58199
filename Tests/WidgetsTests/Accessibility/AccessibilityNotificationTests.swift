import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// The notifications that accessibility clients receive, and the absence of any cost while no client is attached.
struct AccessibilityNotificationTests {
    @Test func `Changes of value, state, label, children, text and focus are notified`() throws {
        let root = View()
        let (box, slider, field, label) = (
            Checkbox(title: "Dark"), Slider(), TextField(placeholder: "Name"), Label(text: "0")
        )
        slider.accessibilityLabel = "Volume"
        for view in [box, slider, field, label] {
            view.frame = Rect(x: 0, y: 0, width: 100, height: 20)
            root.addSubview(view)
        }
        let harness = Harness(root)
        try harness.settle()
        let log = AccessibilityLog(harness)

        try harness.checkBox("Dark").activate()
        #expect(log.lines == [#"statesChanged(checked) checkBox "Dark""#])
        log.removeAll()
        try harness.slider("Volume").setValue(1)
        #expect(log.lines == [#"valueChanged slider "Volume""#])
        log.removeAll()
        label.text = "1"
        try harness.settle()
        #expect(log.lines == [#"labelChanged staticText "1""#])
        log.removeAll()
        try harness.textField("Name").focus()
        #expect(log.lines == [#"statesChanged(focused) textField "Name""#, #"focusMoved textField "Name""#])
        log.removeAll()
        try harness.type("a")
        #expect(
            log.lines == [
                #"valueChanged textField "Name""#, #"textChanged textField "Name""#,
                #"textSelectionChanged textField "Name""#,
            ])
        log.removeAll()
        label.removeFromSuperview()
        try harness.settle()
        #expect(log.lines == ["childrenChanged none"])
    }

    @Test func `A property that draws nothing is notified with the next frame`() throws {
        let button = Button(title: "Save")
        let harness = Harness(button)
        try harness.settle()
        let log = AccessibilityLog(harness)

        button.accessibilityLabel = "Save the document"
        try harness.settle()

        #expect(log.lines == [#"labelChanged button "Save the document""#])
        #expect(!harness.host.needsFrame)
    }

    @Test func `Announcements reach the client of the host that displays the element`() throws {
        let form = View()
        let harness = Harness(form)
        Accessibility.post(element: form, notification: .announcement("Nobody listens"))
        let log = AccessibilityLog(harness)

        Accessibility.post(element: form, notification: .announcement("Saved"))

        #expect(log.notifications.map(\.0) == [.announcement("Saved")])
    }

    @Test func `Without a client, nothing is compared, no semantics are read and no frame runs`() throws {
        final class Counted: Control {
            var readings = 0
            override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
                readings += 1
                super.describeAccessibility(&attributes)
            }
        }
        let control = Counted(frame: Rect(x: 0, y: 0, width: 50, height: 20))
        let harness = Harness(control)
        try harness.settle()
        #expect(harness.host.accessibilityTracker == nil)

        try harness.click(control)
        try harness.focus(control)
        control.accessibilityLabel = "Count"
        #expect(!harness.host.needsFrame)
        try harness.settle()

        #expect(harness.host.accessibilityTracker == nil)
        #expect(control.readings == 0)
        let log = AccessibilityLog(harness)
        control.isEnabled = false
        try harness.settle()
        #expect(try #require(harness.host.accessibilityTracker).comparisonCount > 0)
        #expect(log.lines == [#"statesChanged(enabled, focusable, focused) button "Count""#])
    }
}
