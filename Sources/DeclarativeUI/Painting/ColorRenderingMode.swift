/// The colour space in which colours are blended: `SwiftUI.ColorRenderingMode`.
///
///     Canvas(colorMode: .nonLinear) { context, size in ... }
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    /// Blended as `.nonLinear`.
    case linear
    /// Blended as `.nonLinear`.
    case extendedLinear
}
