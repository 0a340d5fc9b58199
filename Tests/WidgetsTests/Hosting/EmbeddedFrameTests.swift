import Testing
import Widgets

@testable import Windowing

/// Frames of embedded views whose pixels cannot be counted.
@Suite(.serialized) struct EmbeddedFrameTests {
    @Test(arguments: [1e300, -1e300, 1e12, .nan, .infinity])
    func `A frame without countable pixels is reported and not used`(number: Double) {
        var reported: [Diagnostic] = []
        let old = Diagnostics.handler
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = old }
        let embedded = EmbeddedHost(
            rootView: View(), windowID: 1, frame: Rect(x: 0, y: 0, width: 100, height: 80))
        for change in [
            { (frame: inout Rect) in frame.origin.x = number }, { $0.origin.y = number },
            { $0.size.width = number }, { $0.size.height = number },
        ] {
            reported = []
            var frame = Rect(x: 0, y: 0, width: 100, height: 80)
            change(&frame)
            embedded.frame = frame
            var pixels = [UInt32](repeating: 0, count: 100 * 80)
            pixels.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                embedded.render(into: base, width: 100, height: 80, bytesPerRow: 400, isFresh: true)
            }
            _ = embedded.handle(.mouse(MouseEvent(phase: .moved, locationInWindow: Point(x: 20, y: 20))))
            let other = EmbeddedHost(rootView: View(), windowID: 2, frame: frame)
            #expect(other.frame.origin.x.magnitude < 1e9 && other.frame.origin.y.magnitude < 1e9)
            #expect(reported.map(\.kind).contains(.invalidGeometry) || frame.size.height < 0)
            #expect(embedded.frame == Rect(x: 0, y: 0, width: 100, height: 80))
        }
    }
}
