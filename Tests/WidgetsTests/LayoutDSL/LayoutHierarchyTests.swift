import Testing
import Widgets
import WidgetsTesting

/// A view that counts its moves, additions and removals.
final class CountedView: View {
    private(set) var moves = 0
    private(set) var additions = 0
    private(set) var removals = 0

    override func willMove(toSuperview newSuperview: View?) {
        super.willMove(toSuperview: newSuperview)
        moves += 1
    }
    override func didAddSubview(_ subview: View) {
        super.didAddSubview(subview)
        additions += 1
    }
    override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        removals += 1
    }
}

func counted(_ names: String...) -> [CountedView] {
    names.map { name in
        let view = CountedView()
        view.accessibilityIdentifier = name
        return view
    }
}

/// Returns the tree below a view by identifiers: `root(a(b) c)`.
func shape(_ view: View) -> String {
    let own = view.accessibilityIdentifier ?? "\(type(of: view))"
    if view.subviews.isEmpty { return own }
    return own + "(" + view.subviews.map { shape($0) }.joined(separator: " ") + ")"
}

@Suite struct LayoutHierarchyTests {
    let root: CountedView
    let a: CountedView
    let b: CountedView
    let c: CountedView
    let d: CountedView

    init() {
        let views = counted("root", "a", "b", "c", "d")
        (root, a, b, c, d) = (views[0], views[1], views[2], views[3], views[4])
    }

    @Test func `Views are added in the written order`() {
        root.sl.sublayout {
            a
            b.sl.sublayout {
                c
                d
            }
        }.finalActive()
        #expect(shape(root) == "root(a b(c d))")
    }

    @Test(arguments: [true, false])
    func `Conditions select views`(isOn: Bool) {
        let maybe: View? = isOn ? c : nil
        @LayoutBuilder var layout: some Layout {
            root.sl.sublayout {
                if isOn { a }
                if isOn { b } else { d }
                maybe
                if let maybe { maybe.sl.anchors { Anchors.top } }
            }
        }
        layout.finalActive()
        #expect(shape(root) == (isOn ? "root(a b c)" : "root(d)"))
    }

    @Test(arguments: [(0, "root(a)"), (1, "root(b)"), (2, "root(c d)"), (3, "root")])
    func `A switch selects views`(value: Int, expected: String) {
        @LayoutBuilder var layout: some Layout {
            root.sl.sublayout {
                switch value {
                case 0: a
                case 1: b
                case 2:
                    c
                    d
                default: EmptyLayout()
                }
            }
        }
        layout.finalActive()
        #expect(shape(root) == expected)
    }

    @Test func `Loops and availability checks are supported`() {
        root.sl.sublayout {
            for view in [a, b, c] {
                if view !== b { view }
            }
            if #available(macOS 10, *) { d }
        }.finalActive()
        #expect(shape(root) == "root(a c d)")
    }

    @Test func `A block takes any number of lines`() {
        let v = (0..<24).map { _ in View() }
        root.sl.sublayout {
            v[0]
            v[1]
            v[2]
            v[3]
            v[4]
            v[5]
            v[6]
            v[7]
            v[8]
            v[9]
            v[10]
            v[11]
            v[12]
            v[13]
            v[14]
            v[15]
            v[16]
            v[17]
            v[18]
            v[19]
            v[20]
            v[21]
            v[22]
            v[23]
        }.finalActive()
        #expect(root.subviews == v)
    }

    @Test func `Several top-level layouts may describe one view`() {
        @LayoutBuilder var layout: some Layout {
            root.sl.sublayout {
                a
                b
            }
            a.sl.sublayout { c }
            b.sl.sublayout { d }
        }
        let activation = layout.active()
        #expect(shape(root) == "root(a(c) b(d))")
        layout.update(fromActivation: activation)
        #expect(shape(root) == "root(a(c) b(d))")
        #expect(activation.statistics.viewsAdded == 4)
        #expect(activation.statistics.viewsRemoved == 0)
    }

    @Test func `Blocks can be chained`() {
        root.sl.sublayout {
            a.sl.sublayout { b }.sublayout { c }.anchors { Anchors.top }.sublayout { d }
        }.finalActive()
        #expect(shape(root) == "root(a(b c d))")
    }

    @Test func `Anchors and layouts can be composed`() {
        struct Pair: ModularLayout {
            let first: View
            let second: View?

            @LayoutBuilder var layout: some Layout {
                first.sl.anchors { Anchors.top }
                second
            }
        }
        @LayoutBuilder func rest() -> some Layout {
            GroupLayout { c }
            d.sl.anchors { Anchors.bottom }.eraseToAnyLayout()
        }
        let layouts: [any Layout] = [View().sl.identifying("e").anchors { Anchors.top }]
        root.sl.sublayout {
            Pair(first: a, second: b)
            rest()
            AnyLayout(layouts[0])
        }.finalActive()
        #expect(shape(root) == "root(a b c d e)")
        #expect(root.constraints.count == 3)
    }

    @Test func `Guides belong to the enclosing view`() throws {
        let harness = Harness(root, size: Size(width: 100, height: 100))
        let guide = LayoutGuide()
        let optional: LayoutGuide? = nil
        let layout = root.sl.sublayout {
            guide.sl.identifying("gap").anchors {
                Anchors.top.equalToSuper(constant: 10)
                Anchors.horizontal
                Anchors.height.equalTo(constant: 30)
            }
            optional
            a.sl.anchors {
                Anchors.top.equalTo(guide, attribute: .bottom, constant: 5)
                Anchors.horizontal.equalTo("gap")
                Anchors.height.equalTo(constant: 7)
            }
        }
        let activation = layout.active()
        try harness.settle()
        #expect(guide.owningView === root)
        #expect(activation.layoutGuideForIdentifier("gap") === guide)
        #expect(a.frame == Rect(x: 0, y: 45, width: 100, height: 7))
        activation.deactive()
        #expect(guide.owningView == nil)
        #expect(root.layoutGuides.isEmpty)
    }

    @Test func `A stack arranges its sublayout unless an option excludes views`() {
        let stack = StackView()
        func layout(_ names: [CountedView]) -> some Layout {
            stack.sl.sublayout {
                GroupLayout(option: .isNotArranged) { d.sl.anchors { Anchors.allSides } }
                for view in names { view }
            }
        }
        let activation = layout([a, b, c]).active()
        #expect(stack.arrangedSubviews == [a, b, c])
        #expect(stack.subviews == [d, a, b, c])

        layout([c, a]).update(fromActivation: activation)
        #expect(stack.arrangedSubviews == [c, a])
        #expect(stack.subviews == [d, c, a])
        #expect(b.superview == nil)

        layout([c, b, a]).update(fromActivation: activation)
        #expect(stack.arrangedSubviews == [c, b, a])
        #expect(stack.subviews == [d, c, b, a])
        #expect(a.moves == 1 && c.moves == 1 && d.moves == 1)
    }

    @Test func `Subviews added outside the layout stay`() {
        let own = View()
        own.accessibilityIdentifier = "own"
        root.addSubview(own)
        func layout(_ views: [View]) -> some Layout {
            root.sl.sublayout { for view in views { view } }
        }
        let activation = layout([b]).active()
        layout([a, b, c]).update(fromActivation: activation)
        #expect(shape(root) == "root(own a b c)")
        layout([c, a]).update(fromActivation: activation)
        #expect(root.subviews.filter { $0 !== own } == [c, a])
        #expect(own.superview === root)
    }
}
