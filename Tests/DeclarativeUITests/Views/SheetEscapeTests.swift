import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Asking: View {
    let canCancel: Bool
    let isOff: Bool
    @State private var isShown = false
    @State private var done = ""
    var body: some View {
        VStack {
            Text("done \(done) \(isShown)")
            Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("sheet")
                if canCancel {
                    Button("Stop") {
                        done += "stopped"
                        isShown = false
                    }
                    .keyboardShortcut(.cancelAction)
                    .disabled(isOff)
                }
            }
        }
    }
}

/// The Escape key in sheets.
struct SheetEscapeTests {
    @Test func `Escape presses the button with the cancel shortcut`() throws {
        let shown = try Shown(Asking(canCancel: true, isOff: false))
        try shown.click("Open")
        try shown.harness.key(.keyboardEscape)
        #expect(shown.texts == ["done stopped false"])
    }

    @Test func `Escape dismisses a sheet without an enabled cancel button`() throws {
        for shown in [
            try Shown(Asking(canCancel: false, isOff: false)),
            try Shown(Asking(canCancel: true, isOff: true)),
        ] {
            try shown.click("Open")
            #expect(shown.texts.first == "done  true")
            try shown.harness.key(.keyboardEscape)
            #expect(shown.texts == ["done  false"])
        }
    }
}
