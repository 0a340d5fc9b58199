import Testing
import Widgets
import WidgetsTesting

/// Members that UIKit subclasses override to be notified.
struct OverriddenMemberTests {
    @Test func `The toolkit's own invalidations call the overrides`() throws {
        let label = LoggingLabel(text: "Name")
        let view = LoggingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(label)
        #expect(view.log.contains("addSubview") && view.log.contains("setNeedsLayout"))
        let harness = Harness(view, size: Size(width: 100, height: 100))
        try harness.settle()

        // A label whose intrinsic size has not been read does not invalidate it.
        _ = label.intrinsicContentSize
        label.log = []
        label.text = "Other name"
        #expect(label.log.contains("setNeedsDisplay") && label.log.contains("invalidateIntrinsicContentSize"))
        view.log = []
        view.frame.size.width = 60
        #expect(view.log.contains("setNeedsLayout"))
        view.setNeedsUpdateConstraints()
        #expect(view.log.last == "setNeedsUpdateConstraints")
        label.removeFromSuperview()
        #expect(label.log.last == "removeFromSuperview" && view.subviews.isEmpty)
    }

    @Test func `A container may route its subviews into a content view`() {
        final class Card: View {
            let content = View()

            override init(frame: Rect) {
                super.init(frame: frame)
                super.addSubview(content)
            }

            override func addSubview(_ view: View) { content.addSubview(view) }
        }
        let card = Card(frame: .zero)
        let label = Label(text: "Name")
        card.addSubview(label)
        #expect(card.subviews == [card.content] && label.superview === card.content)
    }

    @Test func `Descriptions can be overridden, and the debug description shows the path and the state`() {
        final class Gauge: View {
            override var description: String { "gauge" }
        }
        let (view, gauge) = (View(frame: Rect(x: 1, y: 2, width: 3, height: 4)), Gauge())
        gauge.addSubview(view)
        view.isHidden = true
        #expect("\(gauge)" == "gauge")
        #expect(view.debugDescription.hasPrefix("<Gauge > View; frame = "))
        #expect(view.debugDescription.contains("; hidden; "))
        #expect(ViewController().debugDescription == "<ViewController>")
    }
}

private final class LoggingView: View {
    var log: [String] = []

    override func addSubview(_ view: View) {
        log.append("addSubview")
        super.addSubview(view)
    }

    override func setNeedsLayout() {
        log.append("setNeedsLayout")
        super.setNeedsLayout()
    }

    override func setNeedsUpdateConstraints() {
        super.setNeedsUpdateConstraints()
        log.append("setNeedsUpdateConstraints")
    }
}

private final class LoggingLabel: Label {
    var log: [String] = []

    override func setNeedsDisplay() {
        log.append("setNeedsDisplay")
        super.setNeedsDisplay()
    }

    override func invalidateIntrinsicContentSize() {
        log.append("invalidateIntrinsicContentSize")
        super.invalidateIntrinsicContentSize()
    }

    override func removeFromSuperview() {
        super.removeFromSuperview()
        log.append("removeFromSuperview")
    }
}
