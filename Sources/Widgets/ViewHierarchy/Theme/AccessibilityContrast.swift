/// The contrast that a user needs: `UIAccessibilityContrast`.
///
///     window.appearance = Theme(style: .light, contrast: .high)
public nonisolated enum AccessibilityContrast: Hashable, Sendable {
    case normal
    case high
}
