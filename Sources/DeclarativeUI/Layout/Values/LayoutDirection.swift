/// Which way a user interface runs.
///
/// Layouts work left to right in either case: what contains them turns their placements round.
///
///     let isMirrored = subviews.layoutDirection == .rightToLeft
public typealias LayoutDirection = UserInterfaceLayoutDirection
