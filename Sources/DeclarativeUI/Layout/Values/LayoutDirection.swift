/// The direction of a user interface: left to right or right to left.
///
/// Layouts compute positions from left to right in both cases; their containers mirror the positions.
///
///     let isMirrored = subviews.layoutDirection == .rightToLeft
public typealias LayoutDirection = UserInterfaceLayoutDirection
