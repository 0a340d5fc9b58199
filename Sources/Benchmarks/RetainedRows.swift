import Widgets

/// W7 with retained views: a scroll view with a vertical stack of rows.
enum RetainedRows {
    static func run() { RowSteps.run("W7") { RetainedShower() } }
}

private final class RetainedShower: RowSteps.Shower {
    let host: ViewHost
    private let stack = StackView()
    private var views: [Int: RowView] = [:]

    init() {
        let scroll = ScrollView(frame: Rect(origin: .zero, size: RowSteps.size))
        host = ViewHost(rootView: scroll, size: RowSteps.size)
        stack.axis = .vertical
        stack.spacing = 4
        scroll.sl.sublayout {
            stack.sl.anchors {
                Anchors.allSides.equalTo(scroll.contentLayoutGuide)
                Anchors.width.equalTo(scroll.frameLayoutGuide)
            }
        }.finalActive()
    }

    var rows: [RowSteps.Row] = [] {
        didSet {
            let wanted = Set(rows.map(\.id))
            for row in oldValue where !wanted.contains(row.id) {
                guard let view = views.removeValue(forKey: row.id) else { continue }
                view.removeFromSuperview()
            }
            for (index, row) in rows.enumerated() {
                let view = views[row.id] ?? RowView(row.number)
                views[row.id] = view
                view.label.text = row.title
                if index >= stack.arrangedSubviews.count {
                    stack.addArrangedSubview(view)
                } else if stack.arrangedSubviews[index] !== view {
                    stack.insertArrangedSubview(view, at: index)
                }
            }
        }
    }
}

private final class RowView: StackView {
    let label = Label(text: nil)

    init(_ number: Int) {
        super.init(frame: .zero)
        spacing = 8
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        addArrangedSubview(label)
        addArrangedSubview(Button(title: "Delete \(number)"))
    }
}
