import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Addresses {
    var opened: [String] = []
}

private struct Page: View {
    let addresses: Addresses
    let result: OpenURLAction.Result
    var body: some View {
        Link("Swift", destination: "https://swift.org")
            .environment(
                \.openURL,
                OpenURLAction { address in
                    addresses.opened.append(address)
                    return result
                })
    }
}

/// Links and the action that opens their URLs.
struct LinkTests {
    @Test(arguments: [OpenURLAction.Result.handled, .discarded])
    func `A click and Return pass the address to the action of the environment`(
        result: OpenURLAction.Result
    ) throws {
        let addresses = Addresses()
        let shown = try Shown(Page(addresses: addresses, result: result))
        try shown.click("Swift")
        #expect(addresses.opened == ["https://swift.org"])
        try shown.harness.key(.keyboardTab)
        try shown.harness.key(.keyboardReturnOrEnter)
        #expect(addresses.opened == ["https://swift.org", "https://swift.org"])
    }

    @Test func `An action that leaves an address to the system has it opened by the desktop`() async throws {
        var reports: [Diagnostic] = []
        let old = Diagnostics.handler
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = old }
        let addresses = Addresses()
        // The desktop refuses a text that is no URL.
        OpenURLAction { address in
            addresses.opened.append(address)
            return .systemAction
        }("no URL")
        for _ in 0..<60_000 where reports.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(addresses.opened == ["no URL"])
        #expect(reports.map(\.subject) == ["Application.open"])
    }
}
