import Testing
import Widgets
import WidgetsTesting

/// The sizes of open sheets and popovers whose content changes.
struct PresentedSizeTests {
    private let window = Window(title: "Stage", size: Size(width: 600, height: 400))
    private let presenter = ViewController()
    private let source = Button(title: "Colours")
    private let harness: Harness

    init() throws {
        presenter.view.addSubview(source)
        source.frame = Rect(x: 250, y: 150, width: 100, height: 34)
        window.rootViewController = presenter
        harness = Harness(window, size: Size(width: 600, height: 400))
        try harness.settle()
    }

    /// Presents a controller with a view, as a sheet or in a popover.
    private func present(_ view: View, asSheet isSheet: Bool) throws -> ViewController {
        let controller = ViewController()
        controller.view = view
        controller.modalPresentationStyle = isSheet ? .automatic : .popover
        controller.popoverPresentationController?.sourceView = source
        presenter.present(controller, animated: false)
        try harness.settle()
        return controller
    }

    @Test(arguments: [false, true]) func `A popover and a sheet follow the size of a stack view`(
        isSheet: Bool
    )
        throws
    {
        let label = Label(text: "Short")
        let stack = StackView(arrangedSubviews: [label, Button(title: "Apply")])
        stack.axis = .vertical
        stack.spacing = 8
        func fits() -> Bool {
            let sizes = stack.arrangedSubviews.map(\.intrinsicContentSize)
            let height = sizes.map(\.height).reduce(0, +) + 8 * Double(sizes.count - 1)
            return stack.bounds.height == height && stack.bounds.width == sizes.map(\.width).max()
        }
        let controller = try present(stack, asSheet: isSheet)
        #expect(fits())
        label.text = "A text that is much longer than the one before"
        try harness.settle()
        #expect(fits() && stack.bounds.width > 150)
        stack.addArrangedSubview(Label(text: "Below"))
        try harness.settle()
        #expect(fits() && stack.arrangedSubviews.count == 3)
        label.text = "Short"
        stack.arrangedSubviews[2].removeFromSuperview()
        try harness.settle()
        #expect(fits() && stack.bounds.width < 150)

        controller.preferredContentSize = Size(width: 300, height: 200)
        label.text = "The preferred size has precedence"
        try harness.settle()
        #expect(stack.bounds.size == Size(width: 300, height: 200))
    }

    @Test(arguments: [false, true]) func `A popover and a sheet follow constraints and the intrinsic size`(
        isSheet: Bool
    ) throws {
        let (content, inner, label) = (View(), View(), Label(text: "Short"))
        content.addSubview(inner)
        inner.addSubview(label)
        for view in [inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        let bottom = content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10)
        LayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 10), bottom,
            inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: inner.topAnchor),
            label.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
        var controller = try present(content, asSheet: isSheet)
        func fits() -> Bool {
            let size = label.intrinsicContentSize
            return content.bounds.size
                == Size(width: size.width + 20, height: size.height + 10 + bottom.constant)
        }
        #expect(fits())
        label.text = "A text that is much longer than the one before"
        try harness.settle()
        #expect(fits())
        bottom.constant = 60
        try harness.settle()
        #expect(fits())

        controller.dismiss(animated: false)
        let ideal = Ideal()
        controller = try present(ideal, asSheet: isSheet)
        #expect(ideal.bounds.size == Size(width: 80, height: 40))
        ideal.length = 140
        try harness.settle()
        #expect(ideal.bounds.size == Size(width: 140, height: 40))
        controller.dismiss(animated: false)
    }

    @Test func `A popover that grows stays at its source`() throws {
        let ideal = Ideal()
        let controller = try present(ideal, asSheet: false)
        let popover = try #require(controller.popoverPresentationController)
        func distance() -> Double { ideal.convert(ideal.bounds, to: nil).minY - source.frame.maxY }
        let before = distance()
        for length in [90.0, 300, 40] {
            ideal.length = length
            try harness.settle()
            #expect(distance() == before && popover.arrowDirection == .up)
            #expect(ideal.convert(ideal.bounds, to: nil).midX == source.frame.midX)
        }
    }
}

/// A view with an intrinsic size.
private final class Ideal: View {
    var length = 80.0 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: Size { Size(width: length, height: 40) }
}
