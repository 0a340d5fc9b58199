import Testing
import Widgets
import WidgetsTesting

private final class Restless: View, Layoutable {
    var activation: Activation?
    private(set) var layoutCount = 0
    let child = View()
    @LayoutProperty var value = 0

    var layout: some Layout {
        layoutCount += 1
        return self.sl.sublayout { child.sl.onActivate { [unowned self] _ in value += 1 } }
    }
}

private final class Leaking: View, Layoutable {
    var activation: Activation?
    let child = View()
    let guide = LayoutGuide()
    var count = 0
    @LayoutProperty var isOn = true

    var layout: some Layout {
        self.sl.sublayout {
            guide.sl.anchors { Anchors.allSides }
            child.sl.onActivate { [weak self] _ in self?.count += 1 }.anchors {
                Anchors.top.equalTo(self)
                Anchors.leading.equalTo(guide)
                if isOn { Anchors.width.equalTo(widthAnchor) }
            }
        }.onActivate { $0.count += 1 }
    }
}

/// Invalid input and the lifetime of activations.
@Suite(.serialized) struct ActivationMisuseTests {
    @Test func `An unknown identifier is reported with the constraint`() {
        let root = View()
        let view = View()
        view.accessibilityIdentifier = "view"
        var activation: Activation?
        let found = diagnostics {
            activation = root.sl.sublayout {
                view.sl.anchors {
                    Anchors.top.equalTo("nobody", attribute: .bottom, constant: 4)
                    Anchors.leading
                }
            }.active()
        }
        #expect(found.count == 1)
        #expect(found.first?.subject.contains("View \"view\" .top == nobody.bottom + 4.0") == true)
        #expect(found.first?.subject.contains("ActivationMisuseTests.swift:") == true)
        #expect(found.first?.message.contains("\"nobody\"") == true)
        #expect(activation?.constraints.count == 1)
    }

    @Test func `Anchors to a missing superview are reported`() {
        let view = View()
        let found = diagnostics { view.sl.anchors { Anchors.top }.finalActive() }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("superview") == true)
    }

    @Test func `A view in two superviews stays in the first one`() {
        let (root, a, b, c) = (View(), View(), View(), View())
        let found = diagnostics {
            root.sl.sublayout {
                a.sl.sublayout { c }
                b.sl.sublayout { c }
            }.finalActive()
        }
        #expect(found.map(\.kind) == [.refusedHierarchy])
        #expect(c.superview === a && b.subviews.isEmpty)
    }

    @Test func `A view inside itself is refused`() {
        let (root, a, b) = (View(), View(), View())
        let found = diagnostics {
            root.sl.sublayout { a.sl.sublayout { b.sl.sublayout { a } } }.finalActive()
            a.sl.sublayout { a }.finalActive()
        }
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.kind == .refusedHierarchy })
        #expect(a.superview === root && b.superview === a && b.subviews.isEmpty)
    }

    @Test func `Invalid constants, multipliers and priorities are reported and left out`() {
        let (root, view) = (View(), View())
        let found = diagnostics {
            root.sl.sublayout {
                view.sl.anchors {
                    Anchors.top.equalToSuper(constant: .nan)
                    Anchors.width.multiplier(0)
                    Anchors.height.priority(0)
                    Anchors.leading.priority(2000)
                }
            }.finalActive()
        }
        #expect(found.count == 4)
        #expect(root.constraints.isEmpty)
    }

    @Test func `An activation may outlive its views`() {
        let root = View()
        var activation: Activation
        do {
            var views: [View]? = [View(), View()]
            func layout() -> some Layout {
                root.sl.sublayout { for view in views ?? [] { view.sl.anchors { Anchors.top } } }
            }
            activation = layout().active()
            for view in views ?? [] { view.removeFromSuperview() }
            views = nil
        }
        #expect(activation.viewForIdentifier("a") == nil)
        activation.anchors("a").update(constant: 1)
        root.sl.sublayout { View() }.update(fromActivation: activation)
        #expect(root.subviews.count == 1)
        activation.deactive()
        #expect(root.subviews.isEmpty)
    }

    @Test func `An activation may outlive its whole tree`() {
        let activation = View().sl.sublayout { View().sl.anchors { Anchors.allSides } }.active()
        activation.deactive()
        let other = View().sl.sublayout { View().sl.anchors { Anchors.allSides } }.active()
        View().sl.sublayout { View() }.update(fromActivation: other)
    }

    @Test func `A layout that updates itself is stopped and reported`() {
        let view = Restless()
        let found = diagnostics { view.sl.updateLayout() }
        #expect(found.map(\.kind) == [.layoutLoop])
        #expect(view.layoutCount <= 12)
        #expect(view.child.superview === view)
    }

    @Test func `Deactivating during an update takes effect after it`() {
        let (root, child) = (View(), View())
        var made: Activation?
        let layout = root.sl.sublayout { child.sl.onActivate { _ in made?.deactive() } }
        made = layout.active()
        #expect(child.superview === root)
        made.map { _ = layout.update(fromActivation: $0) }
        #expect(child.superview == nil)
    }

    @Test func `Neither activation nor layout properties retain the view`() {
        weak var view: Leaking?
        weak var child: View?
        weak var guide: LayoutGuide?
        weak var activation: Activation?
        weak var constraint: LayoutConstraint?
        do {
            let made = Leaking()
            made.frame = Rect(x: 0, y: 0, width: 50, height: 50)
            made.sl.updateLayout(.forced)
            made.isOn = false
            made.isOn = true
            made.sl.updateLayout(.deferred)
            (view, child, guide, activation) = (made, made.child, made.guide, made.activation)
            constraint = made.activation?.constraints.last
            #expect(made.count == 6)
            #expect(constraint != nil)
        }
        #expect(view == nil && child == nil && guide == nil && activation == nil && constraint == nil)
    }

    @Test func `A displayed view is deallocated with its host`() throws {
        weak var view: Leaking?
        do {
            let made = Leaking()
            let harness = Harness(made, size: Size(width: 50, height: 50))
            made.sl.updateLayout()
            made.sl.updateLayout(.deferred)
            try harness.settle()
            view = made
        }
        #expect(view == nil)
    }

    @Test func `A view removed by an update is deallocated`() {
        let root = View()
        weak var removed: View?
        let activation: Activation
        do {
            let view = View()
            removed = view
            activation = root.sl.sublayout { view.sl.anchors { Anchors.allSides } }.active()
        }
        #expect(removed != nil, "its superview keeps it")
        root.sl.sublayout {}.update(fromActivation: activation)
        #expect(removed == nil)
    }
}
