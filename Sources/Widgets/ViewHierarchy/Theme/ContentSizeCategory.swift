/// A size of text that the user prefers: `UIContentSizeCategory`.
///
///     window.appearance.preferredContentSizeCategory = .extraExtraLarge
public nonisolated enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
    case extraSmall
    case small
    case medium
    /// The default size.
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The factor by which texts are enlarged: the ratio of UIKit's body text to that of ``large``, at most 3.
    public var textScale: Double {
        switch self {
        case .extraSmall: 0.82
        case .small: 0.88
        case .medium: 0.94
        case .large: 1
        case .extraLarge: 1.12
        case .extraExtraLarge: 1.24
        case .extraExtraExtraLarge: 1.35
        case .accessibilityMedium: 1.65
        case .accessibilityLarge: 1.94
        case .accessibilityExtraLarge: 2.35
        case .accessibilityExtraExtraLarge: 2.76
        case .accessibilityExtraExtraExtraLarge: 3
        }
    }

    /// Whether the size is one of those for users who see badly.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Creates the category whose factor is the nearest to `textScale`; `large` for NaN.
    public init(textScale: Double) {
        self = .large
        for category in Self.allCases
        where abs(category.textScale - textScale) < abs(self.textScale - textScale) {
            self = category
        }
    }

    public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
        first.rawValue < second.rawValue
    }
}
