import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Sizes: View {
    @State private var size: Int
    @State private var optional: Int?
    @State private var sizes = [1, 2, 3]
    let style: PickerStyle

    init(_ size: Int, _ style: PickerStyle) {
        _size = State(wrappedValue: size)
        self.style = style
    }

    var body: some View {
        VStack {
            Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text("\($0)").tag($0) } }
            Picker("Optional", selection: $optional) { ForEach(sizes, id: \.self) { Text("\($0)").tag($0) } }
            Button("Set 9") { size = 9 }
            Button("Remove 1") { sizes.removeFirst() }
            Button("Replace") {
                sizes = [7, 8]
                size = 8
            }
        }
        .pickerStyle(style)
        .onChange(of: sizes) { if !sizes.contains(size) { size = sizes[0] } }
    }
}

/// Pickers whose selection is not among their options.
struct PickerSelectionTests {

    @Test(arguments: [PickerStyle.menu, .segmented, .radioGroup])
    func `A selection without an option is reported once`(style: PickerStyle) throws {
        let reported = try diagnostics {
            let shown = try Shown(Sizes(5, style), size: Size(width: 400, height: 400))
            try shown.click("Set 9")
            try shown.click("Remove 1")
        }
        #expect(reported.map(\.kind) == [.invalidValue, .invalidValue])
        #expect(reported.first?.subject.hasPrefix("Picker \"Size\"") == true)
        #expect(reported.first?.message == "no option has the selected value 5, of the type Int, as its tag")
        #expect(reported.last?.message.contains("9") == true)
    }

    @Test(arguments: [PickerStyle.menu, .segmented, .radioGroup])
    func `Options and selections that change together, and nil, are not reported`(style: PickerStyle) throws {
        let reported = try diagnostics {
            let shown = try Shown(Sizes(1, style), size: Size(width: 400, height: 400))
            try shown.click("Remove 1")
            try shown.click("Replace")
        }
        #expect(reported.isEmpty, "\(reported)")
    }

    @Test func `Tags of another type are reported`() throws {
        struct Page: View {
            @State private var name = "a"
            var body: some View { Picker("Name", selection: $name) { Text("one").tag(1) } }
        }
        let reported = try diagnostics { _ = try Shown(Page()) }
        #expect(reported.map(\.kind) == [.invalidValue])
    }
}
