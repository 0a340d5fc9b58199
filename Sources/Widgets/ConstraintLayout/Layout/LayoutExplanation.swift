/// An explanation of the value of a layout attribute: the constraints that together determine it.
///
///     print(field.explainLayout(.width))
///     // TextField "name".width == 184, because of
///     //   View.width == 320 (frame set in code, View translates its autoresizing mask)
///     //   TextField "name".trailing == View.trailing - 8 (Form/Form.swift:31)
///     //   …
public struct LayoutExplanation: CustomStringConvertible {
    /// A constraint that contributes to the value.
    ///
    ///     let mine = explanation.reasons.compactMap(\.constraint)
    public struct Reason {
        /// The constraint; nil if it was derived from a frame, a content size or margins.
        public let constraint: LayoutConstraint?
        /// The description of the constraint.
        public let text: String
        /// The change of the value in points when the constraint's constant increases by one point and all others stay the same.
        public let influence: Double
    }

    /// The name of the view or guide, with the attribute.
    public let subject: String
    /// The value of the attribute, in points.
    public let value: Double
    /// The constraints that determine the value, most direct first.
    public let reasons: [Reason]

    public var description: String {
        let head = "\(subject) == \(LayoutConstraint.short(value))"
        if reasons.isEmpty { return head + ", because no constraint determines it" }
        return ([head + ", because of"] + reasons.map { "  \($0.text)" }).joined(separator: "\n")
    }
}
