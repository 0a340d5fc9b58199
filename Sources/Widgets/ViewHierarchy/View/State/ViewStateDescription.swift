/// A description of a view for debuggers: the path from the root, and the state that differs from that of a new view.
struct ViewStateDescription {
    let text: String

    init(of view: View) {
        var parts = ["\(view.hierarchyPath)", "frame = \(view.geometryFrame)"]
        if view.layoutState.bounds.origin != .zero { parts.append("bounds = \(view.layoutState.bounds)") }
        if view.flags.contains(.isHidden) { parts.append("hidden") }
        if view.displayState.alpha < 1 { parts.append("alpha = \(view.displayState.alpha)") }
        if !view.transform3D.isIdentity { parts.append("transform = \(view.transform3D)") }
        if view.overrideUserInterfaceStyle != .unspecified {
            parts.append("style = \(view.overrideUserInterfaceStyle)")
        }
        if view.needsLayout { parts.append("needs layout") }
        if view.needsDisplay { parts.append("needs display") }
        if !view.subviews.isEmpty { parts.append("\(view.subviews.count) subviews") }
        if view.viewTree == nil { parts.append("in no host") }
        text = "<\(parts.joined(separator: "; "))>"
    }
}
