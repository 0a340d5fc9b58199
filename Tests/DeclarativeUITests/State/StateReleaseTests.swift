import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The newest state object, as long as it is alive.
private final class Watch {
    weak var model: Model?
    /// A part of the state whose release is checked as well.
    weak var part: Part?
}

private final class Part {}

private final class Model: ObservableObject {
    @Published var text = ""
    let part = Part()

    init(_ watch: Watch) {
        watch.model = self
        watch.part = part
    }

    deinit {}
}

private struct Detail: View {
    @StateObject private var model: Model
    let close: () -> Void

    init(_ watch: Watch, close: @escaping () -> Void) {
        _model = StateObject(wrappedValue: Model(watch))
        self.close = close
    }

    var body: some View {
        VStack {
            TextField("Text", text: $model.text).accessibilityIdentifier("text")
            Toggle("Upper case", isOn: .constant(false))
            Button("Append") { model.text += "a" }.help("Appends a letter")
            Button("Close") { close() }
        }
    }
}

private struct Page: View {
    let watch: Watch
    @State private var isOpen = true

    var body: some View {
        VStack {
            Button("Toggle") { isOpen.toggle() }.keyboardShortcut("t")
            TextField("Other", text: .constant("")).accessibilityIdentifier("other")
            if isOpen { Detail(watch) { isOpen = false } }
        }
    }
}

/// The release of the state of removed views.
@Suite(.serialized) struct StateReleaseTests {
    private let watch = Watch()
    private let harness: Harness

    init() throws { (harness, _) = try show(Page(watch: watch)) }

    private var isReleased: Bool { watch.model == nil && watch.part == nil }

    @Test func `The state of a removed view is released in the frame of its removal`() throws {
        #expect(!isReleased)
        try harness.click("Toggle")
        #expect(isReleased)
    }

    @Test func `The state of a removed view with the focus is released`() throws {
        for name in ["text", "Append", "Upper case"] {
            try harness.focus(name)
            #expect(!isReleased)
            try harness.key("t", .control)
            #expect(isReleased, "\(name)")
            try harness.key("t", .control)
        }
    }

    @Test func `The state of a view that removes itself by click or key is released`() throws {
        try harness.click("Close")
        #expect(isReleased)
        try harness.key("t", .control)
        for key in [KeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter] {
            try harness.focus("Close")
            try harness.key(key)
            #expect(isReleased)
            try harness.key("t", .control)
        }
        harness.advance(by: .seconds(60))
        #expect(!isReleased)
    }

    @Test func `The state of a removed view that was clicked, hovered or edited is released`() throws {
        let uses: [() throws -> Void] = [
            { try harness.click("Append") },
            {
                try harness.move(to: try harness.view("Append"))
                harness.advance(by: .seconds(3))
            },
            {
                try harness.focus("text")
                try harness.type("abc")
            },
            { try harness.click("Upper case") },
        ]
        for (index, use) in uses.enumerated() {
            try use()
            #expect(!isReleased)
            try harness.key("t", .control)
            #expect(isReleased, "use \(index)")
            try harness.key("t", .control)
        }
    }
}
