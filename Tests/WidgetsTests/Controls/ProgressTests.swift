import Testing
import Widgets
import WidgetsTesting

/// Progress bars and activity indicators, and the absence of frames while they are hidden.
@Suite(.serialized)
struct ProgressTests {
    @Test func `Progress is clamped to 0...1, and NaN is refused`() {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        let bar = ProgressView()

        bar.progress = 2
        #expect(bar.progress == 1)
        bar.progress = -.infinity
        #expect(bar.progress == 0)
        bar.progress = .nan

        #expect(bar.progress == 0 && reported.count == 1)
    }

    @Test func `Progress is animated on request`() throws {
        let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 200, height: 6))
        let harness = Harness(bar, size: Size(width: 200, height: 6))
        try harness.settle()

        bar.setProgress(1, animated: true)
        let frames = try harness.settle()

        #expect(bar.progress == 1)
        #expect(frames.count > 5)
    }

    @Test func `An indeterminate bar runs frames only while it is visible`() throws {
        let page = View()
        let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 200, height: 6))
        bar.isIndeterminate = true
        page.addSubview(bar)
        let harness = Harness(page, size: Size(width: 200, height: 60))
        try harness.settle()

        #expect(harness.advance(by: .seconds(1)).frames.count >= 25)
        page.isHidden = true
        harness.advance(by: .seconds(1))
        #expect(harness.advance(by: .seconds(600)).isIdle)
        page.isHidden = false
        #expect(harness.advance(by: .seconds(1)).frames.count >= 25)
        harness.host.isVisible = false
        harness.advance(by: .seconds(1))
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `An activity indicator runs about twelve frames per second between start and stop`() throws {
        let page = View()
        let indicator = ActivityIndicatorView(style: .large)
        page.addSubview(indicator)
        let harness = Harness(page, size: Size(width: 60, height: 60))
        try harness.settle()
        #expect(indicator.isHidden)
        #expect(harness.advance(by: .seconds(60)).isIdle)

        indicator.startAnimating()
        #expect(!indicator.isHidden)
        #expect((11...14).contains(harness.advance(by: .seconds(1)).frames.count))
        indicator.stopAnimating()
        try harness.settle()

        #expect(indicator.isHidden)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `With reduced motion nothing moves`() throws {
        var theme = Theme.light
        theme.prefersReducedMotion = true
        let indicator = ActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        let harness = Harness(indicator, size: Size(width: 60, height: 60), theme: theme)
        try harness.settle()

        #expect(harness.advance(by: .seconds(60)).isIdle)
    }
}
