import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A custom retained view.
private final class Gauge: Widgets.View {
    var level = 0.0 {
        didSet {
            if level == oldValue { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    var onPress: (() -> Void)?

    override var intrinsicContentSize: Size { Size(width: 20 + level, height: 10) }
    override func mouseDown(with event: MouseEvent) { onPress?() }
}

/// A label with margins, placed by constraints.
private final class Card: Widgets.View {
    let label = Widgets.Label(frame: .zero)

    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }
}

private final class Log {
    var lines: [String] = []
}

private struct GaugeView: ViewRepresentable {
    let level: Double
    @Binding var presses: Int
    let log: Log

    final class Coordinator {
        var presses = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeView(context: Context) -> Gauge {
        log.lines.append("make")
        let gauge = Gauge(frame: .zero)
        let coordinator = context.coordinator
        gauge.onPress = {
            coordinator.presses += 1
            presses = coordinator.presses
        }
        return gauge
    }

    func updateView(_ view: Gauge, context: Context) {
        log.lines.append("update \(level), enabled \(context.environment.isEnabled)")
        view.level = level
    }

    static func dismantleView(_ view: Gauge, coordinator: Coordinator) { view.level = -1 }
}

private struct CardView: ViewRepresentable {
    let text: String
    func makeView(context: Context) -> Card { Card(frame: .zero) }
    func updateView(_ view: Card, context: Context) { view.label.text = text }
}

private struct Page: View {
    let log: Log
    @State private var level = 5.0
    @State private var presses = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { GaugeView(level: level, presses: $presses, log: log) }
            CardView(text: "short \(level)")
            Text("pressed \(presses)")
            Button("more") { level += 10 }
            Button("hide") { isShown = false }
        }
    }
}

private final class PageController: ViewController {
    var reports: [String] = []
    override func viewDidAppear(_ animated: Bool) { reports.append("appeared") }
    override func didMove(toParent parent: ViewController?) {
        reports.append(parent == nil ? "out" : "in")
    }
}

private struct PageControllerView: ViewControllerRepresentable {
    let controller: PageController
    func makeViewController(context: Context) -> PageController { controller }
    func updateViewController(_ viewController: PageController, context: Context) {}
    func sizeThatFits(
        _ proposal: ProposedViewSize, viewController: PageController, context: Context
    ) -> Size? { Size(width: 40, height: proposal.height ?? 7) }
}

private struct ControllerPage: View {
    let controller: PageController
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown { PageControllerView(controller: controller) }
            Button("hide") { isShown = false }
        }
    }
}

/// Retained views within declarative views.
struct RepresentableTests {
    @Test func `A retained view is created once, updated, pressed and dismantled`() throws {
        let log = Log()
        let (harness, hosting) = try show(Page(log: log))
        let gauge = try harness.only(Gauge.self)
        #expect(gauge.frame.size == Size(width: 25, height: 10))
        #expect(log.lines == ["make", "update 5.0, enabled true"])

        try harness.click(gauge)
        #expect(harness.texts.contains("pressed 1"))

        try harness.click("more")
        #expect(try harness.only(Gauge.self) === gauge)
        #expect(gauge.placeInRoot.width == 35)
        #expect(log.lines.filter { $0 == "make" }.count == 1)
        #expect(hosting.rootNode.bodyCount >= 2)

        try harness.click("hide")
        #expect(gauge.level == -1)
        #expect(harness.rootView.all(Gauge.self).isEmpty)
    }

    @Test func `An invalidated intrinsic size updates the layout`() throws {
        let (harness, _) = try show(Page(log: Log()))
        let gauge = try harness.only(Gauge.self)
        gauge.level = 60
        try harness.settle()
        #expect(gauge.placeInRoot.width == 80)
        #expect(gauge.placeInRoot.midX == 150)
    }

    @Test func `Constraints determine the size, and their changes update the layout`() throws {
        let (harness, _) = try show(Page(log: Log()))
        let card = try harness.only(Card.self)
        let before = card.placeInRoot
        #expect(before.width == card.label.intrinsicContentSize.width + 16)
        #expect(before.height == card.label.intrinsicContentSize.height + 16)

        card.label.text = "a good deal longer than before"
        try harness.settle()
        #expect(card.placeInRoot.width == card.label.intrinsicContentSize.width + 16)
        #expect(card.placeInRoot.width > before.width)
        // In the middle, as far as whole pixels allow.
        #expect(abs(card.placeInRoot.midX - 150) <= 0.5)

        card.label.text = "x"
        try harness.settle()
        #expect(card.placeInRoot.width < before.width)
    }

    @Test func `A hosting view in a retained tree follows its constraints`() throws {
        let root = Widgets.View(frame: .zero)
        let hosting = HostingView(rootView: Page(log: Log()))
        let below = Widgets.Label(frame: .zero)
        below.text = "below"
        for view in [hosting, below] as [Widgets.View] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        LayoutConstraint.activate([
            hosting.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            hosting.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            below.topAnchor.constraint(equalTo: hosting.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let harness = Harness(root, size: Size(width: 400, height: 400))
        try harness.settle()
        let height = hosting.frame.height
        #expect(hosting.frame.size == hosting.intrinsicContentSize)
        #expect(below.frame.minY == 14 + height)

        try harness.click("hide")
        #expect(hosting.frame.height < height)
        #expect(below.frame.minY == 14 + hosting.frame.height)
    }

    @Test func `A represented controller becomes a child of the hosting controller`() throws {
        let controller = PageController()
        let outer = HostingController(rootView: ControllerPage(controller: controller))
        let harness = Harness(outer, size: Size(width: 200, height: 200))
        try harness.settle()
        #expect(controller.parent === outer)
        #expect(controller.reports == ["in", "appeared"] || controller.reports == ["appeared", "in"])
        #expect(controller.view.placeInRoot.width == 40)

        try harness.click("hide")
        #expect(controller.parent == nil)
        #expect(controller.reports.last == "out")
    }
}
