import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

/// A window that counts the requests to close it.
private final class CountingWindow: Widgets.Window {
    var requests = 0

    override func windowShouldClose() -> Bool {
        requests += 1
        return false
    }
}

/// `dismiss` in retained windows and presentations.
struct DismissActionTests {
    private let window = CountingWindow(title: "A", size: Size(width: 300, height: 200))

    private func show(_ controller: ViewController) throws -> Harness {
        window.rootViewController = controller
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        return harness
    }

    @Test func `In the root view controller of a window it closes the window, as the user does`() throws {
        let harness = try show(HostingController(rootView: Closing()))
        try harness.click("Close")
        #expect(window.requests == 1)
    }

    @Test func `In a presented hosting controller it dismisses the controller`() throws {
        let root = ViewController()
        let harness = try show(root)
        root.present(HostingController(rootView: Closing()), animated: true)
        try harness.settle()
        try harness.click("Close")
        #expect(root.presentedViewController == nil && window.requests == 0)
    }

    @Test func `Escape in a presented hosting controller asks its views before`() async throws {
        let root = ViewController()
        let harness = try show(root)
        let presented = HostingController(
            rootView: Text("sheet").dismissalConfirmationDialog("Discard?", shouldPresent: true) {
                Button("Discard", role: .destructive) {}
            })
        root.present(presented, animated: true)
        try harness.settle()
        presented.isModalInPresentation = true
        try harness.key(.keyboardEscape)
        #expect(!harness.contains("Discard?") && root.presentedViewController === presented)
        presented.isModalInPresentation = false
        for (button, isDismissed) in [("Cancel", false), ("Discard", true)] {
            try harness.key(.keyboardEscape)
            try await harness.wait { harness.contains("Discard?") }
            try harness.click(button)
            // The answer is received after the event.
            for _ in 0..<20 { await Task.yield() }
            try await harness.wait { !harness.contains("Discard?") }
            if isDismissed { try await harness.wait { root.presentedViewController == nil } }
            #expect((root.presentedViewController == nil) == isDismissed)
        }
    }

    @Test func `In a hosting view that is a part of a window it does nothing`() throws {
        let root = ViewController()
        let harness = try show(root)
        let hosting = HostingView(rootView: Closing())
        hosting.frame = Rect(x: 0, y: 0, width: 200, height: 100)
        root.view.addSubview(hosting)
        try harness.settle()
        try harness.click("Close")
        #expect(window.requests == 0)
    }
}
