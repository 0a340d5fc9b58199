import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// Layout changes whose result must equal that of a rebuilt layout.
@Suite struct LayoutChangeTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    @Test func `A fitting size ignores constraints to views outside`() {
        let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
        let box = placed(View(), in: page)
        let view = placed(Sized(20, 10), in: box)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            page.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        #expect(box.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 20)
        page.layoutIfNeeded()
        #expect(box.frame.width == 300)
        #expect(box.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 20)
    }

    @Test func `Asking for a fitting size moves no view`() throws {
        let box = placed(View(), in: root)
        let view = placed(View(), in: box)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 0.4)
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.4),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100), left,
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        try harness.settle()
        // The sum of 0.4 and 0.4 is 0.8, which rounds to pixel 1.
        #expect(box.frame.minX == 0 && view.frame.minX == 1)
        _ = box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        left.constant = 0.3
        try harness.settle()
        #expect(view.frame.minX == 1)
    }

    @Test func `A view that is laid out by its frame again has no rounding remainder`() throws {
        let box = placed(View(), in: root)
        let view = placed(View(), in: box)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 0.4)
        let outer = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.4)
        LayoutConstraint.activate([
            left, outer, view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        try harness.settle()
        #expect(view.frame.minX == 1)
        outer.isActive = false
        box.translatesAutoresizingMaskIntoConstraints = true
        try harness.settle()
        #expect(view.frame.minX == 0)
    }

    @Test func `A view that preserves its superview's margins follows them`() throws {
        let box = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        root.addSubview(box)
        box.preservesSuperviewLayoutMargins = true
        let view = placed(Sized(10, 10), in: box)
        view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor).isActive = true
        try harness.settle()
        #expect(view.frame.minX == 8)
        root.directionalLayoutMargins.leading = 50
        try harness.settle()
        #expect(view.frame.minX == 50)
        // After a move to another superview its margins apply.
        let other = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        other.directionalLayoutMargins.leading = 30
        root.addSubview(other)
        other.addSubview(box)
        try harness.settle()
        #expect(view.frame.minX == 30)
        other.directionalLayoutMargins.trailing = 40
        try harness.settle()
        #expect(view.frame.maxX == 360)
    }

    @Test func `A change of scale rounds to other pixels`() throws {
        let view = placed(Sized(10, 10), in: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3.5).isActive = true
        for (scale, place) in [(1.0, 4.0), (2, 3.5), (1, 4)] {
            try harness.resize(to: Size(width: 400, height: 300), scale: scale)
            #expect(view.frame.minX == place)
        }
    }

    @Test func `The root view of a host fills it despite its own constraints`() throws {
        let page = StackView(arrangedSubviews: [Sized(10, 10)])
        page.translatesAutoresizingMaskIntoConstraints = false
        do {
            let other = Harness(page, size: Size(width: 100, height: 50))
            try other.settle()
            #expect(page.frame == Rect(x: 0, y: 0, width: 100, height: 50))
            #expect(page.subviews[0].frame.width == 100)
            try other.resize(to: Size(width: 120, height: 50))
            #expect(page.frame == Rect(x: 0, y: 0, width: 120, height: 50))
            page.translatesAutoresizingMaskIntoConstraints = true
            page.translatesAutoresizingMaskIntoConstraints = false
            try other.settle()
            #expect(page.frame == Rect(x: 0, y: 0, width: 120, height: 50))
            other.host.releaseRootView()
        }
        root.addSubview(page)
        try harness.settle()
        #expect(page.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `Thousands of changes accumulate no rounding error`() throws {
        let view = placed(Sized(10, 10), in: root)
        let other = placed(Sized(10, 10), in: root)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
        let least = other.leftAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: 1.1)
        let width = other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3)
        let near = other.leftAnchor.constraint(equalTo: root.leftAnchor)
        (width.priority, near.priority) = (600, 500)
        LayoutConstraint.activate([left, least, width, near])
        var random = SeededRandom(seed: 4)
        for _ in 0..<3000 {
            left.constant = random.number(-1e4...1e4)
            least.constant = random.number(0...1000)
            root.layoutIfNeeded()
        }
        (left.constant, least.constant) = (3, 1.1)
        let value = try #require(other.explainLayout(.left)).value
        #expect((value - (3 + 10 / 0.3 + 1.1)).magnitude < 1e-9)
    }

    @Test func `Constraints change between required and optional repeatedly`() throws {
        let view = placed(Sized(30, 10), in: root)
        let narrow = view.widthAnchor.constraint(equalToConstant: 20)
        let wide = view.widthAnchor.constraint(equalToConstant: 40)
        narrow.priority = 999
        LayoutConstraint.activate([narrow, wide])
        for _ in 0..<5 {
            try harness.settle()
            #expect(view.frame.width == 40)
            (narrow.priority, wide.priority) = (.required, 999)
            try harness.settle()
            #expect(view.frame.width == 20)
            (narrow.priority, wide.priority) = (200, 200.5)
            try harness.settle()
            #expect(view.frame.width == 30)
            (narrow.priority, wide.priority) = (260, 900)
            try harness.settle()
            #expect(view.frame.width == 40)
            wide.isActive = false
            try harness.settle()
            #expect(view.frame.width == 30)
            wide.isActive = true
            wide.isActive = false
            wide.isActive = true
            (narrow.priority, wide.priority) = (999, .required)
        }
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `Required content hugging and compression resistance take precedence`() throws {
        let view = placed(Sized(30, 10), in: root)
        view.setContentHuggingPriority(.required, for: .horizontal)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.priority = 999
        width.isActive = true
        try harness.settle()
        #expect(view.frame.width == 30)
        view.setContentHuggingPriority(100, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        try harness.settle()
        #expect(view.frame.width == 50)
        width.constant = 10
        try harness.settle()
        #expect(view.frame.width == 30)
        view.content = Size(width: View.noIntrinsicMetric, height: 10)
        try harness.settle()
        #expect(view.frame.width == 10)
    }

    @Test func `A view changes between frame layout and constraints repeatedly`() throws {
        let view = Sized(30, 10)
        view.frame = Rect(x: 5, y: 6, width: 7, height: 8)
        root.addSubview(view)
        let next = placed(Sized(3, 3), in: root)
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        try harness.settle()
        #expect(next.frame.minX == 12)
        for _ in 0..<3 {
            view.translatesAutoresizingMaskIntoConstraints = false
            try harness.settle()
            #expect(view.frame == Rect(x: 0, y: 0, width: 30, height: 10) && next.frame.minX == 30)
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = Rect(x: 5, y: 6, width: 7, height: 8)
            try harness.settle()
            #expect(view.frame == Rect(x: 5, y: 6, width: 7, height: 8) && next.frame.minX == 12)
        }
        #expect(root.layoutConflicts.isEmpty)
    }
}
