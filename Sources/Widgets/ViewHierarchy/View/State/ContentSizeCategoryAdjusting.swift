/// A view whose texts follow the size that the user prefers: `UIContentSizeCategoryAdjusting`, to which all views conform here.
///
///     preview.adjustsFontForContentSizeCategory = false
public protocol ContentSizeCategoryAdjusting: AnyObject {
    /// Whether texts of the view and its descendants are enlarged by the text scale of their theme; true by default.
    ///
    /// In UIKit the default is false. Here, as in other programs of Linux desktops, all texts follow the user's setting, also those in
    /// fonts of a given size; set it to false for text of a fixed size, as in a preview of a page.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension ContentSizeCategoryAdjusting where Self: View {
    public var adjustsFontForContentSizeCategory: Bool {
        get { rare?.themeOverride?.ignoresTextScale != true }
        set { ThemeInheritance(of: self).override(ignoresTextScale: !newValue) }
    }

    /// The factor by which texts of this view are enlarged: the ``Theme/textScale`` of its theme, or 1 if the view or an ancestor sets
    /// ``adjustsFontForContentSizeCategory`` to false.
    package var textScale: Double {
        ThemeInheritance.isUsed
            ? ThemeInheritance(of: self).textScale
            : viewTree?.theme.textScale ?? ExecutionContext.current.textScaleWithoutHost
    }

    /// Returns `font` in the size in which this view displays text: `UIFontMetrics.scaledFont(for:)`.
    ///
    /// Views of the toolkit do so with their fonts; a view that draws text itself calls it when it measures and when it draws.
    /// ``AppearanceObserving`` views are notified when the result changes.
    public func scaledFont(for font: Font) -> Font { font.scaled(by: textScale) }
}

/// The scales of a tree of views, on which measured texts depend.
struct HostScales: Equatable {
    private let pixels: Double
    private let text: Double

    /// The scales of `tree`; those of views without a host if it is nil.
    init(_ tree: ViewTree?) {
        pixels = tree?.scale ?? ExecutionContext.current.scaleWithoutHost
        text = tree?.theme.textScale ?? ExecutionContext.current.textScaleWithoutHost
    }
}
