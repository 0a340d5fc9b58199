import Widgets

/// W7 with retained views: a scroll view with a vertical stack of rows.
enum RetainedRows {
    static func run() { RowSteps.run("W7") { RetainedRowDisplay() } }
}

private final class RetainedRowDisplay: RowSteps.Shower {
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

    /// The displayed rows.
    ///
    /// The setter applies changes as a program does that knows them: unchanged views that keep their positions are not touched.
    var rows: [RowSteps.Row] = [] {
        didSet {
            for (row, old) in zip(rows, oldValue) where row.id == old.id && row.version != old.version {
                views[row.id]?.label.text = row.title
            }
            let (old, new) = (oldValue.map(\.id), rows.map(\.id))
            if old == new { return }
            let moved = zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
            if old.count == new.count, moved.count == 2 { return swap(moved[0], moved[1]) }
            var start = 0
            while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
            var end = 0
            while end < min(old.count, new.count) - start,
                old[old.count - 1 - end] == new[new.count - 1 - end]
            {
                end += 1
            }
            for id in old[start..<(old.count - end)] { views.removeValue(forKey: id)?.removeFromSuperview() }
            for index in start..<(new.count - end) {
                let view = RowView(rows[index].number)
                view.label.text = rows[index].title
                views[rows[index].id] = view
                stack.insertArrangedSubview(view, at: index)
            }
        }
    }

    private func swap(_ first: Int, _ second: Int) {
        let (front, back) = (stack.arrangedSubviews[first], stack.arrangedSubviews[second])
        stack.insertArrangedSubview(back, at: first)
        stack.insertArrangedSubview(front, at: second)
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
