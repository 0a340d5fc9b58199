import LayoutStress
import Testing
import Widgets
import WidgetsTesting

/// An update changes only views and constraints that differ.
@Suite struct LayoutUpdateTests {
    let root = CountedView()
    let views: [CountedView]
    let harness: Harness

    init() {
        views = (0..<12).map { index in
            let view = CountedView()
            view.accessibilityIdentifier = "v\(index)"
            return view
        }
        root.accessibilityIdentifier = "root"
        harness = Harness(root, size: Size(width: 300, height: 300))
    }

    /// Returns a layout of the views at the given indices in a column.
    @LayoutBuilder func column(_ indices: [Int], height: Double = 10) -> some Layout {
        root.sl.sublayout {
            for (position, index) in indices.enumerated() {
                views[index].sl.anchors {
                    Anchors.horizontal
                    if position == 0 {
                        Anchors.top
                    } else {
                        Anchors.top.equalTo(views[indices[position - 1]], attribute: .bottom)
                    }
                    Anchors.height.equalTo(constant: height)
                }
            }
        }
    }

    private func changes(_ activation: Activation, _ update: () -> Void) -> ActivationStatistics {
        let before = activation.statistics
        update()
        var difference = activation.statistics.since(before)
        #expect(difference.updates == 1)
        difference.updates = 0
        return difference
    }

    @Test func `An update to the same layout changes nothing`() throws {
        let activation = column(Array(0..<12)).active()
        try harness.settle()
        let constraints = activation.constraints
        let report = changes(activation) { column(Array(0..<12)).update(fromActivation: activation) }
        #expect(report == ActivationStatistics())
        #expect(activation.constraints == constraints)
        #expect(!harness.host.needsFrame)
        #expect(views.allSatisfy { $0.moves == 1 })
    }

    @Test func `A new view changes its own constraints and one of its neighbour`() throws {
        let activation = column([0, 1, 2, 4, 5]).active()
        let kept = Set(activation.constraints)
        let report = changes(activation) { column([0, 1, 2, 3, 4, 5]).update(fromActivation: activation) }
        // Its own four, and the top constraint of the view below.
        #expect(report.viewsAdded == 1)
        #expect(report.viewsRemoved == 0 && report.viewsReordered == 0)
        #expect(report.constraintsActivated == 5)
        #expect(report.constraintsDeactivated == 1)
        #expect(kept.intersection(activation.constraints).count == kept.count - 1)
        #expect(root.subviews == Array(views[0...5]))
        try harness.settle()
        #expect(views[5].frame == Rect(x: 0, y: 50, width: 300, height: 10))
    }

    @Test func `A removed view takes its constraints with it`() throws {
        let activation = column([0, 1, 2]).active()
        let gone = activation.constraints.filter { $0.firstItem === views[1] }
        let report = changes(activation) { column([0, 2]).update(fromActivation: activation) }
        #expect(gone.allSatisfy { !$0.isActive })
        #expect(report.viewsRemoved == 1 && report.viewsAdded == 0)
        #expect(views[1].superview == nil)
        #expect(views[0].moves == 1 && views[2].moves == 1)
        try harness.settle()
        #expect(views[2].frame.minY == 10)
    }

    @Test func `Lines that become equal are merged, whichever of them changes`() {
        let (root, view) = (View(), View())
        func layout(_ one: Double, _ two: Double) -> some Layout {
            root.sl.sublayout {
                view.sl.anchors {
                    Anchors.top.equalToSuper(constant: one)
                    Anchors.top.equalToSuper(constant: two)
                }
            }
        }
        let activation = layout(5, 7).active()
        for (one, two, expected) in [(7.0, 7.0, [7.0]), (7, 5, [7, 5]), (5, 7, [5, 7]), (5, 5, [5])] {
            layout(one, two).update(fromActivation: activation)
            #expect(activation.constraints.map(\.constant) == expected)
            #expect(root.constraints.count == expected.count)
        }
    }

    @Test func `Equal lines cost nothing in an update, and are separated when one of them changes`() {
        let (root, view) = (View(), View())
        func layout(_ top: Double) -> some Layout {
            root.sl.sublayout {
                view.sl.anchors {
                    Anchors.leading
                    Anchors.top.equalToSuper(constant: 5)
                    Anchors.top.equalToSuper(constant: top)
                    Anchors.width.equalTo(constant: 10)
                }
            }
        }
        let activation = layout(5).active()
        #expect(activation.constraints.count == 3)
        let before = activation.statistics
        layout(5).update(fromActivation: activation)
        let unchanged = activation.statistics.since(before)
        #expect(unchanged.constraintsActivated == 0 && unchanged.constraintsDeactivated == 0)
        #expect(unchanged.constraintsChanged == 0)
        layout(7).update(fromActivation: activation)
        #expect(activation.constraints.map(\.constant) == [0, 5, 7, 10])
        layout(5).update(fromActivation: activation)
        #expect(activation.constraints.map(\.constant) == [0, 5, 10])
        #expect(root.constraints.count == 2 && view.constraints.count == 1)
    }

    @Test func `A changed constant updates the constraint in place`() throws {
        let activation = column([0, 1, 2]).active()
        let constraints = activation.constraints
        let report = changes(activation) { column([0, 1, 2], height: 25).update(fromActivation: activation) }
        #expect(report.constraintsChanged == 3)
        #expect(report.constraintsActivated == 0 && report.constraintsDeactivated == 0)
        #expect(activation.constraints == constraints)
        try harness.settle()
        #expect(views[2].frame == Rect(x: 0, y: 50, width: 300, height: 25))
    }

    @Test func `Subviews are reordered to match the layout with few moves`() {
        let activation = column([0, 1, 2, 3, 4]).active()
        let report = changes(activation) { column([4, 0, 1, 2, 3]).update(fromActivation: activation) }
        #expect(root.subviews == [views[4], views[0], views[1], views[2], views[3]])
        #expect(report.viewsReordered == 1)
        #expect(report.viewsAdded == 0 && report.viewsRemoved == 0)
        #expect(views[0..<5].allSatisfy { $0.moves == 1 })
        #expect(root.removals == 0)
    }

    @Test func `A change in one branch does not affect the other`() {
        func layout(_ showsFirst: Bool) -> some Layout {
            root.sl.sublayout {
                views[0].sl.sublayout {
                    if showsFirst {
                        views[1].sl.anchors { Anchors.allSides }
                    } else {
                        views[2].sl.anchors { Anchors.center }
                    }
                }
                views[3].sl.anchors { Anchors.allSides }.sublayout {
                    views[4].sl.anchors { Anchors.center }
                }
            }
        }
        let activation = layout(true).active()
        let others = activation.constraints.filter {
            $0.firstItem === views[3] || $0.firstItem === views[4]
        }
        let report = changes(activation) { layout(false).update(fromActivation: activation) }
        #expect(report.viewsAdded == 1 && report.viewsRemoved == 1)
        #expect(report.constraintsActivated == 2 && report.constraintsDeactivated == 4)
        #expect(others.count == 6 && others.allSatisfy { $0.isActive })
        #expect(views[3].additions == 1 && views[3].moves == 1 && views[4].moves == 1)
        #expect(shape(root) == "root(v0(v2) v3(v4))")
    }

    @Test func `A view can move to another superview in one update`() {
        func layout(_ inFirst: Bool) -> some Layout {
            root.sl.sublayout {
                views[0].sl.sublayout { if inFirst { views[2].sl.anchors { Anchors.top } } }
                views[1].sl.sublayout { if !inFirst { views[2].sl.anchors { Anchors.top } } }
            }
        }
        let activation = layout(true).active()
        layout(false).update(fromActivation: activation)
        #expect(shape(root) == "root(v0 v1(v2))")
        #expect(activation.constraintTexts == ["CountedView \"v2\".top == CountedView \"v1\".top"])
        #expect(activation.constraints.allSatisfy { $0.isActive })
    }

    @Test func `An update adds a view that a program has removed`() throws {
        let activation = column([0, 1, 2]).active()
        try harness.settle()
        views[1].removeFromSuperview()
        column([0, 1, 2]).update(fromActivation: activation)
        #expect(root.subviews == Array(views[0...2]))
        #expect(activation.constraints.allSatisfy { $0.isActive })
        try harness.settle()
        #expect(views[2].frame.minY == 20)
    }

    @Test func `An update activates the constraints that a program has deactivated`() throws {
        let activation = column([0, 1, 2]).active()
        try harness.settle()
        activation.constraints[3].isActive = false

        column([0, 1, 2]).update(fromActivation: activation)

        #expect(activation.constraints.allSatisfy { $0.isActive })
    }

    @Test func `An update activates the constraints of a view that a program has removed and added`() throws {
        let activation = column([0, 1, 2]).active()
        try harness.settle()
        views[1].removeFromSuperview()
        root.insertSubview(views[1], at: 1)
        #expect(activation.constraints.contains { !$0.isActive })

        column([0, 1, 2]).update(fromActivation: activation)

        #expect(activation.constraints.allSatisfy { $0.isActive })
        try harness.settle()
        #expect(views[2].frame.minY == 20)
    }

    @Test func `An update with a new view activates the constraints that a program has deactivated`() throws {
        let activation = column([0, 1]).active()
        activation.constraints[0].isActive = false

        column([0, 1, 2]).update(fromActivation: activation)

        #expect(activation.constraints.count == 12 && activation.constraints.allSatisfy { $0.isActive })
    }

    @Test func `A deactivated layout leaves nothing, and can be activated again`() {
        let activation = column([0, 1]).active()
        let constraints = activation.constraints
        activation.deactive()
        #expect(root.subviews.isEmpty && root.constraints.isEmpty)
        #expect(constraints.allSatisfy { !$0.isActive })
        activation.deactive()
        column([0, 1]).update(fromActivation: activation)
        #expect(root.subviews == [views[0], views[1]])
    }

    @Test func `Updates between random layouts equal fresh activations`() {
        #expect(LayoutUpdateStress.findings(seed: 20, updates: 300) == [])
    }
}
