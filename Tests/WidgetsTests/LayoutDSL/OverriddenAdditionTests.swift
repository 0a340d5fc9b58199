import Testing
import Widgets
import WidgetsTesting

/// A view that counts its subviews, and puts them into a content view if it has one.
private final class Panel: View {
    private(set) var additions: [View] = []
    var content: View?

    override func addSubview(_ view: View) {
        additions.append(view)
        if let content { content.addSubview(view) } else { super.addSubview(view) }
    }

    /// Adds the content view, which receives all subviews from now on.
    func addContent() {
        let content = View()
        super.addSubview(content)
        self.content = content
    }
}

/// `sublayout` adds views with `addSubview(_:)`, which the superview may override.
@Suite struct OverriddenAdditionTests {
    private let panel = Panel()
    private let views = (0..<4).map { _ in View() }

    @LayoutBuilder private func layout(_ indices: [Int]) -> some Layout {
        panel.sl.sublayout {
            for index in indices { views[index].sl.anchors { Anchors.top.leading } }
        }
    }

    @Test func `Each new view is added once, at its place in the layout`() {
        let activation = layout([0, 3]).active()
        #expect(panel.additions == [views[0], views[3]])

        layout([2, 0, 1, 3]).update(fromActivation: activation)

        #expect(panel.additions == [views[0], views[3], views[2], views[1]])
        #expect(panel.subviews == [views[2], views[0], views[1], views[3]])
        #expect(activation.constraints.allSatisfy { $0.isActive })
    }

    @Test func `Views that an override puts into a content view stay there, and are removed with the layout`()
    {
        panel.addContent()

        let activation = layout([0, 1]).active()
        #expect(panel.content?.subviews == [views[0], views[1]])
        #expect(panel.subviews.count == 1)

        layout([1, 2]).update(fromActivation: activation)
        #expect(panel.content?.subviews == [views[1], views[2]])
        #expect(panel.additions == [views[0], views[1], views[2]])
        #expect(activation.constraints.count == 4 && activation.constraints.allSatisfy { $0.isActive })

        activation.deactive()
        #expect(panel.content?.subviews == [])
    }

    @Test func `Arranged subviews are added with the override of a stack view`() {
        final class Row: StackView {
            private(set) var additions: [View] = []
            override func addSubview(_ view: View) {
                additions.append(view)
                super.addSubview(view)
            }
        }
        let row = Row()
        let activation = row.sl.sublayout {
            views[0]
            views[1]
        }.active()
        row.sl.sublayout {
            views[2]
            views[0]
            views[1]
        }.update(fromActivation: activation)

        #expect(row.additions == [views[0], views[1], views[2]])
        #expect(row.arrangedSubviews == [views[2], views[0], views[1]])
    }
}

/// A layout that takes a view from a stack view.
@Suite(.serialized) struct ContestedViewTests {
    private let stack = StackView(arrangedSubviews: [View(), View()])
    private let root = View()

    @Test func `A view that a stack view arranges is moved with a diagnostic`() {
        stack.accessibilityIdentifier = "row"
        let view = stack.arrangedSubviews[0]
        view.accessibilityIdentifier = "icon"

        let found = diagnostics {
            root.sl.sublayout {
                stack
                view.sl.anchors { Anchors.center }
            }.finalActive()
        }

        #expect(found.map(\.kind) == [.contestedView])
        #expect(found.first?.subject.contains("StackView \"row\" > View \"icon\"") == true)
        #expect(view.superview === root && stack.arrangedSubviews.count == 1)
    }

    @Test func `A layout that moves its own view into and out of a stack view reports nothing`() {
        let view = View()
        @LayoutBuilder func layout(_ isInStack: Bool) -> some Layout {
            root.sl.sublayout {
                stack.sl.sublayout { if isInStack { view } }
                if !isInStack { view.sl.anchors { Anchors.center } }
            }
        }

        let found = diagnostics {
            let activation = layout(true).active()
            layout(false).update(fromActivation: activation)
            layout(true).update(fromActivation: activation)
        }

        #expect(found == [])
        #expect(view.superview === stack && stack.arrangedSubviews.contains(view))
    }

    @Test func `A subview that a stack view does not arrange is moved without a diagnostic`() {
        let background = View()
        stack.addSubview(background)

        let found = diagnostics {
            root.sl.sublayout {
                stack
                background
            }.finalActive()
        }

        #expect(found == [] && background.superview === root)
    }
}
