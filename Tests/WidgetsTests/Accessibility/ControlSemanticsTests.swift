import Testing
import Widgets
import WidgetsTesting

/// The attributes that each control reports, and its operation through accessibility actions alone.
struct ControlSemanticsTests {
    private func line(_ view: View) -> String {
        let harness = Harness(view)
        return harness.host.accessibilityDump()
    }

    @Test func `Buttons, check boxes, radio buttons and switches report role, state and action`() {
        #expect(line(Button(title: "Save")) == #"button "Save" [focusable] -> activate"#)
        let box = Checkbox(title: "All")
        box.allowsMixedState = true
        box.stateValue = .mixed
        #expect(line(box) == #"checkBox "All" [focusable, checkable, mixed] -> activate"#)
        let toggle = Switch()
        toggle.isOn = true
        toggle.accessibilityLabel = "Wi-Fi"
        #expect(line(toggle) == #"switch "Wi-Fi" [focusable, checkable, checked] -> activate"#)
        let radio = RadioButton(title: "Small", isOn: true)
        #expect(line(radio) == #"radioButton "Small" 1 of 1 [focusable, checkable, checked] -> activate"#)
    }

    @Test func `A button with a menu opens it, and its items are activated`() throws {
        var chosen: [String] = []
        let button = Button(title: "Edit")
        button.showsMenuAsPrimaryAction = true
        button.menu = Menu(children: [
            Action(title: "Cut") { _ in chosen.append("Cut") },
            Menu(title: "Share", children: [Action(title: "Mail") { _ in chosen.append("Mail") }]),
        ])
        button.frame = Rect(x: 10, y: 10, width: 80, height: 30)
        let root = View()
        root.addSubview(button)
        let harness = Harness(root)

        #expect(!(try harness.button("Edit").isExpanded))
        try harness.button("Edit").activate()
        #expect(throws: HarnessError.self) { try harness.button("Edit") }
        try harness.menuItem("Share").activate()
        #expect(try harness.menuItem("Share").isExpanded)
        try harness.menuItem("Mail").activate()

        #expect(chosen == ["Mail"])
        #expect(!(try harness.button("Edit").isExpanded))
    }

    @Test func `Sliders and steppers are adjusted within their range and send valueChanged`() throws {
        let slider = Slider()
        slider.maximumValue = 10
        slider.stepValue = 1
        slider.value = 9
        slider.accessibilityLabel = "Volume"
        var heard: [Double] = []
        slider.addAction(Action { _ in heard.append(slider.value) }, for: .valueChanged)
        let stepper = Stepper()
        stepper.accessibilityLabel = "Copies"
        let root = View()
        root.addSubview(slider)
        root.addSubview(stepper)
        let harness = Harness(root)
        let element = try harness.slider("Volume")

        #expect(element.attributes.range == AccessibilityRange(value: 9, minimum: 0, maximum: 10, step: 1))
        try element.increment()
        try element.increment()
        #expect(element.value == "10")
        try element.setValue(3.2)
        #expect(heard == [10, 3])
        try harness.slider("Copies").increment()
        #expect(stepper.value == 1)
    }

    @Test func `Segments are radio buttons`() throws {
        let period = SegmentedControl(items: ["Day", "Week"])
        period.selectedSegmentIndex = 0
        period.frame = Rect(x: 0, y: 0, width: 200, height: 30)
        let root = View()
        root.addSubview(period)
        let harness = Harness(root)

        try harness.radioButton("Week").activate()

        #expect(period.selectedSegmentIndex == 1)
        #expect(try harness.radioButton("Week").isChecked)
        let frame = try harness.radioButton("Week").object.accessibilityFrame
        #expect(frame.minX >= 100 && frame.maxX <= 200)
        try harness.click(try harness.radioButton("Day"))
        #expect(period.selectedSegmentIndex == 0)
    }

    @Test func `The value of a pop-up button is its selected item`() throws {
        let paper = PopUpButton(items: ["A4", "Letter"])
        paper.accessibilityLabel = "Paper"
        paper.frame = Rect(x: 10, y: 10, width: 120, height: 30)
        let root = View()
        root.addSubview(paper)
        let harness = Harness(root)

        #expect(try harness.popUpButton("Paper").value == "A4")
        try harness.popUpButton("Paper").activate()
        #expect(try harness.menuItem("A4").isChecked)
        try harness.menuItem("Letter").activate()

        #expect(try harness.popUpButton("Paper").value == "Letter")
    }

    @Test func `A progress view reports its range, and no value while it is indeterminate`() {
        let bar = ProgressView()
        bar.progress = 0.35
        bar.accessibilityLabel = "Download"
        #expect(line(bar) == #"progressIndicator "Download" value "35 %" 0.35 in 0...1"#)
        bar.isIndeterminate = true
        #expect(line(bar) == #"progressIndicator "Download" ? in 0...1 [busy]"#)
    }

    @Test func `A text field reports its text as value, a secure field reports none`() throws {
        let (name, secret) = (TextField(placeholder: "Name"), SecureField(placeholder: "Password"))
        secret.text = "hunter2"
        let root = View()
        root.addSubview(name)
        root.addSubview(secret)
        let harness = Harness(root)

        try harness.textField("Name").setText("Ada")
        #expect(name.text == "Ada")
        #expect(try harness.textField("Name").value == "Ada")
        let element = try harness.textField("Password")
        #expect(element.role == .secureTextField && element.value == nil)
        let text = try #require(element.object.accessibilityText)
        #expect(text.accessibilityText(in: 0..<100) == "●●●●●●●")
        #expect(!harness.host.accessibilityDump().contains("hunter2"))
        try element.setText("other")
        #expect(secret.text == "other")
    }

    @Test func `Activating a tab selects it, and its page has the tab's label`() throws {
        let tabs = TabView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        for name in ["General", "Network"] {
            tabs.addTabViewItem(TabViewItem(label: name) { View() })
        }
        let root = View()
        root.addSubview(tabs)
        let harness = Harness(root)

        try harness.tab("Network").activate()

        #expect(tabs.selectedTabViewItemIndex == 1)
        #expect(try harness.tab("Network").isSelected)
        #expect(try harness.element(.tabPanel, named: "Network").isEnabled)
    }

    @Test func `An alert is modal and is dismissed by its buttons`() throws {
        var answer = ""
        let controller = ViewController()
        let harness = Harness(controller)
        controller.view.addSubview(Button(title: "Behind"))
        let alert = AlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        for name in ["Cancel", "Delete"] {
            alert.addAction(AlertAction(title: name, style: .default) { _ in answer = name })
        }
        controller.present(alert, animated: false)
        try harness.settle()

        let element = try harness.element(.alert, named: "Delete?")
        #expect(element.attributes.hint == "For good.")
        #expect(element.attributes.states.contains(.modal))
        #expect(throws: HarnessError.self) { try harness.button("Behind") }
        try harness.button("Delete").activate()

        #expect(answer == "Delete")
        #expect(try harness.button("Behind").isEnabled)
    }

    @Test func `Activating a link in a label opens it`() throws {
        var opened: [String] = []
        let label = Label(text: nil)
        var text = AttributedText("See ")
        var link = TextAttributes()
        link.link = "https://swift.org"
        text.append(AttributedText("the site", attributes: link))
        label.attributedText = text
        label.openLink = { opened.append($0) }
        let root = View()
        root.addSubview(label)
        let harness = Harness(root)

        try harness.button("the site").activate()

        #expect(opened == ["https://swift.org"])
    }
}
