import Testing
import Widgets
import WidgetsTesting

/// Numbers that are not finite or far too large, in every input of the layout.
@Suite struct LayoutInputTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    final class Odd: View, BaselineProviding {
        var insets = EdgeInsets.zero
        var firstBaseline = LayoutBaseline.bottom
        override var intrinsicContentSize: Size { Size(width: 30, height: 20) }
        override var alignmentRectInsets: EdgeInsets { insets }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `Alignment insets and baselines that are not finite are reported`(number: Double) throws {
        let view = placed(Odd(), in: root)
        view.insets = EdgeInsets(top: number, left: number, bottom: 0, right: 0)
        view.firstBaseline = LayoutBaseline(heightShare: number, offset: number)
        let inner = placed(Sized(5, 5), in: view)
        let reported = try diagnostics {
            LayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
                view.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6),
                inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            ])
            try harness.settle()
        }
        #expect(!reported.isEmpty)
        #expect(view.frame.isFinite && inner.frame.isFinite)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `Margins and target sizes that are not finite are reported`(number: Double) throws {
        let view = placed(Odd(), in: root)
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        try harness.settle()
        let reported = try diagnostics {
            root.directionalLayoutMargins = DirectionalEdgeInsets(
                top: 0, leading: number, bottom: 0, trailing: 0)
            root.layoutMargins = EdgeInsets(top: number, left: 1, bottom: 2, right: 3)
            try harness.settle()
        }
        #expect(reported.count == 2)
        #expect(view.frame.minX == 8)
        let size = view.systemLayoutSizeFitting(
            Size(width: number, height: number), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.isFinite)
        #expect(view.systemLayoutSizeFitting(Size(width: 500, height: number)).height == 20)
    }

    @Test(arguments: [1e12, 1e100, 1e300])
    func `Huge numbers leave no lasting error`(number: Double) throws {
        let view = placed(Odd(), in: root)
        let other = placed(Odd(), in: root)
        let huge = view.widthAnchor.constraint(equalToConstant: number)
        let far = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -number)
        let steep = other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
        let after = other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5)
        let bound = other.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
        let soft = other.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
        soft.priority = .defaultHigh
        _ = diagnostics {
            LayoutConstraint.activate([huge, far, steep, after, bound, soft])
            harness.step()
            huge.constant = 40
            far.constant = 10
            LayoutConstraint.deactivate([steep, soft])
            harness.step()
        }
        #expect(view.frame == Rect(x: 10, y: 0, width: 40, height: 20))
        #expect(other.frame == Rect(x: 55, y: 0, width: 30, height: 20))
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func `Spacings, lengths and paddings that are not finite are reported`() throws {
        let stack = placed(StackView(arrangedSubviews: [Sized(10, 10), Sized(10, 10)]), in: root)
        let grid = placed(GridView(views: [[Sized(10, 10), Sized(10, 10)]]), in: root)
        try harness.settle()
        let reported = try diagnostics {
            stack.spacing = .nan
            stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
            grid.columnSpacing = .nan
            grid.column(at: 0).width = .nan
            grid.column(at: 1).leadingPadding = .infinity
            grid.row(at: 0).height = .nan
            try harness.settle()
        }
        #expect(!reported.isEmpty)
        #expect((stack.subviews + grid.subviews).allSatisfy { $0.frame.isFinite })
    }

    @Test func `The margins guide of a view cannot be added to another view`() throws {
        let view = placed(Odd(), in: root)
        let guide = view.layoutMarginsGuide
        let reported = diagnostics { root.addLayoutGuide(guide) }
        #expect(reported.count == 1)
        #expect(guide.owningView === view && root.layoutGuides.isEmpty)
    }

    @Test func `Changing a priority repeatedly accumulates no weight`() throws {
        let view = placed(Odd(), in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.priority = 1
        width.isActive = true
        try harness.settle()
        for step in 0..<20_000 {
            width.priority = LayoutPriority(1 + Float(step) * 0.04)
            if step % 10 == 0 { root.layoutIfNeeded() }
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        width.priority = .required
        root.layoutIfNeeded()
        width.priority = 240
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }
}
