/// Prints a layout as a tree with the type of each part, the name of its view and, optionally, its anchors.
///
///     LayoutPrinter(layout, withAnchors: true).print()
///     // ViewLayout - view: root
///     // └─ ViewLayout - view: title
///     //       .leading == superview.leading + 10.0
public struct LayoutPrinter: CustomStringConvertible {
    /// The outline to print.
    public let outline: LayoutOutline
    let withAnchors: Bool

    public init<Content: Layout>(_ layout: Content, withAnchors: Bool = false) {
        outline = layout.outline
        self.withAnchors = withAnchors
    }

    public init<Owner: Layoutable>(_ layoutable: Owner, withAnchors: Bool = false) {
        self.init(layoutable.layout, withAnchors: withAnchors)
    }

    public nonisolated var description: String {
        var lines: [String] = []
        write(outline, lead: "", indent: "", into: &lines)
        return lines.joined(separator: "\n")
    }

    /// Writes the description to standard output.
    public func print() { Swift.print(description) }

    private nonisolated func write(
        _ outline: LayoutOutline, lead: String, indent: String, into lines: inout [String]
    ) {
        let subject = outline.subject.map { " - view: " + $0 } ?? ""
        lines.append(lead + outline.kind + subject)
        if withAnchors {
            let bar = outline.children.isEmpty ? "      " : "│     "
            for anchor in outline.anchors { lines.append(indent + bar + anchor) }
        }
        for (index, child) in outline.children.enumerated() {
            let isLast = index == outline.children.count - 1
            write(
                child, lead: indent + (isLast ? "└─ " : "├─ "), indent: indent + (isLast ? "   " : "│  "),
                into: &lines)
        }
    }
}

extension AnchorRule {
    /// The rule as text, one line for each attribute: `.leading == image.trailing + 10.0`.
    var lines: [String] { attributes.each.map { line(for: $0) } }

    private func line(for attribute: LayoutConstraint.Attribute) -> String {
        var text = ".\(attribute) \(relation.sign)"
        let other = targetAttribute == .notAnAttribute ? attribute : targetAttribute
        if multiplier != 1 { text += " \(multiplier) *" }
        if let name = printedTarget { text += " \(name).\(other)" }
        let value = constant(of: attribute)
        if value != 0 || target == .none { text += value < 0 ? " - \(-value)" : " + \(value)" }
        if priority != .required { text += " @\(priority.rawValue)" }
        if let identifier { text += " \"\(identifier)\"" }
        return text
    }

    /// Returns the identifier of a guide, or a name such as `view.safeAreaLayoutGuide` for a built-in guide.
    private func name(of guide: LayoutGuide) -> String {
        guard let role = guide.role else {
            return guide.identifier.isEmpty ? "LayoutGuide" : guide.identifier
        }
        return guide.owningView.map { "\(LayoutOutline.name(of: $0)).\(role.rawValue)" } ?? role.rawValue
    }

    private func name(of node: LayoutNode) -> String {
        if let guide = node.guide { return name(of: guide) }
        return node.ownView.map { LayoutOutline.name(of: $0) } ?? node.name
    }

    private var printedTarget: String? {
        switch target {
        case .superview: "superview"
        case .none: nil
        case .identifier: targetName
        case .node: node.map { name(of: $0) }
        }
    }
}
