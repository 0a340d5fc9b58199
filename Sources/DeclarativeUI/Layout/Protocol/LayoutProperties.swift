/// The properties of a layout type, independent of its subviews.
///
///     static var layoutProperties: LayoutProperties {
///         var properties = LayoutProperties()
///         properties.stackOrientation = .vertical
///         return properties
///     }
public nonisolated struct LayoutProperties: Hashable, Sendable {
    /// The axis along which the layout stacks its subviews, to which spacers and dividers adapt.
    ///
    /// Nil, the default, if the layout does not stack its subviews along one axis.
    public var stackOrientation: Axis?

    /// Creates properties without a stack orientation.
    public init() {}
}
