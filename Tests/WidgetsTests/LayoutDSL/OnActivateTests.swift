import Testing
import Widgets

/// The time at which the closures of `onActivate` run.
@Suite struct OnActivateTests {
    @Test func `An anchor refers to an identifier that onActivate has set`() {
        let root = View()
        let (icon, title) = (View(), View())
        let layout = root.sl.sublayout {
            icon.sl.onActivate { $0.accessibilityIdentifier = "icon" }.anchors { Anchors.top.leading }
            title.sl.anchors { Anchors.leading.equalTo("icon", attribute: .trailing) }
        }

        let activation = layout.active()

        #expect(activation.constraints.count == 3)
        #expect(activation.constraints.last?.secondItem === icon)
    }

    @Test func `onActivate runs before the constraints of its layout are activated, at each update`() {
        let (root, view) = (View(), View())
        var counts: [Int] = []
        @LayoutBuilder func layout(_ isWide: Bool) -> some Layout {
            root.sl.sublayout {
                view.sl.onActivate { _ in counts.append(root.constraints.count) }.anchors {
                    Anchors.leading
                    if isWide { Anchors.trailing }
                }
            }
        }

        let activation = layout(false).active()
        layout(true).update(fromActivation: activation)
        layout(true).update(fromActivation: activation)

        #expect(counts == [0, 1, 2])
    }
}
