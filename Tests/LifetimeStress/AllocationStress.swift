import AllocationCounter
import DeclarativeUI

/// Counts the allocations of code that should not allocate.
///
/// Only optimised builds without a sanitizer can pass.
package enum AllocationStress {
    /// Runs all counts; returns one line for each defect, or a line if nothing can be counted.
    package static func findings() -> [String] {
        counterFindings() + setFindings() + keptMemoryFindings() + columnFindings()
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
