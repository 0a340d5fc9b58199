import Testing
import Widgets
import WidgetsTesting

@Suite struct HarnessTests {
    let root = View()
    let save = Button(title: "Save")
    let status = Label(text: "Ready")
    let harness: Harness

    init() throws {
        root.accessibilityIdentifier = "page"
        save.accessibilityIdentifier = "save-button"
        save.frame = Rect(x: 10, y: 10, width: 80, height: 30)
        status.frame = Rect(x: 10, y: 50, width: 80, height: 20)
        root.addSubview(save)
        root.addSubview(status)
        harness = Harness(root, size: Size(width: 120, height: 100))
        try harness.settle()
    }

    // MARK: - Queries

    @Test func `Views are found by identifier, visible text, type and tag`() throws {
        save.tag = 5
        #expect(try harness.view("save-button") == save)
        #expect(try harness.view("Save") == save)
        #expect(try harness.find(Label.self) == status)
        #expect(try harness.find(Label.self, "Ready") == status)
        #expect(try harness.view(tag: 5) == save)
        #expect(harness.all(View.self).first == root)
        #expect(harness.contains("Ready") && !harness.contains("Steady"))
        #expect(harness.visibleTexts == ["Save", "Ready"])
    }

    @Test func `Texts are listed in reading order, whatever the order of the views is`() throws {
        let page = View()
        func add(_ text: String, _ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 20) {
            let label = Label(text: text)
            label.frame = Rect(x: x, y: y, width: width, height: height)
            page.addSubview(label)
        }
        add("last", 0, 90)
        add("field", 50, 28, 40, 30)
        add("label", 0, 32)
        add("first", 60, 0)
        add("third", 100, 34, 20, 10)
        let group = View(frame: Rect(x: 0, y: 60, width: 120, height: 20))
        for (text, x) in [("right", 60.0), ("left", 0)] {
            let label = Label(text: text)
            label.frame = Rect(x: x, y: 0, width: 40, height: 20)
            group.addSubview(label)
        }
        page.addSubview(group)
        let harness = Harness(page, size: Size(width: 120, height: 120))

        #expect(
            harness.visibleTexts == ["first", "label", "field", "third", "left", "right", "last"])
        harness.host.layoutDirection = .rightToLeft
        #expect(
            harness.visibleTexts == ["first", "third", "field", "label", "right", "left", "last"])
    }

    @Test func `The first query or input method runs the pending frame, unless the test runs frames itself`()
        throws
    {
        final class Late: View {
            override func layoutSubviews() {
                super.layoutSubviews()
                if subviews.isEmpty { addSubview(Button(title: "Late")) }
                subviews[0].frame = bounds
            }
        }
        try Harness(Late()).click("Late")
        #expect(try Harness(Late()).find(Button.self).title(for: .normal) == "Late")
        #expect(Harness(Late()).contains("Late") && Harness(Late()).visibleTexts == ["Late"])
        #expect(try Harness(Late()).button("Late").label == "Late")
        let tapped = Harness { Late() }
        try tapped.tap(Point(x: 10, y: 10))
        #expect(tapped.frames.first?.layoutCount ?? 0 > 0)

        let manual = Harness(Late())
        manual.settlesAfterVerbs = false
        #expect(!manual.contains("Late") && manual.frames.isEmpty)
        #expect(manual.step() != nil && manual.contains("Late"))
    }

    @Test func `An identifier takes precedence over visible text`() throws {
        status.accessibilityIdentifier = "Save"
        #expect(try harness.view("Save") == status)
    }

    @Test func `Text in a view with the same text does not make the query ambiguous`() throws {
        let inner = Label(text: "Save")
        save.addSubview(inner)
        #expect(try harness.view("Save") == save)
        #expect(try harness.find(Label.self, "Save") == inner)
    }

    @Test func `A row is found by the text that it contains`() throws {
        final class Row: View {}
        for text in ["Milk", "Bread"] {
            let row = Row()
            row.addSubview(Label(text: text))
            root.addSubview(row)
        }
        #expect(try harness.find(Row.self, containing: "Bread") == root.subviews.last)
    }

    @Test func `A missing view is an error that shows the tree`() throws {
        let error = #expect(throws: HarnessError.self) { try harness.click("Delete") }
        #expect(error?.kind == .missing)
        #expect(
            error?.description.contains("Button \"save-button\" (10, 10; 80 x 30) shows \"Save\"") == true)
    }

    @Test func `An ambiguous name is an error that names the views`() throws {
        root.addSubview(Button(title: "Save"))
        let error = #expect(throws: HarnessError.self) { try harness.click("Save") }
        #expect(error?.kind == .ambiguous)
        #expect(error?.description.contains("View \"page\" > Button \"save-button\"") == true)
    }

    // MARK: - Verbs

    @Test func `A click presses the button, and frames run until the host is idle`() throws {
        save.addAction(Action { [status] _ in status.text = "Saved" }, for: .primaryActionTriggered)

        try harness.click("Save")

        #expect(status.text == "Saved")
        #expect(!harness.host.needsFrame)
    }

    @Test func `Without settling, an event leaves its invalidations pending`() throws {
        harness.settlesAfterVerbs = false
        save.addAction(Action { [status] _ in status.text = "Saved" }, for: .primaryActionTriggered)

        try harness.click("Save")

        #expect(harness.host.needsFrame)
    }

    @Test func `A view that is covered, hidden or elsewhere cannot be clicked`() throws {
        let cover = View(frame: root.bounds)
        cover.accessibilityIdentifier = "cover"
        root.addSubview(cover)
        let covered = #expect(throws: HarnessError.self) { try harness.click("Save") }
        #expect(covered?.kind == .unreachable)
        #expect(covered?.description.contains("View \"cover\"") == true)
        cover.removeFromSuperview()

        save.isHidden = true
        #expect(throws: HarnessError.self) { try harness.click("Save") }
        #expect(throws: HarnessError.self) { try harness.click(View()) }
    }

    @Test func `A click on a label without user interaction reaches the view behind it`() throws {
        let pad = EventView("pad", Journal(), frame: Rect(x: 0, y: 70, width: 60, height: 20))
        let words = Label(text: "Words")
        words.frame = Rect(x: 5, y: 0, width: 50, height: 20)
        words.isUserInteractionEnabled = false
        pad.addSubview(words)
        root.addSubview(pad)

        try harness.click("Words")

        #expect(pad.clicks == [1])
    }

    @Test func `A drag moves in equal steps with the button held`() throws {
        final class Track: View {
            var places: [Point] = []
            override func mouseDown(with event: MouseEvent) {}
            override func mouseDragged(with event: MouseEvent) { places.append(event.location(in: self)) }
            override func mouseUp(with event: MouseEvent) {}
        }
        let track = Track(frame: Rect(x: 0, y: 80, width: 100, height: 20))
        root.addSubview(track)

        try harness.drag(from: Point(x: 10, y: 90), to: Point(x: 50, y: 90), steps: 4)

        #expect(track.places == [20, 30, 40, 50].map { Point(x: $0, y: 10) })
    }

    @Test func `Typing sends keys and text`() throws {
        let field = EventView("field", Journal(), frame: Rect(x: 0, y: 80, width: 50, height: 20))
        field.canFocus = true
        root.addSubview(field)
        try harness.focus("field")
        field.journal.clear()

        try harness.type("a B\n")
        try harness.key("s", .control)

        #expect(
            field.journal.entries == [
                "key a field", "text a field", "key   field", "text   field", "key b field", "text B field",
                "key  field", "key s field",
            ])
    }

    // MARK: - Counts and dumps

    @Test func `Changes report the counts of the passes`() throws {
        let changes = try harness.changes { status.setNeedsDisplay() }

        #expect(changes.drawn == [status] && changes[status].draws == 1 && changes[save] == PassCounts())
        #expect(changes.frames.count == 1)
        #expect(changes.description.hasPrefix("View \"page\" > Label"))
    }

    @Test func `Resizing lays out and repaints`() throws {
        try harness.resize(to: Size(width: 60, height: 50), scale: 2)

        #expect(root.bounds.size == Size(width: 60, height: 50))
        #expect(harness.picture.width == 120 && harness.picture == harness.renderFresh())
    }
}
