/// The combination of a layer's pixels with those below: `CGBlendMode`, and `SwiftUI.BlendMode`.
///
/// The formulas are those of the W3C's "Compositing and Blending Level 1".
///
///     canvas.drawLayer(blendMode: .multiply) { canvas.draw(texture, in: bounds) }
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// Whether transparent pixels of the layer change the pixels below.
    package var affectsUncoveredPixels: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
