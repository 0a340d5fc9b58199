/// The properties of a layout that are known before it has arranged anything.
///
///     static var layoutProperties: LayoutProperties {
///         var properties = LayoutProperties()
///         properties.stackOrientation = .vertical
///         return properties
///     }
public nonisolated struct LayoutProperties: Hashable, Sendable {
    /// The axis along which the layout stacks its subviews: spacers and dividers adapt to it.
    ///
    /// Nil: neither.
    public var stackOrientation: Axis?

    public init() {}
}
