import Widgets

/// A message for the user about what the program does or has done.
///
///     Status("200,000 rows")
struct Status: Equatable {
    var text: String
    /// Whether work is being done meanwhile.
    var isBusy = false
    var isError = false

    init(_ text: String, isBusy: Bool = false, isError: Bool = false) {
        self.text = text
        self.isBusy = isBusy
        self.isError = isError
    }

    init(_ error: DatabaseError) { self.init(error.message, isError: true) }
}

/// The line at the bottom of the window: a message, and an indicator while work is being done.
final class StatusBar: View {
    static let height = 28.0
    private let label = Label(text: nil)
    private let indicator = ActivityIndicatorView(style: .medium)

    var status = Status("") { didSet { if status != oldValue { show() } } }

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        label.font = .systemFont(ofSize: 12)
        label.accessibilityIdentifier = "status"
        let line = SeparatorView()
        sl.sublayout {
            line.sl.anchors {
                Anchors.cap
                Anchors.height.equalTo(constant: 1)
            }
            label.sl.anchors {
                Anchors.leading.equalToSuper(inwardOffset: 12)
                Anchors.centerY
                Anchors.trailing.equalTo(indicator, attribute: .leading, constant: -8)
            }
            indicator.sl.anchors {
                Anchors.trailing.equalToSuper(inwardOffset: 12)
                Anchors.centerY
                Anchors.size.equalTo(width: 16, height: 16)
            }
        }.finalActive()
        show()
    }

    private func show() {
        label.text = status.text
        label.toolTipText = status.text
        label.textColor = status.isError ? Color(role: .error) : .secondaryLabel
        if status.isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
        if status.isError { Accessibility.post(element: label, notification: .announcement(status.text)) }
    }
}
