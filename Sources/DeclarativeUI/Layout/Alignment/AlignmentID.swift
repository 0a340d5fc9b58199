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
    /// Returns the position of the guide in views that do not set it, in points from the top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> Double
}
