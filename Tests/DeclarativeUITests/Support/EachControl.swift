import WidgetsTesting

@testable import DeclarativeUI

/// One view of each interactive type, and a report of their actions and values.
struct EachControl: View {
    @State private var log = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var copies = 2
    @State private var name = "one two"
    @State private var secret = ""
    @State private var notes = "a"
    @State private var size = 1
    @State private var color = 1
    @State private var page = 1
    @State private var isOpen = false
    @State private var asks = false

    var body: some View {
        VStack(alignment: .leading) {
            Button("press") { log += "pressed " }
            Button("ask") { asks = true }
            Toggle("check", isOn: $isOn).toggleStyle(.checkbox)
            Slider(value: $level, in: 0...1, step: 0.1).frame(width: 200)
            Stepper("copies", value: $copies, in: 0...30)
            TextField("name", text: $name).accessibilityIdentifier("name")
            SecureField("secret", text: $secret).accessibilityIdentifier("secret")
            TextEditor(text: $notes).frame(width: 200, height: 40)
            choices
            Menu("menu") {
                Button("copy") { log += "copied " }
                Button("paste") { log += "pasted " }
            }
            DisclosureGroup("more", isExpanded: $isOpen) { Text("inside") }
            Link("link", destination: "there")
            Color.red.frame(width: 40, height: 20).onTapGesture { log += "tapped " }
                .accessibilityIdentifier("tap")
            TabView(selection: $page) {
                Tab("first", value: 1) { Text("page 1") }
                Tab("second", value: 2) { Text("page 2") }
                Tab("third", value: 3) { Text("page 3") }
            }
            .frame(height: 80)
            Text(report)
        }
        .environment(
            \.openURL,
            OpenURLAction {
                log += "opened \($0) "
                return .handled
            }
        )
        .alert("sure?", isPresented: $asks) {
            Button("no", role: .cancel) { log += "no " }
            Button("yes") { log += "yes " }
        }
    }

    @ViewBuilder private var choices: some View {
        Picker("size", selection: $size) { ForEach(0..<3) { Text("size \($0)") } }
        Picker("color", selection: $color) { ForEach(0..<3) { Text("red \($0)") } }.pickerStyle(.segmented)
        Picker("again", selection: $color) { ForEach(0..<3) { Text("again \($0)") } }
            .pickerStyle(.radioGroup)
    }

    private var report: String {
        "\(log)\(isOn) \(Int((level * 10).rounded())) \(copies) \(size) \(color) \(page) \(isOpen) "
            + "\(name),\(secret),\(notes)"
    }
}

/// The controls in a test harness.
struct EachControlShown {
    let harness: Harness

    init(isMirrored: Bool = false) throws {
        (harness, _) = try show(EachControl(), width: 420, height: 900, isMirrored: isMirrored)
    }

    var report: String { harness.texts.last ?? "" }
}
