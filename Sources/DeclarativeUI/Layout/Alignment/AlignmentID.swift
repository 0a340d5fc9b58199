/// A custom alignment guide.
///
/// Views without an explicit value for the guide have the default value.
///
///     enum FirstThird: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
///     }
///     extension VerticalAlignment {
///         static let firstThird = VerticalAlignment(FirstThird.self)
///     }
@MainActor public protocol AlignmentID: SendableMetatype {
    /// Where the guide of a view is that does not say otherwise, from its top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> Double
}
