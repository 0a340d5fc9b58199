import DeclarativeUI

/// Declarative controls, each of which displays and writes a state.
struct DeclarativeControls: View {
    var body: some View {
        DeclarativePage(
            title: "Declarative",
            lead: "Declarative views: each control displays a state, and writes it."
        ) {
            HStack(alignment: .top, spacing: 18) {
                VStack(spacing: 18) {
                    Panel(title: "Text") { Texts() }
                    Panel(title: "Buttons") { Buttons() }
                }
                VStack(spacing: 18) {
                    Panel(title: "Values") { Values() }
                    Panel(title: "Choices") { Choices() }
                    Panel(title: "Text field") { Words() }
                }
            }
        }
    }
}

/// Sizes and styles of text, in a colour scheme of their own.
private struct Texts: View {
    @State private var isDark = true

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Toggle("Dark preview", isOn: $isDark)
            VStack(alignment: .leading, spacing: 6) {
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                HStack {
                    Text("Bold").bold()
                    Text("Italic").italic()
                    Text("Tinted").foregroundStyle(Color.tintColor)
                    Text("Fixed").font(.system(size: 13, design: .monospaced))
                }
                HStack(spacing: 16) {
                    Label("Label", systemImage: "tag")
                    Menu("Menu") {
                        Button("Copy", systemImage: "doc.on.doc") {}
                        Button("Share", systemImage: "square.and.arrow.up") {}
                    }
                }
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.systemBackground, in: RoundedRectangle(cornerRadius: 9))
            .environment(\.colorScheme, isDark ? .dark : .light)
        }
    }
}

/// Button styles, including a custom one.
private struct Buttons: View {
    @State private var presses = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Button("Bordered") { presses += 1 }
                Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
            }
            HStack {
                Button("Delete", systemImage: "trash", role: .destructive) { presses += 1 }
                Button("Disabled") {}.disabled(true)
            }
            HStack {
                Button("Custom style") { presses += 1 }.buttonStyle(PillStyle())
                Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
            }
            Text("Pressed \(presses) \(presses == 1 ? "time" : "times")").foregroundStyle(.secondary)
        }
    }
}

/// A capsule that becomes translucent while it is pressed.
private struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(EdgeInsets(top: 5, leading: 14, bottom: 5, trailing: 14))
            .background(Color.systemTeal, in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// Controls for numbers: a slider, a progress bar and a stepper.
private struct Values: View {
    @State private var level = 0.4
    @State private var count = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Slider(value: $level) { Text("Level") }
            ProgressView("\(Int((level * 100).rounded())) per cent", value: level)
            Stepper("Copies: \(count)", value: $count, in: 1...9)
        }
    }
}

/// Toggles and pickers.
private struct Choices: View {
    @State private var isOn = true
    @State private var size = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 24) {
                Toggle("Check box", isOn: $isOn)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            }
            Picker("Size", selection: $size) { sizes }
            Picker("Size", selection: $size) { sizes }.pickerStyle(.segmented).labelsHidden()
        }
    }

    @ViewBuilder private var sizes: some View {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
    }
}

/// A text field with a greeting, and one with suggestions.
private struct Words: View {
    @State private var name = ""
    @State private var city = ""

    private static let cities = [
        "Amsterdam", "Berlin", "Bern", "Brussels", "Lisbon", "London", "Madrid", "Paris",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            TextField("Name", text: $name)
            Text(name.isEmpty ? "Nobody yet" : "Welcome, \(name)").foregroundStyle(.secondary)
            TextField("City", text: $city)
                .textInputSuggestions(suggestions, id: \.self) { Label($0, systemImage: "mappin") }
        }
    }

    private var suggestions: [String] {
        Self.cities.filter { $0.lowercased().hasPrefix(city.lowercased()) }
    }
}
