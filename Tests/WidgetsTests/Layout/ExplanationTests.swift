import Testing
import Widgets
import WidgetsTesting

/// Layout diagnostics of conflicts and ambiguity, and explanations on request.
@Suite struct ExplanationTests {
    let root = View()
    let view: View
    let harness: Harness

    init() {
        root.accessibilityIdentifier = "page"
        view = placed(View(), in: root)
        view.accessibilityIdentifier = "box"
        harness = Harness(root, size: Size(width: 400, height: 300))
    }

    @Test func `A conflict is reported once as a minimal set of constraints with their sources`()
        throws
    {
        let line = UInt(#line)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let right = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
        let width = view.widthAnchor.constraint(equalToConstant: 300)
        let height = view.heightAnchor.constraint(equalToConstant: 20)
        width.identifier = "fixed width"
        let reported = try diagnostics {
            LayoutConstraint.activate([left, right, height, width])
            try harness.settle()
            root.setNeedsLayout()
            try harness.settle()
        }
        #expect(reported.count == 1)
        let told = try #require(reported.first)
        #expect(told.kind == .unsatisfiableConstraints)
        let conflict = try #require(root.layoutConflicts.first)
        #expect(root.layoutConflicts.count == 1)
        #expect(
            conflict.members == [
                "View \"page\".width == 400 (frame set in code, View \"page\" translates its autoresizing mask)",
                "View \"box\".leading == View \"page\".leading + 10 (WidgetsTests/ExplanationTests.swift:\(line + 1))",
                "View \"box\".trailing == View \"page\".trailing - 10 (WidgetsTests/ExplanationTests.swift:\(line + 2))",
                "View \"box\".width == 300 \"fixed width\" (WidgetsTests/ExplanationTests.swift:\(line + 3))",
            ])
        #expect(conflict.constraint === width)
        #expect(conflict.relaxation == "with a constant of 380 instead of 300, all of them can be satisfied")
        #expect(view.frame == Rect(x: 10, y: 0, width: 380, height: 20))
        #expect(
            told.message.split(separator: "\n").first
                == "the following constraints cannot be satisfied simultaneously:")
        #expect(told.message.contains("relaxed constraint: View \"box\".width == 300 \"fixed width\""))
        #expect(told.cure.contains("priority"))
    }

    @Test func `A relaxed constraint is restored when the conflict is resolved`() throws {
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let wider = view.widthAnchor.constraint(equalToConstant: 120)
        let reported = try diagnostics {
            LayoutConstraint.activate([width, wider])
            try harness.settle()
        }
        #expect(reported.count == 1)
        #expect(view.frame.width == 100)
        width.isActive = false
        try harness.settle()
        #expect(view.frame.width == 120)
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `A priority below required resolves the conflict`() throws {
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let wider = view.widthAnchor.constraint(equalToConstant: 120)
        _ = try diagnostics {
            LayoutConstraint.activate([width, wider])
            try harness.settle()
        }
        width.priority = .defaultHigh
        try harness.settle()
        #expect(view.frame.width == 120)
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `An ambiguous attribute is named with a remedy`() throws {
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
        ])
        try harness.settle()
        #expect(view.hasAmbiguousLayout)
        #expect(view.ambiguousLayoutAttributes == [.left, .width])
        let told = root.explainAmbiguity()
        #expect(told.count == 2)
        #expect(told[0].contains("View \"box\": left is ambiguous; determine it with leadingAnchor"))
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before)

        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1).isActive = true
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        try harness.settle()
        #expect(!view.hasAmbiguousLayout && root.explainAmbiguity().isEmpty)
        #expect(view.frame == Rect(x: 1, y: 0, width: 40, height: 20))
    }

    @Test func `The explanation of a width names the limiting constraints`() throws {
        let line = UInt(#line)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let right = view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30)
        let wish = view.widthAnchor.constraint(equalToConstant: 1000)
        wish.priority = .defaultLow
        LayoutConstraint.activate([left, right, wish])
        try harness.settle()
        let told = try #require(view.explainLayout(.width))
        #expect(told.value == 360)
        #expect(Set(told.reasons.compactMap(\.constraint)) == [left, right])
        #expect(
            told.description == """
                View "box".width == 360, because of
                  View "box".leading == View "page".leading + 10 (WidgetsTests/ExplanationTests.swift:\(line + 1))
                  View "box".trailing <= View "page".trailing - 30 (WidgetsTests/ExplanationTests.swift:\(line + 2))
                  View "page".width == 400 (frame set in code, View "page" translates its autoresizing mask)
                """)
        #expect(told.reasons.first { $0.constraint === right }?.influence == 1)
        #expect(told.reasons.first { $0.constraint === left }?.influence == -1)
    }

    @Test func `The explanation of a label's width names its content`() throws {
        let label = placed(Label(text: "Hello"), in: root)
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        try harness.settle()
        let told = try #require(label.explainLayout(.width))
        #expect(told.value == label.intrinsicContentSize.width)
        #expect(told.reasons.count == 1)
        #expect(told.reasons[0].text.contains("content"))
    }
}

/// Misuse of constraints is reported and changes nothing.
@Suite struct LayoutMisuseTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    private func expectRefused(_ constraint: LayoutConstraint, _ words: String) {
        let reported = diagnostics { constraint.isActive = true }
        #expect(!constraint.isActive)
        #expect(reported.count == 1 && reported[0].message.contains(words), "\(reported)")
    }

    @Test func `Views without a common ancestor are refused`() {
        let stranger = View()
        let view = placed(View(), in: root)
        expectRefused(
            view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor), "have no common ancestor")
    }

    @Test func `Constants, multipliers and priorities that are not finite are refused`() throws {
        let view = placed(View(), in: root)
        expectRefused(view.widthAnchor.constraint(equalToConstant: .nan), "its constant is nan")
        expectRefused(
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity),
            "its multiplier is inf")
        expectRefused(
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0), "its multiplier is 0")
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        let reported = diagnostics {
            width.constant = .infinity
            width.priority = 2000
            view.setContentHuggingPriority(0, for: .horizontal)
        }
        #expect(reported.count == 3)
        try harness.settle()
        #expect(view.frame.width == 10 && width.priority == .required)
    }

    @Test func `attributes that cannot be combined`() {
        let view = placed(View(), in: root)
        func make(_ one: LayoutConstraint.Attribute, _ two: LayoutConstraint.Attribute) -> LayoutConstraint {
            LayoutConstraint(
                item: view, attribute: one, relatedBy: .equal, toItem: root, attribute: two, multiplier: 1,
                constant: 0)
        }
        expectRefused(make(.left, .leading), "cannot be combined")
        expectRefused(make(.left, .top), "cannot be compared")
        expectRefused(make(.width, .left), "cannot be compared")
        expectRefused(
            LayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 4), "needs a second item")
    }

    @Test func `A deallocated view deactivates its constraints`() throws {
        let view = placed(View(), in: root)
        var width: LayoutConstraint?
        do {
            let gone = placed(View(), in: root)
            width = view.widthAnchor.constraint(equalTo: gone.widthAnchor)
            width?.isActive = true
            try harness.settle()
            gone.removeFromSuperview()
        }
        #expect(width?.isActive == false)
        let constraint = try #require(width)
        expectRefused(constraint, "second item was deallocated")
        #expect(constraint.secondItem == nil)
        try harness.settle()
    }

    @Test func `An intrinsic width of NaN is reported and ignored`() throws {
        let view = placed(Sized(.nan, 10), in: root)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let reported = try diagnostics { try harness.settle() }
        #expect(reported.contains { $0.message.contains("intrinsicContentSize") })
        #expect(view.frame.height == 10)
    }

    @Test func `A cycle of equalities is solved`() throws {
        let views = (0..<4).map { _ in placed(View(), in: root) }
        for index in views.indices {
            views[index].widthAnchor.constraint(equalTo: views[(index + 1) % 4].widthAnchor).isActive = true
        }
        views[2].widthAnchor.constraint(equalToConstant: 33).isActive = true
        try harness.settle()
        #expect(views.map(\.frame.width) == [33, 33, 33, 33])
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `Three thousand redundant constraints are solved`() throws {
        let view = placed(View(), in: root)
        for _ in 0..<3000 { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        try harness.settle()
        #expect(view.frame.width == 20)
        LayoutConstraint.deactivate(view.constraints)
        #expect(view.constraints.isEmpty)
        try harness.settle()
        #expect(view.frame.width == 0)
    }

    @Test func `Layout that keeps changing its constraints is stopped and reported`() throws {
        final class Restless: View {
            var width: LayoutConstraint?
            override func layoutSubviews() { width?.constant += 1 }
        }
        let view = placed(Restless(), in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        view.width = width
        let reported = diagnostics { harness.step() }
        #expect(reported.contains { $0.kind == .layoutLoop })
    }
}
