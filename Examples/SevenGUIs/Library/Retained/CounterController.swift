import Widgets

/// A counter with a button that increments it.
public final class CounterController: TaskController {
    private let text = Label(text: "0")
    private lazy var button = Button(title: "Count") { [weak self] _ in self?.count += 1 }
    private var count = 0 { didSet { text.text = "\(count)" } }

    override var contentWidth: Double? { 200 }

    override func makeContent() -> View {
        title = "Counter"
        text.accessibilityIdentifier = "count"
        text.font = .preferredFont(forTextStyle: .title1)
        button.accessibilityIdentifier = "add"
        let row = Self.row(text, button)
        row.distribution = .equalSpacing
        return row
    }
}
