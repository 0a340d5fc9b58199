import Testing
import Widgets
import WidgetsTesting

/// Each form of writing a constraint, and the resulting frame.
@Suite struct AnchorFormsTests {
    let root = View()
    let a: View
    let b: View
    let harness: Harness

    init() {
        a = placed(View(), in: root)
        b = placed(View(), in: root)
        harness = Harness(root, size: Size(width: 400, height: 300))
        LayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    /// Returns the frame of `b` with the given constraints.
    private func frame(_ constraints: LayoutConstraint...) throws -> Rect {
        LayoutConstraint.activate(constraints)
        defer { LayoutConstraint.deactivate(constraints) }
        try harness.settle()
        return b.frame
    }

    private func weak(_ constraint: LayoutConstraint) -> LayoutConstraint {
        constraint.priority = .defaultLow
        return constraint
    }

    @Test func `Positions are equal, at least and at most`() throws {
        #expect(try frame(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5)).minX == 155)
        #expect(
            try frame(
                b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 5),
                weak(b.leftAnchor.constraint(equalTo: a.leftAnchor))
            ).minX == 155)
        #expect(
            try frame(
                b.bottomAnchor.constraint(lessThanOrEqualTo: a.topAnchor, constant: -5),
                weak(b.bottomAnchor.constraint(equalTo: a.bottomAnchor))
            ).maxY == 55)
        #expect(try frame(b.centerXAnchor.constraint(equalTo: a.centerXAnchor)).midX == 100)
        #expect(try frame(b.centerYAnchor.constraint(equalTo: a.centerYAnchor, constant: 2)).midY == 82)
        #expect(try frame(b.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor)).maxY == 100)
    }

    @Test func `Sizes follow constants, multipliers and other sizes`() throws {
        #expect(try frame(b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)).width == 50)
        #expect(
            try frame(b.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3)).width
                == 83)
        #expect(try frame(b.heightAnchor.constraint(greaterThanOrEqualToConstant: 12)).height == 12)
        #expect(
            try frame(
                b.heightAnchor.constraint(lessThanOrEqualToConstant: 12),
                weak(b.heightAnchor.constraint(equalToConstant: 30))
            ).height == 12)
        #expect(
            try frame(
                b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 1.1),
                weak(b.widthAnchor.constraint(equalToConstant: 1))
            ).width == 110)
        #expect(
            try frame(
                b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.1),
                weak(b.widthAnchor.constraint(equalToConstant: 99))
            ).width == 10)
    }

    @Test func `System spacing is a multiple of 8 points`() throws {
        #expect(
            try frame(b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2))
                .minX
                == 166)
        #expect(
            try frame(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)).minY
                == 108)
        #expect(
            try frame(
                b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
            ).minY == 108)
        #expect(
            try frame(
                b.leadingAnchor.constraint(
                    lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
                weak(b.leadingAnchor.constraint(equalTo: root.trailingAnchor))
            ).minX == 158)
    }

    @Test func `anchorWithOffset turns a distance into a dimension`() throws {
        let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let fall = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
        let frame = try frame(
            gap.constraint(equalTo: a.widthAnchor, multiplier: 0.25), fall.constraint(equalToConstant: 7))
        #expect(frame.minX == 175 && frame.minY == 107)
    }

    @Test func `The item form accepts margin attributes and multiplied positions`() throws {
        func make(
            _ attribute: LayoutConstraint.Attribute, _ other: LayoutConstraint.Attribute,
            _ multiplier: Double = 1,
            _ constant: Double = 0
        ) -> LayoutConstraint {
            LayoutConstraint(
                item: b, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other,
                multiplier: multiplier, constant: constant)
        }
        #expect(try frame(make(.leading, .leadingMargin)).minX == 8)
        #expect(try frame(make(.right, .rightMargin)).maxX == 392)
        #expect(try frame(make(.top, .topMargin, 1, 2)).minY == 10)
        #expect(try frame(make(.centerX, .centerXWithinMargins)).midX == 200)
        #expect(try frame(make(.centerX, .right, 0.25)).midX == 100)
        #expect(try frame(make(.centerY, .centerY, 0.5)).midY == 75)
    }

    @Test func `The items of a constraint with margin attributes are the given views`() {
        let margin = LayoutConstraint(
            item: b, attribute: .leadingMargin, relatedBy: .equal, toItem: root, attribute: .topMargin,
            multiplier: 1, constant: 0)
        #expect(margin.firstItem === b && margin.secondItem === root)
        #expect("\(margin)".hasPrefix("View.leadingMargin == View.topMargin ("))
        let guide = b.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
        #expect(guide.firstItem === b && guide.secondItem === root.layoutMarginsGuide)
        var made: LayoutConstraint?
        let activation = root.sl.sublayout { b.sl.anchors { Anchors.leadingMargin } }.active()
        made = activation.constraints.first
        #expect(made?.firstItem === b && made?.secondItem === root)
    }

    @Test func `A constraint's description has items, constant, priority, identifier and source line`() {
        a.accessibilityIdentifier = "a"
        let line = UInt(#line) + 1
        let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8)
        constraint.priority = 750
        constraint.identifier = "gap"
        #expect(
            "\(constraint)"
                == "View \"a\".leading == View.trailing - 8 @750 \"gap\" (WidgetsTests/AnchorFormsTests.swift:\(line))"
        )
        #expect(constraint.firstItem === a && constraint.secondItem === b)
        #expect(constraint.firstAttribute == .leading && constraint.relation == .equal)
        #expect(a.leadingAnchor == a.leadingAnchor && a.leadingAnchor != a.trailingAnchor)
        #expect(a.leadingAnchor.item === a)
    }

    @Test func `Constraints align alignment rectangles`() throws {
        final class Shadowed: View {
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = placed(Shadowed(), in: root)
        let inner = placed(View(), in: view)
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: a.leftAnchor),
            view.topAnchor.constraint(equalTo: a.topAnchor),
            view.widthAnchor.constraint(equalTo: a.widthAnchor),
            view.heightAnchor.constraint(equalTo: a.heightAnchor),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.topAnchor.constraint(equalTo: a.topAnchor, constant: 5),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        try harness.settle()
        #expect(view.frame == Rect(x: 48, y: 59, width: 106, height: 44))
        #expect(inner.frame == Rect(x: 2, y: 6, width: 100, height: 10))
    }

    @Test func `The readable content guide limits the width of text`() throws {
        try harness.resize(to: Size(width: 1000, height: 100))
        let guide = root.readableContentGuide
        b.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
        b.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
        try harness.settle()
        #expect(b.frame.width == 672 && b.frame.midX == 500)
        try harness.resize(to: Size(width: 300, height: 100))
        #expect(b.frame.minX == 8 && b.frame.maxX == 292)
    }

    @Test func `Layout guides take part in the layout`() throws {
        let guide = LayoutGuide()
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
            guide.topAnchor.constraint(equalTo: a.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
            b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        try harness.settle()
        #expect(guide.layoutFrame == Rect(x: 150, y: 60, width: 40, height: 1))
        #expect(b.frame.minX == 190)
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && root.layoutGuides.isEmpty)
        #expect(!root.constraints.contains { $0.firstItem === guide || $0.secondItem === guide })
        try harness.settle()
    }
}
