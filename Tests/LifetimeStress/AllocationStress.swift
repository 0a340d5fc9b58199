import AllocationCounter
import DeclarativeUI

/// Counts the allocations of code that should not allocate.
///
/// Only optimised builds without a sanitizer can pass.
package enum AllocationStress {
    /// Runs all counts; returns one line for each defect, or a line if nothing can be counted.
    package static func findings() -> [String] {
        counterFindings() + setFindings() + keptMemoryFindings() + columnFindings() + paintFindings()
    }

    private static func counterFindings() -> [String] {
        if !widgets_can_count_allocations() { return ["nothing is counted under a sanitizer"] }
        let before = widgets_allocation_count()
        var boxes: [[Int]] = []
        for index in 0..<100 { boxes.append([index]) }
        let count = widgets_allocation_count() - before
        return count >= boxes.count ? [] : ["the counter counts \(count) of \(boxes.count) blocks"]
    }

    /// Counts setting an annotated property of a view that is already invalidated, and setting it to an equal value.
    package static func setFindings() -> [String] {
        let gauge = Gauge(frame: Rect(x: 0, y: 0, width: 9, height: 9))
        let root = Widgets.View()
        root.addSubview(gauge)
        let host = ViewHost(rootView: root, size: Size(width: 9, height: 9))
        for level in 1...10 { gauge.level = level }
        let before = widgets_allocation_count()
        for level in 11...10_010 { gauge.level = level }
        let count = widgets_allocation_count() - before
        let beforeEqual = widgets_allocation_count()
        for _ in 0..<1000 { gauge.level = 10_010 }
        let equalCount = widgets_allocation_count() - beforeEqual
        var findings: [String] = []
        if count != 0 { findings.append("\(count) blocks for 10,000 sets") }
        if equalCount != 0 { findings.append("\(equalCount) blocks for 1,000 sets to an equal value") }
        if !host.needsFrame { findings.append("the sets have not invalidated the view") }
        return findings
    }

    /// Sets an annotated property of a view without a superview; temporary allocations must be freed.
    package static func keptMemoryFindings() -> [String] {
        let gauge = Gauge(frame: Rect(x: 0, y: 0, width: 9, height: 9))
        for level in 1...10 { gauge.level = level }
        let before = widgets_live_allocation_count()
        for level in 11...10_010 { gauge.level = level }
        let kept = widgets_live_allocation_count() - before
        return kept <= 0 ? [] : ["10,000 sets keep \(kept) blocks"]
    }

    /// Counts repainting views whose drawing is recorded, which may only allocate the report of the frame.
    package static func paintFindings() -> [String] {
        let kinds: [(name: String, change: @MainActor (Widgets.View) -> Void)] = [
            ("plain views", { _ in }),
            ("views with a shadow", { $0.layer.shadowOpacity = 0.5 }),
            (
                "views with a shadow path",
                {
                    $0.layer.shadowOpacity = 0.5
                    $0.layer.shadowPath = Path(ellipseIn: $0.bounds)
                }
            ),
            (
                "views whose content casts a shadow",
                {
                    $0.backgroundColor = nil
                    $0.layer.shadowOpacity = 0.5
                }
            ),
            ("views with filters", { $0.layer.filters = [.blur(radius: 2), .saturation(0.5)] }),
            (
                "rounded views that clip",
                {
                    $0.layer.cornerRadius = 8
                    $0.layer.borderWidth = 1
                    $0.clipsToBounds = true
                }
            ),
            ("transformed views", { $0.transform = AffineTransform(rotationAngle: 0.2) }),
            (
                "projected views",
                {
                    var turn = Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0)
                    turn.m34 = -1 / 300
                    $0.transform3D = turn
                }
            ),
            ("translucent views", { $0.alpha = 0.5 }),
            (
                "masked views",
                { view in
                    let mask = Widgets.View(frame: Rect(x: 5, y: 5, width: 60, height: 60))
                    mask.backgroundColor = .black
                    mask.layer.cornerRadius = 9
                    view.mask = mask
                }
            ),
        ]
        return kinds.compactMap { name, change in
            let (few, many) = (paintedBlocks(10, change), paintedBlocks(100, change))
            return few == many && many < 20
                ? nil : "\(few) blocks to repaint 10 \(name), \(many) for 100"
        }
    }

    /// Returns the number of blocks allocated by a full repaint of views, each with a subview.
    private static func paintedBlocks(_ count: Int, _ change: (Widgets.View) -> Void) -> Int {
        let root = Widgets.View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        root.backgroundColor = .white
        for index in 0..<count {
            let card = Widgets.View(
                frame: Rect(x: Double(index % 8) * 20, y: Double(index), width: 90, height: 90))
            card.backgroundColor = .red
            let part = Widgets.View(frame: Rect(x: 10, y: 10, width: 30, height: 20))
            part.backgroundColor = .blue
            card.addSubview(part)
            change(card)
            root.addSubview(card)
        }
        let host = ViewHost(rootView: root, size: root.bounds.size)
        let target = BitmapTarget(width: 200, height: 200)
        var blocks = 0
        for _ in 0..<4 {
            host.redrawEverything()
            let before = widgets_allocation_count()
            host.runFrame(into: target)
            blocks = Int(widgets_allocation_count() - before)
        }
        return blocks
    }

    /// Counts laying out a column of a thousand children, which may allocate fewer than 20 blocks.
    package static func columnFindings() -> [String] {
        var elements = ContiguousArray<any LayoutElement>()
        for _ in 0..<1_000 { elements.append(KnownElement()) }
        let subviews = LayoutSubviews(elements)
        let stack = VStackLayout()
        var findings: [String] = []
        let before = widgets_allocation_count()
        var cache = stack.makeCache(subviews: subviews)
        for proposal in [
            ProposedViewSize(width: 100, height: 30_000), ProposedViewSize(width: 100, height: nil),
        ] {
            let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            stack.placeSubviews(
                in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
            if size != Size(width: 50, height: 27_992) { findings.append("the column has the size \(size)") }
        }
        let count = widgets_allocation_count() - before
        if count >= 20 { findings.append("\(count) blocks for a column of 1,000 children") }
        return findings
    }
}

/// A view with an annotated property.
private final class Gauge: Widgets.View {
    @ViewInvalidating(.layout, .display, .constraints, .intrinsicContentSize) var level = 0
}
