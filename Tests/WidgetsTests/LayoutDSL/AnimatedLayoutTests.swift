import Testing
import Widgets
import WidgetsTesting

private final class Panel: View, Layoutable {
    let head = View()
    let body = View()
    let extra = View()
    var activation: Activation?
    var ends: [Bool] = []

    @AnimatableLayoutProperty(duration: 1, options: .curveLinear) var isOpen = false

    var layout: some Layout {
        self.sl.sublayout {
            head.sl.anchors {
                Anchors.cap
                Anchors.height.equalTo(constant: isOpen ? 100 : 20)
            }
            body.sl.anchors {
                Anchors.top.equalTo(head, attribute: .bottom)
                Anchors.horizontal
                Anchors.height.equalTo(constant: 10)
            }
            if isOpen {
                extra.sl.anchors {
                    Anchors.shoe
                    Anchors.height.equalTo(constant: 30)
                }
            }
        }
    }
}

@Suite struct AnimatedLayoutTests {
    private let panel = Panel()
    let harness: Harness

    init() throws {
        harness = Harness(panel, size: Size(width: 200, height: 200))
        panel.sl.updateLayout()
        try harness.settle()
    }

    @Test func `Views that stay are animated, and inserted views appear at once`() throws {
        panel.isOpen = true
        #expect(panel.body.frame.minY == 100, "the frame changes at once")
        let start = harness.now.seconds
        harness.show(at: start + 0.25)
        #expect(panel.head.shownFrame.height == 40)
        #expect(panel.body.shownFrame.minY == 40)
        #expect(panel.extra.shownFrame == Rect(x: 0, y: 170, width: 200, height: 30))
        harness.show(at: start + 0.75)
        #expect(panel.body.shownFrame.minY == 80)
        harness.show(at: start + 1.1)
        #expect(panel.body.shownFrame.minY == 100)
        try harness.settle()
        #expect(!harness.host.needsFrame)
    }

    @Test func `Reversing an animated update midway is continuous`() {
        panel.isOpen = true
        let start = harness.now.seconds
        harness.show(at: start + 0.5)
        let shown = panel.body.shownFrame.minY
        panel.isOpen = false
        #expect(panel.extra.superview == nil)
        harness.show(at: start + 0.5)
        #expect(abs(panel.body.shownFrame.minY - shown) < 1)
        harness.show(at: start + 2)
        #expect(panel.body.shownFrame.minY == 20)
    }

    @Test func `An update inside an animation block is animated like any other`() {
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            panel.head.backgroundColor = .blue
            panel.sl.updateLayout(.forced)
        }
        #expect(panel.body.shownFrame.minY == 20, "no frame changed")
    }
}
