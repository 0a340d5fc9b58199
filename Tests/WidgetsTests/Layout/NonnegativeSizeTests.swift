import Testing
import Widgets
import WidgetsTesting

/// No view with constraints has a negative size; constraints that require one are reported as a conflict.
@Suite struct NonnegativeSizeTests {
    let root = View()
    let harness: Harness

    init() {
        root.accessibilityIdentifier = "page"
        harness = Harness(root, size: Size(width: 400, height: 300))
    }

    @Test func `A stack that is too narrow shrinks its label and keeps its button inside`() throws {
        let (label, button) = (Sized(2000, 20), Sized(60, 20))
        let stack = placed(StackView(arrangedSubviews: [label, button]), in: root)
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 300),
        ])
        try harness.settle()
        #expect(label.frame == Rect(x: 0, y: 0, width: 300, height: 20))
        #expect(button.frame.minX == 300 && button.frame.width == 0)
        #expect(root.layoutConflicts.isEmpty)
        let explanation = try #require(button.explainLayout(.width))
        #expect(explanation.value == 0)
        #expect(explanation.reasons.contains { $0.text == "Sized.width >= 0 (no view has a negative size)" })

        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        try harness.settle()
        #expect(label.frame.width == 240 && button.frame == Rect(x: 240, y: 0, width: 60, height: 20))
    }

    @Test func `Insets wider than the superview are a conflict that names the size and the constraints`()
        throws
    {
        let view = placed(View(), in: root)
        view.accessibilityIdentifier = "box"
        let line = UInt(#line)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
        let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
        let reported = try diagnostics {
            LayoutConstraint.activate([leading, trailing])
            try harness.resize(to: Size(width: 30, height: 300))
            try harness.settle()
        }
        #expect(reported.map(\.kind) == [.unsatisfiableConstraints])
        let conflict = try #require(root.layoutConflicts.first)
        #expect(
            conflict.members == [
                "View \"box\".width >= 0 (no view has a negative size)",
                "View \"page\".width == 30 (frame set in code, View \"page\" translates its autoresizing mask)",
                "View \"box\".leading == View \"page\".leading + 20 (WidgetsTests/NonnegativeSizeTests.swift:\(line + 1))",
                "View \"box\".trailing == View \"page\".trailing - 20 (WidgetsTests/NonnegativeSizeTests.swift:\(line + 2))",
            ])
        #expect(conflict.constraint === trailing)
        #expect(view.frame.minX == 20 && view.frame.width == 0)

        try harness.resize(to: Size(width: 100, height: 300))
        try harness.settle()
        #expect(root.layoutConflicts.isEmpty)
        #expect(view.frame.minX == 20 && view.frame.width == 60)
    }

    @Test func `Margins wider than the view do not conflict`() throws {
        let box = placed(View(), in: root)
        let inner = placed(View(), in: box)
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
            box.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        ])
        let reported = try diagnostics { try harness.settle() }
        #expect(reported.isEmpty && inner.frame.minX == 8)
    }

    @Test func `A view that is laid out by its frame again may have any frame`() throws {
        let view = placed(View(), in: root)
        let wide = view.widthAnchor.constraint(equalToConstant: -30)
        wide.priority = .defaultLow
        wide.isActive = true
        try harness.settle()
        #expect(view.frame.width == 0)
        let reported = try diagnostics {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
            try harness.settle()
            view.translatesAutoresizingMaskIntoConstraints = false
            try harness.settle()
        }
        #expect(reported.isEmpty && view.frame.width == 0)
    }

    @Test func `A fitting size is not negative`() {
        let (row, view) = (View(), placed(View(), in: View()))
        row.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 4),
            view.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -4),
            view.topAnchor.constraint(equalTo: row.topAnchor),
            view.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 6),
        ])
        #expect(row.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 8, height: 0))
    }
}
