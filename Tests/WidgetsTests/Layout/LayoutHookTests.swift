import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Hooks that change the tree or its constraints during a layout pass.
@Suite struct LayoutHookTests {
    let root = View()
    let harness: Harness

    init() { harness = Harness(root, size: Size(width: 400, height: 300)) }

    /// Calls a closure when its intrinsic size, its alignment insets or its baseline is read.
    final class Hooked: View, BaselineProviding {
        var onContent: (() -> Void)?
        var onAlignment: (() -> Void)?
        var onBaseline: (() -> Void)?

        override var intrinsicContentSize: Size {
            onContent?()
            return Size(width: 30, height: 20)
        }
        override var alignmentRectInsets: EdgeInsets {
            onAlignment?()
            return .zero
        }
        var firstBaseline: LayoutBaseline {
            onBaseline?()
            return LayoutBaseline(heightShare: 0.5, offset: 2)
        }
    }

    @Test func `A view may be removed while its intrinsic size is read`() throws {
        let view = placed(Hooked(), in: root)
        let other = placed(Hooked(), in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.onContent = { [unowned view] in
            view.removeFromSuperview()
            other.removeFromSuperview()
        }
        try harness.settle()
        #expect(root.subviews.isEmpty && root.constraints.isEmpty)
    }

    @Test func `A view may move to another host while its intrinsic size is read`() throws {
        let elsewhere = Harness(View(), size: Size(width: 100, height: 100))
        let view = placed(Hooked(), in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.onContent = { [unowned view] in
            view.onContent = nil
            elsewhere.rootView.addSubview(view)
        }
        try harness.settle()
        view.leadingAnchor.constraint(equalTo: elsewhere.rootView.leadingAnchor, constant: 4).isActive = true
        try elsewhere.settle()
        #expect(view.frame == Rect(x: 4, y: 0, width: 30, height: 20))
    }

    @Test func `Constraints may change while an intrinsic size is read`() throws {
        let view = placed(Hooked(), in: root)
        let other = placed(View(), in: root)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        left.isActive = true
        view.onContent = { [unowned view] in
            view.onContent = nil
            left.constant = 12
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1).isActive = true
        }
        try harness.settle()
        #expect(view.frame.minX == 12 && other.frame.minX == 43)
    }

    @Test func `Layout may be requested while an intrinsic size is read`() throws {
        let view = placed(Hooked(), in: root)
        let inner = placed(Sized(7, 7), in: view)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3).isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
        var fitting = Size.zero
        view.onContent = { [unowned view] in
            view.layoutIfNeeded()
            fitting = inner.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
        try harness.settle()
        #expect(fitting == Size(width: 7, height: 7))
        #expect(inner.frame.minX == 3 && view.frame == Rect(x: 5, y: 0, width: 30, height: 20))
    }

    @Test func `Intrinsic sizes that keep invalidating each other are stopped and reported`() throws {
        let view = placed(Hooked(), in: root)
        let other = placed(Hooked(), in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
        view.onContent = { [unowned other] in other.invalidateIntrinsicContentSize() }
        other.onContent = { [unowned view] in view.invalidateIntrinsicContentSize() }
        let reported = diagnostics { harness.step() }
        #expect(reported.contains { $0.kind == .layoutLoop })
        #expect(view.frame == Rect(x: 5, y: 0, width: 30, height: 20))
    }

    @Test func `Layout may change while alignment insets or a baseline are read`() throws {
        let view = placed(Hooked(), in: root)
        let still = View(frame: Rect(x: 1, y: 1, width: 10, height: 10))
        root.addSubview(still)
        let next = placed(View(), in: root)
        let left = view.leadingAnchor.constraint(equalTo: still.leadingAnchor)
        let top = view.topAnchor.constraint(equalTo: still.topAnchor)
        LayoutConstraint.activate([left, top])
        try harness.settle()
        var count = 0
        view.onAlignment = {
            count += 1
            still.frame.origin.x = 20
            left.constant = 6
        }
        view.onBaseline = { [unowned view] in
            count += 1
            top.constant = 2
            view.layoutIfNeeded()
        }
        let baseline = next.topAnchor.constraint(equalTo: view.firstBaselineAnchor, constant: 1)
        baseline.isActive = true
        try harness.settle()
        #expect(count > 0)
        #expect(view.frame == Rect(x: 26, y: 3, width: 30, height: 20))
        #expect(next.frame.minY == 3 + 10 + 2 + 1)
    }

    @Test func `Views may be removed in updateConstraints and layoutSubviews`() throws {
        final class Leaving: View {
            var action: (() -> Void)?
            var inLayout = false
            override func updateConstraints() {
                if !inLayout { action?() }
                super.updateConstraints()
            }
            override func layoutSubviews() { if inLayout { action?() } }
        }
        for inLayout in [false, true] {
            let view = placed(Leaving(), in: root)
            view.inLayout = inLayout
            let victim = placed(Sized(10, 10), in: view)
            let other = placed(Sized(10, 10), in: root)
            victim.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            victim.trailingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
            view.action = { [unowned view] in
                victim.removeFromSuperview()
                other.removeFromSuperview()
                view.removeFromSuperview()
            }
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            try harness.settle()
            #expect(root.subviews.isEmpty && root.constraints.isEmpty && view.constraints.isEmpty)
        }
    }

    /// Calls a closure once in `updateConstraints()`.
    final class Updating: View {
        var action: (() -> Void)?
        override func updateConstraints() {
            let action = action
            self.action = nil
            action?()
            super.updateConstraints()
        }
    }

    @Test func `updateConstraints may invalidate the constraints of other views`() throws {
        let view = placed(Updating(), in: root)
        let other = placed(Updating(), in: view)
        let stack = placed(StackView(), in: root)
        var order: [String] = []
        try harness.settle()
        view.action = {
            order.append("view")
            other.action = { order.append("other") }
            other.setNeedsUpdateConstraints()
            stack.addArrangedSubview(Sized(10, 10))
        }
        view.setNeedsUpdateConstraints()
        let report = try #require(harness.step())
        // The two views, the stack and its new arranged view.
        #expect(order == ["view", "other"])
        #expect(stack.frame.width == 10)
        #expect(report.culprits.isEmpty && report.constraintUpdateCount == 4)
    }

    @Test func `Layout may be requested in updateConstraints`() throws {
        let view = placed(Updating(), in: root)
        let stack = placed(StackView(), in: root)
        try harness.settle()
        var size = Size.zero
        view.action = {
            stack.addArrangedSubview(Sized(10, 10))
            size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            stack.layoutIfNeeded()
            stack.updateConstraintsIfNeeded()
        }
        view.setNeedsUpdateConstraints()
        try harness.settle()
        #expect(size.width == 10 && stack.frame.width == 10)
    }

    @Test func `A view that keeps invalidating its constraints is stopped and reported`() {
        final class Restless: View {
            override func updateConstraints() { setNeedsUpdateConstraints() }
        }
        let view = placed(Restless(), in: root)
        let reported = diagnostics {
            view.setNeedsUpdateConstraints()
            harness.step()
        }
        #expect(reported.count == 1 && reported[0].kind == .layoutLoop)
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        view.layoutIfNeeded()
    }

    /// A view that moves itself to another superview when it is laid out.
    private final class Mover: View {
        var target: View?
        var layouts = 0
        let inner = View()

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if let target {
                self.target = nil
                target.addSubview(self)
                inner.setNeedsLayout()
            } else if layouts == 2 {
                removeFromSuperview()
            }
            inner.frame = bounds
        }
    }

    @Test func `A view that its own layout adds to a window is laid out there`() throws {
        let mover = Mover(frame: Rect(x: 0, y: 0, width: 40, height: 30))
        mover.addSubview(mover.inner)
        mover.target = root

        mover.layoutIfNeeded()

        #expect(mover.superview == root && mover.inner.frame.size == Size(width: 40, height: 30))
        #expect(mover.layouts <= 3 && !mover.needsLayoutForTest)
        try harness.settle()
    }

    @Test func `A view that its own layout removes from a window is laid out without it`() throws {
        let mover = placed(Mover(frame: Rect(x: 0, y: 0, width: 40, height: 30)), in: root)
        mover.addSubview(mover.inner)
        try harness.settle()
        mover.setNeedsLayout()

        mover.layoutIfNeeded()

        #expect(mover.superview == nil && mover.layouts >= 2 && !mover.needsLayoutForTest)
        try harness.settle()
        #expect(harness.advance(by: .seconds(10)).isIdle)
    }

    @Test func `A diagnostics handler may resolve the conflict`() throws {
        let view = placed(View(), in: root)
        let widths = (0..<4).map { view.widthAnchor.constraint(equalToConstant: 10 + Double($0)) }
        let heights = (0..<4).map { view.heightAnchor.constraint(equalToConstant: 10 + Double($0)) }
        LayoutConstraint.activate(widths + heights)
        let before = Diagnostics.handler
        Diagnostics.handler = { _ in LayoutConstraint.deactivate(Array((widths + heights).dropFirst())) }
        defer { Diagnostics.handler = before }
        try harness.settle()
        #expect(view.frame.width == 10 && root.layoutConflicts.isEmpty)
    }
}

extension View {
    fileprivate var needsLayoutForTest: Bool { flags.contains(.needsLayout) }
}
