import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Accessibility modifiers set the properties of the retained views.
struct AccessibilityModifierTests {
    @Test func `Label, value and hint are set on the control`() throws {
        struct Page: View {
            @State var level = 0.5
            var body: some View {
                Slider(value: $level).accessibilityLabel("Volume").accessibilityValue("half")
                    .accessibilityHint("How loud it is")
            }
        }
        let (harness, _) = try show(Page())
        let slider = try harness.slider("Volume")
        #expect(slider.value == "half")
        #expect(slider.attributes.hint == "How loud it is")
    }

    @Test func `The identifier of a labelled control names the control alone`() throws {
        struct Page: View {
            @State var isOn = false
            @State var count = 1
            @State var size = 0
            @State var level = 0.5
            var body: some View {
                Form {
                    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch).accessibilityIdentifier("wifi")
                    Stepper("Copies", value: $count, in: 1...9).accessibilityIdentifier("copies")
                    Picker("Size", selection: $size) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                        .accessibilityIdentifier("size")
                    Slider(value: $level) { Text("Level") }.accessibilityIdentifier("level")
                    LabeledContent("Sound") { Toggle("on", isOn: $isOn) }.accessibilityIdentifier("sound")
                    HStack {
                        Text("one")
                        Text("two")
                    }
                    .accessibilityIdentifier("texts")
                }
            }
        }
        let (harness, _) = try show(Page())
        for name in ["wifi", "copies", "size", "level", "sound"] {
            #expect(try harness.view(name) is Widgets.Control, "\(name)")
        }
        try harness.click("wifi")
        #expect(try harness.checkBox("Wi-Fi").isChecked)
        #expect(throws: HarnessError.self) { try harness.view("texts") }
    }

    @Test func `The identifier of a label with content that is no control names one view of the content`()
        throws
    {
        struct Page: View {
            @State private var isOn = false
            @State private var isEditable = false
            var body: some View {
                VStack {
                    LabeledContent("Size", value: "12 kB").accessibilityIdentifier("size")
                    LabeledContent("Preview") {
                        Text("first")
                        Text("second")
                    }
                    .accessibilityIdentifier("preview")
                    LabeledContent("Nested") { LabeledContent("Inner", value: "inner value") }
                        .accessibilityIdentifier("nested")
                    ProgressView("Copying", value: 0.5).accessibilityIdentifier("progress")
                    ProgressView("Waiting").accessibilityIdentifier("waiting")
                    LabeledContent {
                        if isEditable { Toggle("Visible", isOn: $isOn) } else { Text("fixed") }
                    } label: {
                        HStack {
                            Text("Two")
                            Text("words")
                        }
                    }
                    .accessibilityIdentifier("changing")
                    Button("Edit") { isEditable.toggle() }
                }
            }
        }
        for isInForm in [false, true] {
            let page = Page()
            let (harness, _) = try show(
                isInForm ? AnyView(Form { page }) : AnyView(page), width: 400, height: 500)
            #expect(try (harness.view("size") as? Widgets.Label)?.text == "12 kB")
            #expect(try (harness.view("preview") as? Widgets.Label)?.text == "first")
            #expect(try (harness.view("nested") as? Widgets.Label)?.text == "inner value")
            #expect(try harness.view("progress") is Widgets.ProgressView)
            #expect(try harness.view("waiting") is ActivityIndicatorView)
            #expect(try (harness.view("changing") as? Widgets.Label)?.text == "fixed")
            try harness.click("Edit")
            #expect(try harness.view("changing") is Widgets.Control)
            try harness.click("Edit")
            #expect(try (harness.view("changing") as? Widgets.Label)?.text == "fixed")
        }
    }

    @Test func `An identifier moves to the control that appears`() throws {
        struct Page: View {
            @State private var hasButton = false
            var body: some View {
                VStack {
                    Button("Toggle") { hasButton.toggle() }
                    VStack {
                        Text("text")
                        if hasButton { Button("button") {} }
                    }
                    .accessibilityIdentifier("part")
                }
            }
        }
        let (harness, _) = try show(Page())
        #expect(try harness.view("part") is Widgets.Label)
        try harness.click("Toggle")
        #expect(try harness.view("part") is Widgets.Control)
        try harness.click("Toggle")
        #expect(try harness.view("part") is Widgets.Label)
    }

    @Test func `A control is named by its label unless a modifier names it`() throws {
        struct Page: View {
            @State var isOn = false
            @State var level = 0.5
            @State var count = 1
            @State var name = ""
            @State var size = 0
            var body: some View {
                VStack {
                    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
                    Slider(value: $level) { Text("Level") }
                    Stepper("Copies", value: $count, in: 1...9)
                    Text("\(count) copies")
                    TextField("Name", text: $name, prompt: Text("First and last"))
                    Picker("Size", selection: $size) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    Toggle("Sound", isOn: $isOn).toggleStyle(.switch).accessibilityLabel("Sound effects")
                }
            }
        }
        let (harness, _) = try show(Page(), width: 400, height: 400)
        try harness.checkBox("Wi-Fi").activate()
        #expect(try harness.checkBox("Wi-Fi").isChecked)
        try harness.slider("Level").increment()
        try harness.slider("Copies").increment()
        #expect(try harness.element(.staticText, named: "2 copies").isEnabled)
        #expect(try harness.textField("Name").attributes.placeholder == "First and last")
        #expect(try harness.popUpButton("Size").value == "0")
        #expect(try harness.checkBox("Sound effects").isEnabled)
    }

    @Test func `A label names the control inside of a help text and other modifiers with containers`() throws
    {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Button(action: {}) { Image(systemName: "trash") }.help("Deletes it").accessibilityLabel(
                        "Delete")
                    Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("Add").help(
                        "Adds one")
                    Button(action: {}) { Image(systemName: "star") }.opacity(0.9).onHover { _ in }.help(
                        "Stars it"
                    )
                    .accessibilityLabel("Star").accessibilityHint("Marks it")
                    Toggle("", isOn: $isOn).help("Switches").accessibilityLabel("Wi-Fi")
                    Text("text").help("help").accessibilityLabel("named text")
                }
            }
        }
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        let (harness, _) = try show(Page(), width: 300, height: 300)
        for name in ["Delete", "Add", "Star"] { #expect(try harness.button(name).isEnabled) }
        #expect(try harness.button("Star").attributes.hint == "Marks it")
        try harness.checkBox("Wi-Fi").activate()
        #expect(try harness.checkBox("Wi-Fi").isChecked)
        #expect(!reported.contains { $0.kind == .unnamedControl })
    }

    @Test func `A changed label is reported, and hidden views are omitted`() throws {
        struct Page: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Button("+") { count += 1 }.accessibilityLabel("Add to \(count)")
                    Text("decoration").accessibilityHidden()
                }
            }
        }
        let (harness, _) = try show(Page())
        try harness.button("Add to 0").activate()
        #expect(try harness.button("Add to 1").isEnabled)
        #expect(!harness.host.accessibilityDump().contains("decoration"))
    }

    @Test func `Traits, actions, adjustment and sort priority take effect`() throws {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let (harness, _) = try show(
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Text("Rating").accessibilityAdjustableAction { log.entries.append("\($0)") }
                Text("Mail").accessibilityAction(named: "Archive") { log.entries.append("archive") }
                    .accessibilityAction { log.entries.append("open") }
                Text("First").accessibilitySortPriority(1)
                Button("Plain") {}.accessibilityRemoveTraits(.isButton)
            })
        #expect(try harness.element(.heading, named: "Title").isEnabled)
        let rating = try #require(harness.elements.first { $0.label == "Rating" })
        try rating.increment()
        try rating.decrement()
        let mail = try #require(harness.elements.first { $0.label == "Mail" })
        try mail.perform(.custom("Archive"))
        try mail.activate()
        #expect(log.entries == ["increment", "decrement", "archive", "open"])
        #expect(harness.elements[1].label == "First")
        #expect(throws: HarnessError.self) { try harness.button("Plain") }
    }

    @Test func `An accessibility element represents its descendants`() throws {
        var opened = 0
        let (harness, _) = try show(
            VStack {
                HStack {
                    Text("Inbox")
                    Text("3 new")
                    Button("Open") { opened += 1 }
                }
                .accessibilityElement(children: .combine)
                HStack { Text("chart") }.accessibilityElement().accessibilityLabel("Sales by month")
                HStack { Text("one") }.accessibilityElement(children: .contain).accessibilityLabel("Group")
            })
        let names = harness.elements.dropFirst().map { $0.label ?? "" }
        #expect(names == ["Inbox, 3 new, Open", "Sales by month", "Group", "one"])
        try harness.elements[1].activate()
        #expect(opened == 1)
    }

    @Test func `Disclosure groups, links, toggle buttons and tappable views have their roles`() throws {
        struct Page: View {
            @State var isOpen = false
            @State var isOn = false
            @State var taps = 0
            var body: some View {
                VStack {
                    DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                    Link("Site", destination: "https://swift.org")
                    Toggle("Bold", isOn: $isOn).toggleStyle(.button)
                    Text("Tapped \(taps)").onTapGesture { taps += 1 }
                }
            }
        }
        let (harness, _) = try show(Page())
        #expect(!(try harness.button("More").isExpanded))
        try harness.button("More").activate()
        #expect(try harness.button("More").isExpanded)
        #expect(try harness.button("Site").role == .link)
        try harness.button("Bold").activate()
        #expect(try harness.button("Bold").attributes.states.contains(.pressed))
        try harness.button("Tapped 0").activate()
        #expect(try harness.button("Tapped 1").isEnabled)
    }
}
