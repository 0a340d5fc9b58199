extension LayoutConstraint {
    /// The part of a view or guide that a constraint speaks of: `NSLayoutConstraint.Attribute`.
    ///
    ///     LayoutConstraint(item: icon, attribute: .centerY, relatedBy: .equal, toItem: title, attribute: .centerY,
    ///                      multiplier: 1, constant: 0)
    public nonisolated enum Attribute: Int, Hashable, Sendable {
        case notAnAttribute
        case left, right, top, bottom
        /// Where text begins and ends: left and right, or the other way round.
        case leading, trailing
        case width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The attribute without margins, and whether it had them.
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

    /// Whether a horizontal place depends on the direction of text.
    nonisolated enum Sense: Hashable { case absolute, relative, either }

    /// How the two sides compare: `NSLayoutConstraint.Relation`.
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

    /// A direction of layout: `NSLayoutConstraint.Axis`.
    ///
    ///     stack.axis = .vertical
    public nonisolated enum Axis: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
