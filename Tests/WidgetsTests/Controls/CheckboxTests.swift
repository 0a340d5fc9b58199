import Testing
import Widgets
import WidgetsTesting

/// Values and keys of check boxes.
struct CheckboxTests {
    let checkbox = Checkbox(title: "Ready")
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        checkbox.frame = Rect(x: 10, y: 10, width: 160, height: 24)
        let (log, checkbox) = (log, checkbox)
        checkbox.addAction(Action { _ in log.names.append("\(checkbox.stateValue)") }, for: .valueChanged)
        page.addSubview(checkbox)
        harness = Harness(page, size: Size(width: 200, height: 50))
        try harness.settle()
    }

    @Test func `A click on box or title and Space toggle, and send valueChanged once each`() throws {
        try harness.click(Point(x: 15, y: 20))
        try harness.click(Point(x: 150, y: 20))
        try harness.focus("Ready")
        try harness.key(.keyboardSpacebar)

        #expect(log.names == ["on", "off", "on"])
        #expect(checkbox.isOn)
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `A title whose control has its own size is complete wherever the control is`(scale: Double) throws {
        let page = View()
        let harness = Harness(page, size: Size(width: 400, height: 50), scale: scale)
        let box = Checkbox(title: "As source code")
        box.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(box)
        let trailing = box.trailingAnchor.constraint(equalTo: page.trailingAnchor)
        trailing.isActive = true
        for step in 0..<24 {
            trailing.constant = -7 - Double(step) / 12
            try harness.settle()
            #expect(try harness.displayListDump().contains("\"As source code\""))
        }
    }

    @Test func `Return does not toggle the check box`() throws {
        try harness.focus("Ready")

        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names.isEmpty)
    }

    @Test func `Users reach the mixed state only if it is allowed`() throws {
        checkbox.stateValue = .mixed
        try harness.click("Ready")
        #expect(checkbox.stateValue == .off)
        checkbox.allowsMixedState = true

        for _ in 0..<3 { try harness.click("Ready") }

        #expect(log.names == ["off", "on", "mixed", "off"])
    }

    @Test func `Setting the value sends no event and draws once`() throws {
        let changes = try harness.changes {
            checkbox.isOn = true
            checkbox.isOn = true
            try harness.settle()
        }

        #expect(log.names.isEmpty)
        #expect(changes[checkbox].draws == 1)
    }

    @Test func `Off, on and mixed look different`() {
        var looks: Set<String> = []
        for value in [Checkbox.StateValue.off, .on, .mixed] {
            checkbox.stateValue = value
            let canvas = Canvas(palette: Theme.light.palette, scale: 1)
            checkbox.draw(canvas)
            looks.insert(canvas.finish().description)
        }

        #expect(looks.count == 3)
    }
}
