extension LayoutConstraint {
    /// An attribute of a view or guide in a constraint, modelled on `NSLayoutConstraint.Attribute`.
    ///
    ///     LayoutConstraint(item: icon, attribute: .centerY, relatedBy: .equal, toItem: title, attribute: .centerY,
    ///                      multiplier: 1, constant: 0)
    public nonisolated enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute
        case left, right, top, bottom
        /// The edges at which lines of text begin and end: left and right, or right and left in a right-to-left layout.
        case leading, trailing
        case width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The corresponding attribute without margins, and whether this attribute is relative to the margins.
        var withoutMargins: (attribute: Attribute, hadMargins: Bool) {
            switch self {
            case .leftMargin: (.left, true)
            case .rightMargin: (.right, true)
            case .topMargin: (.top, true)
            case .bottomMargin: (.bottom, true)
            case .leadingMargin: (.leading, true)
            case .trailingMargin: (.trailing, true)
            case .centerXWithinMargins: (.centerX, true)
            case .centerYWithinMargins: (.centerY, true)
            default: (self, false)
            }
        }

        var kind: Kind {
            switch withoutMargins.attribute {
            case .left, .right: .horizontal(.absolute)
            case .leading, .trailing: .horizontal(.relative)
            case .centerX: .horizontal(.either)
            case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .vertical
            case .width, .height: .dimension
            default: .none
            }
        }

        var name: String { "\(self)" }
    }

    nonisolated enum Kind: Hashable {
        case horizontal(Sense)
        case vertical
        case dimension
        case none
    }

    /// Whether a horizontal attribute depends on the layout direction; `either` can be combined with both.
    nonisolated enum Sense: Hashable { case absolute, relative, either }

    /// The relation between the two sides of a constraint, modelled on `NSLayoutConstraint.Relation`.
    ///
    ///     let relation = LayoutConstraint.Relation.greaterThanOrEqual
    public nonisolated enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        var sign: String {
            switch self {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        }
    }

    /// An axis of layout, modelled on `NSLayoutConstraint.Axis`.
    ///
    ///     stack.axis = .vertical
    public nonisolated enum Axis: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
