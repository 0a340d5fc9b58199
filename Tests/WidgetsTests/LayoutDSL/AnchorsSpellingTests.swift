import Testing
import Widgets
import WidgetsTesting

/// Every spelling of anchors, compared by the constraints that it makes.
@Suite struct AnchorsSpellingTests {
    let root = View()
    let view = View()
    let other = View()
    let guide = LayoutGuide()

    init() {
        root.accessibilityIdentifier = "root"
        view.accessibilityIdentifier = "view"
        other.accessibilityIdentifier = "other"
        guide.identifier = "guide"
    }

    /// Returns the constraints made from the anchors of `view` as texts, in order.
    func made(@AnchorsBuilder _ anchors: () -> Anchors) -> [String] {
        let activation = root.sl.sublayout {
            guide
            other
            view.sl.anchors(anchors)
        }.active()
        let texts = activation.constraintTexts
        activation.deactive()
        return texts
    }

    @Test func `Attributes without a target equal those of the superview`() {
        #expect(made { Anchors.top } == ["view.top == root.top"])
        #expect(
            made { Anchors.top.bottom.leading.trailing } == [
                "view.top == root.top", "view.bottom == root.bottom", "view.leading == root.leading",
                "view.trailing == root.trailing",
            ])
        #expect(made { Anchors.left.right } == ["view.left == root.left", "view.right == root.right"])
        #expect(
            made { Anchors.centerX.centerY } == [
                "view.centerX == root.centerX", "view.centerY == root.centerY",
            ])
        #expect(made { Anchors.width.height } == ["view.width == root.width", "view.height == root.height"])
        #expect(
            made { Anchors.firstBaseline.lastBaseline } == [
                "view.lastBaseline == root.lastBaseline", "view.firstBaseline == root.firstBaseline",
            ])
        #expect(
            made { Anchors.leadingMargin.trailingMargin } == [
                "view.leadingMargin == root.leadingMargin",
                "view.trailingMargin == root.trailingMargin",
            ])
    }

    @Test func `Every attribute has a name`() {
        #expect(
            made {
                Anchors.leftMargin.rightMargin.topMargin.bottomMargin.centerXWithinMargins
                    .centerYWithinMargins
            }.count == 6)
        #expect(made { Anchors.width.top.leading.firstBaseline.centerXWithinMargins }.count == 5)
        #expect(made { Anchors.centerY.width.height.topMargin.leftMargin }.count == 5)
    }

    @Test func `Composite anchors equal their parts`() {
        #expect(made { Anchors.horizontal } == made { Anchors.leading.trailing })
        #expect(made { Anchors.vertical } == made { Anchors.top.bottom })
        #expect(made { Anchors.allSides } == made { Anchors.top.bottom.leading.trailing })
        #expect(made { Anchors.cap } == made { Anchors.top.leading.trailing })
        #expect(made { Anchors.shoe } == made { Anchors.bottom.leading.trailing })
        #expect(made { Anchors.size } == made { Anchors.width.height })
        #expect(made { Anchors.center } == made { Anchors.centerX.centerY })
        #expect(made { Anchors.cap.height } == made { Anchors.top.leading.trailing.height })
        #expect(made { Anchors.vertical.horizontal } == made { Anchors.allSides })
    }

    @Test func `Optional anchors and expressions are left out when nil`() {
        let expression: AnchorsExpression<XAxis>? = Anchors.leading
        let anchors: Anchors? = Anchors.top.equalToSuper(constant: 2)
        let noExpression: AnchorsExpression<MixedAnchors>? = nil
        let noAnchors: Anchors? = nil
        let neighbour: View? = other
        #expect(
            made {
                expression
                noExpression
                anchors
                noAnchors
                neighbour.map { Anchors.bottom.equalTo($0) }
            } == ["view.leading == root.leading", "view.top == root.top + 2", "view.bottom == other.bottom"])
    }

    @Test func `Equal lines of one block make one constraint`() {
        #expect(
            made {
                Anchors.top
                Anchors.top.equalToSuper()
                Anchors.top.equalTo(root)
                Anchors.top.leading
                Anchors.top.equalToSuper(constant: 1)
                Anchors.top.priority(.defaultLow)
                Anchors.top.identifier("named")
            } == [
                "view.top == root.top", "view.leading == root.leading", "view.top == root.top + 1",
                "view.top == root.top @250", "view.top == root.top \"named\"",
            ])
    }

    @Test func `Relations refer to the superview`() {
        #expect(made { Anchors.top.equalToSuper(constant: 8) } == ["view.top == root.top + 8"])
        #expect(made { Anchors.top.greaterThanOrEqualToSuper(constant: 8) } == ["view.top >= root.top + 8"])
        #expect(made { Anchors.top.lessThanOrEqualToSuper() } == ["view.top <= root.top"])
        #expect(
            made { Anchors.top.equalToSuper(attribute: .centerY, constant: 3) } == [
                "view.top == root.centerY + 3"
            ])
        #expect(
            made { Anchors.allSides.equalToSuper(inwardOffset: 10) } == [
                "view.top == root.top + 10", "view.bottom == root.bottom - 10",
                "view.leading == root.leading + 10", "view.trailing == root.trailing - 10",
            ])
        #expect(
            made { Anchors.right.lessThanOrEqualToSuper(inwardOffset: 4) } == ["view.right <= root.right - 4"]
        )
        #expect(
            made { Anchors.horizontal.greaterThanOrEqualToSuper(inwardOffset: 4) } == [
                "view.leading >= root.leading + 4", "view.trailing >= root.trailing - 4",
            ])
    }

    @Test func `Relations refer to a view, a guide, an identifier or an anchor`() {
        let target = other
        #expect(made { Anchors.leading.equalTo(target) } == ["view.leading == other.leading"])
        #expect(
            made { Anchors.leading.equalTo(target, attribute: .trailing, constant: 20) } == [
                "view.leading == other.trailing + 20"
            ])
        #expect(
            made { Anchors.trailing.lessThanOrEqualTo(target, attribute: .leading, inwardOffset: 5) } == [
                "view.trailing <= other.leading - 5"
            ])
        #expect(made { Anchors.centerY.equalTo("other") } == ["view.centerY == other.centerY"])
        #expect(made { Anchors.top.equalTo("guide", attribute: .bottom) } == ["view.top == guide.bottom"])
        #expect(made { Anchors.top.greaterThanOrEqualTo(guide) } == ["view.top >= guide.top"])
        #expect(
            made { Anchors.leading.equalTo(target.trailingAnchor, constant: 2) } == [
                "view.leading == other.trailing + 2"
            ])
        #expect(
            made { Anchors.leading.trailing.equalTo(target.centerXAnchor) } == [
                "view.leading == other.centerX", "view.trailing == other.centerX",
            ])
        #expect(
            made { Anchors.bottom.lessThanOrEqualTo(target.topAnchor, inwardOffset: 6) } == [
                "view.bottom <= other.top - 6"
            ])
        #expect(
            made { Anchors.top.equalTo(root.safeAreaLayoutGuide) } == [
                "view.top == root.safeAreaLayoutGuide.top"
            ])
        #expect(
            made { Anchors.leading.equalTo(root, attribute: .leadingMargin) } == [
                "view.leading == root.leadingMargin"
            ])
    }

    @Test func `Widths and heights refer to numbers, views, identifiers and anchors`() {
        let target = other
        #expect(made { Anchors.width.equalTo(constant: 100) } == ["view.width == 100"])
        #expect(made { Anchors.height.greaterThanOrEqualTo(constant: 24) } == ["view.height >= 24"])
        #expect(made { Anchors.width.height.lessThanOrEqualTo(constant: 9) }.last == "view.height <= 9")
        #expect(made { Anchors.width.equalTo(target.heightAnchor) } == ["view.width == other.height"])
        #expect(made { Anchors.height.equalTo(target, constant: -2) } == ["view.height == other.height - 2"])
        #expect(made { Anchors.width.equalTo("other", attribute: .height) } == ["view.width == other.height"])
        #expect(made { Anchors.height.equalTo(view, attribute: .width) } == ["view.height == view.width"])
    }

    @Test func `Sizes and centres take two numbers`() {
        let target = other
        #expect(
            made { Anchors.size.equalTo(width: 20, height: 30) } == ["view.width == 20", "view.height == 30"])
        #expect(
            made { Anchors.size.greaterThanOrEqualTo(Size(width: 2, height: 3)) } == [
                "view.width >= 2", "view.height >= 3",
            ])
        #expect(
            made { Anchors.size.equalTo(target, widthOffset: 1, heightOffset: -1) } == [
                "view.width == other.width + 1", "view.height == other.height - 1",
            ])
        #expect(
            made { Anchors.size.lessThanOrEqualToSuper(widthOffset: -8) } == [
                "view.width <= root.width - 8", "view.height <= root.height",
            ])
        #expect(
            made { Anchors.center.equalToSuper(xOffset: 4, yOffset: -5) } == [
                "view.centerX == root.centerX + 4", "view.centerY == root.centerY - 5",
            ])
        #expect(
            made { Anchors.center.equalTo("other", yOffset: 1) } == [
                "view.centerX == other.centerX", "view.centerY == other.centerY + 1",
            ])
    }

    @Test func `Multiplier, priority and identifier apply to all constraints of a line`() {
        #expect(made { Anchors.width.multiplier(0.5) } == ["view.width == 0.5 * root.width"])
        #expect(
            made {
                Anchors.width.equalToSuper(constant: 3).multiplier(2).priority(.defaultHigh).identifier(
                    "wide")
            }
                == ["view.width == 2 * root.width + 3 @750 \"wide\""])
        #expect(
            made { Anchors.vertical.priority(10).identifier("v") } == [
                "view.top == root.top @10 \"v\"", "view.bottom == root.bottom @10 \"v\"",
            ])
    }

    @Test func `Conditions, loops and functions contribute anchors`() {
        @AnchorsBuilder func pinned(_ inset: Double) -> Anchors {
            Anchors.top.equalToSuper(constant: inset)
            if inset > 0 { Anchors.leading }
        }
        let flags = [true, false]
        for flag in flags {
            let texts = made {
                if flag { Anchors.centerX } else { Anchors.left }
                for constant in [1.0, 2] { Anchors.height.greaterThanOrEqualTo(constant: constant) }
                pinned(flag ? 1 : 0)
                switch flag {
                case true: Anchors.width.equalTo(constant: 5)
                case false: Anchors.width.equalTo(constant: 6)
                }
            }
            #expect(
                texts
                    == (flag
                        ? [
                            "view.centerX == root.centerX", "view.height >= 1", "view.height >= 2",
                            "view.top == root.top + 1", "view.leading == root.leading", "view.width == 5",
                        ]
                        : [
                            "view.left == root.left", "view.height >= 1", "view.height >= 2",
                            "view.top == root.top", "view.width == 6",
                        ]))
        }
    }

    @Test func `Constraints record the source line of their anchors`() throws {
        let activation = root.sl.sublayout {
            view.sl.anchors {
                Anchors.top
                Anchors.width.equalTo(constant: 5)
            }
        }.active()
        let line = #line
        let texts = activation.sites
        #expect(
            texts == ["AnchorsSpellingTests.swift:\(line - 4)", "AnchorsSpellingTests.swift:\(line - 3)"])
    }
}

extension Activation {
    /// The descriptions of the constraints, without types and source locations.
    var constraintTexts: [String] {
        constraints.map { constraint in
            var text = constraint.description
            for name in ["root", "view", "other"] { text = text.replacing("View \"\(name)\"", with: name) }
            text = text.replacing("LayoutGuide \"guide\"", with: "guide")
            return text.split(separator: " (").first.map(String.init) ?? text
        }
    }

    /// The source locations of the constraints: `File.swift:12`.
    var sites: [String] {
        constraints.map { String($0.description.split(separator: "/").last ?? "").replacing(")", with: "") }
    }
}
