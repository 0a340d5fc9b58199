import Widgets

/// Builds trees deeper than `View.maximumHierarchyDepth`, then lays out, renders, moves and releases the accepted views.
public enum DeepTreeStress {
    /// Builds a chain of `count` views from the root down or from the leaf up; returns one line for each defect.
    public static func findings(count: Int, fromLeaves: Bool) -> [String] {
        let handler = Diagnostics.handler
        var refusals = 0
        Diagnostics.handler = { if $0.kind == .refusedHierarchy { refusals += 1 } }
        defer { Diagnostics.handler = handler }
        let root = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        let host = ViewHost(rootView: root, size: Size(width: 20, height: 20))
        var end = makeView()
        if !fromLeaves { root.addSubview(end) }
        for _ in 1..<count {
            let view = makeView()
            (fromLeaves ? view : end).addSubview(fromLeaves ? end : view)
            if view.superview == nil, end.superview == nil { break }
            end = view
        }
        if fromLeaves { root.addSubview(end) }
        _ = host.renderBitmap()
        end.alpha = 0.5
        end.removeFromSuperview()
        root.addSubview(end)
        _ = host.renderBitmap()
        var findings: [String] = []
        let depth = depth(below: root)
        if depth > View.maximumHierarchyDepth { findings.append("the tree is \(depth) views deep") }
        if (refusals > 0) != (count >= View.maximumHierarchyDepth + 1) {
            findings.append("\(refusals) refusals for \(count) views")
        }
        return findings
    }

    private static func makeView() -> View {
        let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        view.alpha = 0.99
        view.backgroundColor = .white
        view.clipsToBounds = true
        return view
    }

    /// Returns the number of levels below `root`.
    private static func depth(below root: View) -> Int {
        var level = root.subviews
        var depth = 0
        while !level.isEmpty {
            depth += 1
            level = level.flatMap(\.subviews)
        }
        return depth
    }
}
