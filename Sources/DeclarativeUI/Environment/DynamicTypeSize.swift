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

extension View {
    /// Sets the size of texts of the view and its descendants, and of the sheets, alerts and menus that they open.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the size of texts of the view and its descendants to a range; a text scale inside of it is kept exactly.
    ///
    ///     Toolbar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize {
        transformEnvironment(\.self) { values in
            let size = values.dynamicTypeSize
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = sizes.first, let last = sizes.last, !range.contains(size) else { return }
            values.dynamicTypeSize = size < first ? first : last
        }
    }
}
