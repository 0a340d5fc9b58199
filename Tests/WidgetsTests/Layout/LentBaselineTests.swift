import Testing
import Widgets
import WidgetsTesting

@Suite struct LentBaselineTests {
    let root = View()
    let mark: Sized
    let harness: Harness

    init() {
        mark = placed(Sized(10, 0), in: root)
        mark.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        harness = Harness(root, size: Size(width: 400, height: 300))
    }

    private func label(_ text: String, _ size: Double = 14) -> Label {
        let label = Label(text: text)
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// Places the view at (20, 30) and aligns the top of the mark with the given baseline.
    private func place(_ view: View, _ baseline: LayoutYAxisAnchor) throws {
        _ = placed(view, in: root)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            mark.topAnchor.constraint(equalTo: baseline),
        ])
        try harness.settle()
    }

    /// Returns the distance of the mark from the label's first baseline, in points.
    private func distance(_ label: Label) -> Double {
        let baseline = label.convert(Point(x: 0, y: label.firstBaselineOffset), to: root).y
        return (mark.frame.minY - baseline).magnitude
    }

    @Test func `A column uses the first baseline of its first visible view`() throws {
        let views = [label("One"), label("Two", 24), label("Three", 18)]
        let stack = StackView(arrangedSubviews: views)
        stack.axis = .vertical
        try place(stack, stack.firstBaselineAnchor)
        #expect(distance(views[0]) <= 0.5)
        views[0].isHidden = true
        try harness.settle()
        #expect(distance(views[1]) <= 0.5)
        views[1].font = .systemFont(ofSize: 40)
        try harness.settle()
        #expect(distance(views[1]) <= 0.5)
        stack.removeArrangedSubview(views[1])
        views[1].removeFromSuperview()
        try harness.settle()
        #expect(distance(views[2]) <= 0.5)
    }

    @Test func `A view added to an empty stack provides its baseline`() throws {
        let stack = StackView()
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        try place(stack, stack.firstBaselineAnchor)
        let view = label("One")
        stack.addArrangedSubview(view)
        try harness.settle()
        #expect(distance(view) <= 0.5)
    }

    @Test func `A column uses the last baseline of its last view`() throws {
        let views = [label("One"), label("Two", 24)]
        let stack = StackView(arrangedSubviews: views)
        stack.axis = .vertical
        try place(stack, stack.lastBaselineAnchor)
        #expect(distance(views[1]) <= 0.5)
        let more = label("Three", 12)
        stack.addArrangedSubview(more)
        try harness.settle()
        #expect(distance(more) <= 0.5)
    }

    @Test func `A row uses the baseline of its highest view, also inside another stack`() throws {
        let views = [label("One"), label("Two", 30), label("Three", 18)]
        let row = StackView(arrangedSubviews: views)
        row.alignment = .center
        let column = StackView(arrangedSubviews: [row, label("Below")])
        column.axis = .vertical
        try place(column, column.firstBaselineAnchor)
        #expect(distance(views[1]) <= 0.5)
        views[2].font = .systemFont(ofSize: 50)
        try harness.settle()
        #expect(distance(views[2]) <= 0.5)
    }

    @Test func `A grid uses the baseline of its first visible row`() throws {
        let views = [label("One"), label("Two"), label("Three", 20), label("Four")]
        let grid = GridView(views: [[nil, views[0], views[1]], [views[2], views[3]]])
        try place(grid, grid.firstBaselineAnchor)
        #expect(distance(views[0]) <= 0.5)
        grid.row(at: 0).isHidden = true
        try harness.settle()
        #expect(distance(views[2]) <= 0.5)
    }

    @Test func `An empty stack uses its bottom`() throws {
        let stack = StackView(frame: .zero)
        stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        try place(stack, stack.firstBaselineAnchor)
        #expect(mark.frame.minY == 80)
    }

    @Test func `A baseline view outside the hierarchy is reported and ignored`() throws {
        let view = Borrower()
        view.other = mark
        view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let reported = try diagnostics { try place(view, view.lastBaselineAnchor) }
        #expect(reported.contains { $0.message.contains("not its descendant") })
        #expect(mark.frame.minY == 80)
    }

    private final class Borrower: View {
        weak var other: View?
        override var forLastBaselineLayout: View { other ?? self }
    }
}
