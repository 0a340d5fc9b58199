import Testing
import Widgets
import WidgetsTesting

/// The accessibility properties that programs set, and the element tree that clients read.
struct AccessibilityPropertyTests {
    @Test func `A plain view stores nothing until an accessibility property is set`() {
        let label = Label(text: "Inbox")
        #expect(label.accessibilityLabel == "Inbox")
        #expect(label.accessibilityAttributes.role == .staticText)
        #expect(label.accessibilityOverrides == nil)

        label.accessibilityHint = "The mail that has come"

        #expect(label.accessibilityOverrides != nil)
        #expect(label.accessibilityHint == "The mail that has come")
    }

    @Test func `A label that is set overrides the control's title, and nil restores the title`() {
        let button = Button(title: "×")
        button.accessibilityLabel = "Close"
        #expect(button.accessibilityLabel == "Close")

        button.accessibilityLabel = nil

        #expect(button.accessibilityLabel == "×")
    }

    @Test func `The label falls back to the title element, then to the tool tip`() {
        let title = Label(text: "Volume")
        let slider = Slider()
        #expect(slider.accessibilityLabel == nil)

        slider.toolTip = "How loud"
        #expect(slider.accessibilityLabel == "How loud")
        slider.accessibilityTitleUIElement = title
        #expect(slider.accessibilityLabel == "Volume")
        #expect(slider.accessibilityHint == "How loud")
        #expect(slider.accessibilityObjects(for: .labelledBy).first === title)
    }

    @Test func `Traits follow the state, and setting them changes the role of a label`() {
        let button = Button(title: "Save")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])

        let title = Label(text: "Page")
        title.accessibilityTraits.insert(.header)
        #expect(title.accessibilityRole == .heading)
        title.accessibilityTraits.remove(.header)
        #expect(title.accessibilityRole == .staticText)
    }

    @Test func `Hidden views and views that only arrange others are not in the element tree`() throws {
        let root = View()
        let arranging = View()
        let (shown, hidden, silent) = (Label(text: "Shown"), Label(text: "Hidden"), Label(text: "Silent"))
        hidden.isHidden = true
        silent.accessibilityElementsHidden = true
        root.addSubview(arranging)
        for label in [shown, hidden, silent] { arranging.addSubview(label) }
        let harness = Harness(root)

        #expect(harness.elements.map(\.label) == [nil, "Shown"])
        #expect(shown.accessibilityParent === root)

        arranging.shouldGroupAccessibilityChildren = true

        #expect(root.accessibilityChildren.first === arranging)
        #expect(shown.accessibilityParent === arranging)
    }

    @Test func `Siblings of a modal view are not in the element tree`() {
        let root = View()
        let (behind, front) = (Button(title: "Behind"), View())
        front.addSubview(Button(title: "In front"))
        root.addSubview(behind)
        root.addSubview(front)
        front.accessibilityViewIsModal = true

        #expect(root.accessibilityChildren.map(\.accessibilityLabel) == ["In front"])
    }

    @Test func `Siblings with a higher sort priority are read first`() {
        let root = View()
        for name in ["one", "two", "three"] { root.addSubview(Label(text: name)) }
        root.subviews[2].accessibilitySortPriority = 1

        #expect(root.accessibilityChildren.map(\.accessibilityLabel) == ["three", "one", "two"])
    }

    @Test func `A custom view is adjusted by its actions and performs custom actions by name`() {
        final class Rating: View {
            var value = 2
            override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
                super.describeAccessibility(&attributes)
                attributes.role = .slider
                attributes.value = "\(value) stars"
                attributes.actions += [.increment, .decrement]
            }
            override func accessibilityIncrement() { value += 1 }
        }
        let rating = Rating()
        var cleared = 0
        rating.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Clear") { _ in
                cleared += 1
                return true
            }
        ]

        #expect(rating.accessibilityPerform(.increment))
        #expect(rating.accessibilityValue == "3 stars")
        #expect(rating.accessibilityPerform(.custom("Clear")))
        #expect(cleared == 1)
        #expect(!rating.accessibilityPerform(.custom("Save")))
        #expect(!rating.accessibilityPerform(.escape))
    }

    @Test func `The frame of a virtual element is in window coordinates`() throws {
        let chart = View(frame: Rect(x: 30, y: 40, width: 100, height: 100))
        let bar = AccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityFrameInContainerSpace = Rect(x: 5, y: 6, width: 10, height: 50)
        chart.accessibilityElements = [bar]
        let root = View()
        root.addSubview(chart)
        let harness = Harness(root)

        #expect(bar.accessibilityFrame == Rect(x: 35, y: 46, width: 10, height: 50))
        #expect(try harness.element(.staticText, named: "March").object === bar)
        #expect(bar.accessibilityParent === root)
    }

    @Test func `A disabled control performs no action`() {
        let box = Checkbox(title: "Copy")
        box.isEnabled = false

        #expect(!box.accessibilityPerform(.activate))
        #expect(!box.isOn)
    }

    @Test func `Activating a view without an activation action clicks its centre`() throws {
        final class Pad: View {
            var presses = 0
            override func mouseDown(with event: MouseEvent) { presses += 1 }
        }
        let pad = Pad(frame: Rect(x: 10, y: 10, width: 40, height: 40))
        pad.accessibilityTraits = .button
        let root = View()
        root.addSubview(pad)
        let harness = Harness(root)

        #expect(harness.host.accessibilityRoot.accessibilityChildren[0].accessibilityPerform(.activate))
        #expect(pad.presses == 1)
    }

    @Test func `A visible control without a label is reported once`() throws {
        let root = View()
        let (slider, hidden, named) = (Slider(), Slider(), Slider())
        for view in [slider, hidden, named] { view.frame = Rect(x: 0, y: 0, width: 100, height: 20) }
        hidden.isHidden = true
        named.accessibilityLabel = "Volume"
        let harness = Harness(root)
        harness.host.accessibilityNameCheck = AccessibilityNameCheck()
        for view in [slider, hidden, named] { root.addSubview(view) }

        let first = try diagnostics { try harness.settle() }
        #expect(first.map(\.kind) == [.unnamedControl])
        #expect(first.first?.subject == slider.hierarchyPath)
        hidden.isHidden = false
        let second = try diagnostics {
            try harness.settle()
            slider.setNeedsDisplay()
            try harness.settle()
        }
        #expect(second.count == 1)
        #expect(second.first?.subject == hidden.hierarchyPath)
    }
}
