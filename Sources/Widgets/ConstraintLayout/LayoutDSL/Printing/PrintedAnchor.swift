/// A constraint in a form that can be printed as a line of source.
struct PrintedAnchor {
    enum Target: Hashable {
        case none, superview
        case named(String)
    }

    var first: (any LayoutItem)?
    private(set) var second: (any LayoutItem)?
    var target = Target.none
    private var attribute: LayoutConstraint.Attribute
    private var otherAttribute: LayoutConstraint.Attribute
    private var relation: LayoutConstraint.Relation
    private var multiplier: Double
    private var constant: Double
    private let priority: LayoutPriority
    private let identifier: String?

    init(_ constraint: LayoutConstraint) {
        (first, attribute) = Self.view(of: constraint.firstItem, constraint.firstAttribute)
        (second, otherAttribute) = Self.view(of: constraint.secondItem, constraint.secondAttribute)
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
        identifier = constraint.identifier
    }

    /// An equivalent constraint with its sides exchanged, for a first item that cannot have a block; nil when that is impossible.
    var exchanged: PrintedAnchor? {
        guard second != nil, multiplier != 0 else { return nil }
        var exchanged = self
        (exchanged.first, exchanged.second) = (second, first)
        (exchanged.attribute, exchanged.otherAttribute) = (otherAttribute, attribute)
        exchanged.multiplier = 1 / multiplier
        exchanged.constant = constant == 0 ? 0 : -constant / multiplier
        if relation != .equal, multiplier > 0 {
            exchanged.relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        return exchanged
    }

    /// Replaces an attribute of a view's margins guide by the margin attribute of the view.
    private static func view(of item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute)
        -> ((any LayoutItem)?, LayoutConstraint.Attribute)
    {
        guard let guide = item as? LayoutGuide, case .margins = guide.role, let view = guide.owningView else {
            return (item, attribute)
        }
        if attribute.withoutMargins.hadMargins { return (view, attribute) }
        let margin: LayoutConstraint.Attribute? =
            switch attribute {
            case .left: .leftMargin
            case .right: .rightMargin
            case .top: .topMargin
            case .bottom: .bottomMargin
            case .leading: .leadingMargin
            case .trailing: .trailingMargin
            case .centerX: .centerXWithinMargins
            case .centerY: .centerYWithinMargins
            default: nil
            }
        return margin.map { (view, $0) } ?? (item, attribute)
    }

    var attributeName: String { "\(attribute)" }

    /// The sort key: vertical positions, horizontal positions, lengths; then the attribute and the text.
    var order: (Int, Int, String) {
        let group =
            switch attribute.kind {
            case .vertical: 0
            case .horizontal: 1
            default: 2
            }
        return (group, attribute.rawValue, rest)
    }

    /// The text after the attributes.
    var rest: String {
        var text = relationText
        if multiplier != 1 { text += ".multiplier(\(multiplier))" }
        if priority != .required { text += ".priority(\(priority.rawValue))" }
        if let identifier { text += ".identifier(\(quoted(identifier)))" }
        return text
    }

    private var relationText: String {
        var parameters: [String] = []
        var name =
            switch relation {
            case .equal: "equalTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            }
        switch target {
        case .none: return ".\(name)(constant: \(constant))"
        case .superview: name += "Super"
        case .named(let item): parameters.append(item)
        }
        if attribute != otherAttribute { parameters.append("attribute: .\(otherAttribute)") }
        if constant != 0 { parameters.append("constant: \(constant)") }
        if relation == .equal, target == .superview, parameters.isEmpty { return "" }
        return ".\(name)(\(parameters.joined(separator: ", ")))"
    }

    private func quoted(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if character == "\\" || character == "\"" { escaped.append("\\") }
            escaped.append(character)
        }
        return "\"\(escaped)\""
    }
}
