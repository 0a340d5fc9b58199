import Testing
import Widgets
import WidgetsTesting

/// Adds `view` to `superview`, without translating its autoresizing mask into constraints.
func placed<V: View>(_ view: V, in superview: View) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

/// A view whose intrinsic content size is set by a test.
final class Sized: View {
    var content: Size { didSet { invalidateIntrinsicContentSize() } }
    private(set) var intrinsicSizeReadCount = 0

    init(_ width: Double, _ height: Double) {
        content = Size(width: width, height: height)
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size {
        intrinsicSizeReadCount += 1
        return content
    }
}

@Suite struct AnchorTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    @Test func `Edge constraints follow the superview`() throws {
        let view = placed(View(), in: root)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        try harness.settle()
        #expect(view.frame == Rect(x: 10, y: 20, width: 360, height: 240))
        #expect(root.constraints.count == 4)

        try harness.resize(to: Size(width: 500, height: 200))
        #expect(view.frame == Rect(x: 10, y: 20, width: 460, height: 140))
    }

    @Test func `Content hugging and compression resistance keep the intrinsic size`() throws {
        let label = placed(Sized(50, 20), in: root)
        let other = placed(Sized(70, 20), in: root)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            other.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
        other.setContentHuggingPriority(200, for: .horizontal)
        try harness.settle()
        #expect(label.frame == Rect(x: 0, y: 0, width: 50, height: 20))
        #expect(other.frame == Rect(x: 58, y: 0, width: 342, height: 20))

        label.content.width = 80
        try harness.settle()
        #expect(label.frame.width == 80 && other.frame.minX == 88)

        other.setContentHuggingPriority(251, for: .horizontal)
        try harness.settle()
        #expect(other.frame.width == 70 && label.frame.width == 322)
    }

    @Test func `Invalidating to an equal intrinsic size costs no solving`() throws {
        let view = placed(Sized(50, 20), in: root)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        try harness.settle()
        let before = root.layoutSolverStatistics
        view.invalidateIntrinsicContentSize()
        try harness.settle()
        #expect(root.layoutSolverStatistics == before)
        #expect(view.intrinsicSizeReadCount == 2)
    }

    @Test func `Constraints connect views across several levels`() throws {
        let outer = View(frame: Rect(x: 100, y: 50, width: 200, height: 100))
        root.addSubview(outer)
        let inner = placed(Sized(20, 10), in: outer)
        let other = placed(Sized(30, 10), in: root)
        LayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
        ])
        try harness.settle()
        #expect(other.frame == Rect(x: 135, y: 76, width: 30, height: 10))

        outer.frame.origin.x = 50
        try harness.settle()
        #expect(other.frame.minX == 85)
    }

    @Test func `In right-to-left layout the leading edge is the right one`() throws {
        harness.host.layoutDirection = .rightToLeft
        let view = placed(Sized(50, 20), in: root)
        let next = placed(Sized(30, 20), in: root)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            next.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        try harness.settle()
        #expect(view.frame.maxX == 390)
        #expect(next.frame == Rect(x: 302, y: 0, width: 30, height: 20))

        harness.host.layoutDirection = .leftToRight
        try harness.settle()
        #expect(view.frame.minX == 10)
        #expect(next.frame.minX == 68)

        view.semanticContentAttribute = .forceRightToLeft
        try harness.settle()
        #expect(view.frame.maxX == 390)
    }

    @Test func `Constraints to the margins follow the margins`() throws {
        root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = placed(View(), in: root)
        let guide = root.layoutMarginsGuide
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            LayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
                multiplier: 1, constant: 0),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        try harness.settle()
        #expect(view.frame == Rect(x: 2, y: 1, width: 394, height: 296))
        root.directionalLayoutMargins.leading = 20
        try harness.settle()
        #expect(view.frame.minX == 20 && view.frame.maxX == 396)
        #expect(guide.layoutFrame == view.frame)
    }

    @Test func `The safe area insets apply only to views that a bar overlaps`() throws {
        final class Controller: ViewController {}
        let controller = Controller()
        controller.view = placed(View(), in: root)
        let page: View = controller.view
        LayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: root.topAnchor),
            page.leftAnchor.constraint(equalTo: root.leftAnchor),
            page.widthAnchor.constraint(equalToConstant: 100),
            page.heightAnchor.constraint(equalToConstant: 100),
        ])
        let low = placed(View(), in: page)
        let inner = placed(View(), in: page)
        LayoutConstraint.activate([
            low.topAnchor.constraint(equalTo: page.topAnchor, constant: 90),
            low.heightAnchor.constraint(equalToConstant: 50),
            inner.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
        ])
        try harness.settle()
        #expect(low.safeAreaInsets == .zero)
        #expect(inner.frame.minY == 0 && inner.frame.height == 100)
        controller.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        try harness.settle()
        #expect(inner.frame.minY == 20 && inner.frame.height == 80)
        #expect(inner.safeAreaInsets == .zero && page.safeAreaInsets.top == 20)
        #expect(page.layoutMargins.top == 28)
    }

    @Test func `Baselines are aligned`() throws {
        let small = placed(Label(text: "small"), in: root)
        let large = placed(Label(text: "Large"), in: root)
        large.font = .systemFont(ofSize: 30)
        LayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 4),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        try harness.settle()
        let one = small.frame.minY + small.firstBaselineOffset
        let two = large.frame.minY + large.firstBaselineOffset
        #expect((one - two).magnitude <= 0.5)
        #expect(large.frame.minY == 0)
        #expect(large.frame.height > small.frame.height)
    }

    @Test func `Removing a view deactivates the constraints to views outside`() throws {
        let box = placed(View(), in: root)
        let view = placed(Sized(20, 20), in: box)
        let inner = view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3)
        let outer = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
        LayoutConstraint.activate([inner, outer])
        try harness.settle()
        #expect(box.frame.minX == 7 && view.frame.minX == 3)

        box.removeFromSuperview()
        #expect(inner.isActive && !outer.isActive)
        #expect(root.constraints.isEmpty)
        root.addSubview(box)
        outer.isActive = true
        outer.constant = 9
        inner.constant = 4
        try harness.settle()
        #expect(box.frame.minX == 9 && view.frame.minX == 4)
    }

    @Test func `A subtree with margin constraints across levels is removed and added again`() throws {
        let box = placed(View(), in: root)
        let inner = placed(View(), in: box)
        let leaf = placed(Sized(20, 20), in: inner)
        LayoutConstraint.activate([
            leaf.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 3),
            inner.leadingAnchor.constraint(equalTo: box.readableContentGuide.leadingAnchor, constant: 1),
            inner.widthAnchor.constraint(equalToConstant: 30),
            box.widthAnchor.constraint(equalToConstant: 60),
        ])
        for _ in 0..<3 {
            try harness.settle()
            #expect(inner.frame.minX == 9 && leaf.frame.minX == 2)
            box.removeFromSuperview()
            try harness.settle()
            root.addSubview(box)
        }
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `A tree without a host is laid out on request`() {
        let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
        let view = placed(Sized(20, 10), in: box)
        LayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        ])
        box.layoutIfNeeded()
        #expect(view.frame == Rect(x: 40, y: 20, width: 20, height: 10))

        root.addSubview(box)
        box.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(view.frame == Rect(x: 20, y: 20, width: 20, height: 10))
    }

    @Test func `The fitting size results from the constraints of the subviews`() throws {
        let box = placed(View(), in: root)
        let view = placed(Sized(20, 10), in: box)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 6),
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
            box.widthAnchor.constraint(equalToConstant: 300),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        try harness.settle()
        #expect(box.frame == Rect(x: 0, y: 0, width: 300, height: 25))
        #expect(box.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 300, height: 25))
        #expect(
            box.systemLayoutSizeFitting(
                Size(width: 90, height: 60), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height == 25)
        try harness.settle()
        #expect(box.frame == Rect(x: 0, y: 0, width: 300, height: 25))
    }
}
