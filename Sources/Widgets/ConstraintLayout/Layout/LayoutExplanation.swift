/// Why a part of a view is where it is: the constraints that, together, determine it.
///
///     print(field.explainLayout(.width))
///     // TextField "name".width == 184, because of
///     //   View.width == 320 (frame set by hand, View translates its autoresizing mask)
///     //   TextField "name".trailing == View.trailing - 8 (Form/Form.swift:31)
///     //   …
public struct LayoutExplanation: CustomStringConvertible {
    /// One of the constraints.
    ///
    ///     let mine = explanation.reasons.compactMap(\.constraint)
    public struct Reason {
        /// The constraint, if it is one that was made by hand.
        public let constraint: LayoutConstraint?
        /// The constraint in words.
        public let text: String
        /// How far the value moves when the constraint's constant grows by one point, other constraints staying as they are.
        public let influence: Double
    }

    /// Whose value, and which.
    public let subject: String
    /// In points.
    public let value: Double
    /// The constraints that determine the value, the most direct first.
    public let reasons: [Reason]

    public var description: String {
        let head = "\(subject) == \(LayoutConstraint.short(value))"
        if reasons.isEmpty { return head + ", because nothing says otherwise" }
        return ([head + ", because of"] + reasons.map { "  \($0.text)" }).joined(separator: "\n")
    }
}
