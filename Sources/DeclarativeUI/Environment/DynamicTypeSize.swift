/// A size of text that the user prefers: `SwiftUI.DynamicTypeSize`.
///
///     @Environment(\.dynamicTypeSize) private var typeSize
///     if typeSize.isAccessibilitySize { VStack { content } } else { HStack { content } }
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall
    case small
    case medium
    /// The default size.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Creates the size that corresponds to a category of retained views.
    public init(_ category: ContentSizeCategory) { self = Self(rawValue: category.rawValue) ?? .large }

    /// Whether the size is one of those for users who see badly.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The corresponding category of retained views.
    var category: ContentSizeCategory { ContentSizeCategory(rawValue: rawValue) ?? .large }

    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension EnvironmentValues {
    /// The size of texts: the size nearest to the text scale of ``theme``, which setting it replaces.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(theme.preferredContentSizeCategory) }
        set { theme.preferredContentSizeCategory = newValue.category }
    }
}
