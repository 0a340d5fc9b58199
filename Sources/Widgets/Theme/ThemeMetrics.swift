/// Lengths, in points, that controls share.
///
///     theme.metrics.controlHeight   // 34
public nonisolated struct ThemeMetrics: Hashable, Sendable {
    /// Of buttons and fields.
    public var controlHeight = 34.0
    /// Left and right of a button's title.
    public var buttonPadding = 17.0
    /// Corners of buttons and fields.
    public var controlRadius = 9.0
    /// Corners of cards and boxed lists.
    public var cardRadius = 12.0
    /// Side of a check box's square.
    public var checkSize = 20.0
    public var checkRadius = 6.0
    /// Between a mark and its title, an image and its text.
    public var markSpacing = 9.0
    public var sliderTrack = 6.0
    public var sliderKnob = 20.0
    public var switchWidth = 46.0
    public var switchHeight = 26.0
    /// Of a progress bar.
    public var progressHeight = 6.0
    /// Corners of menus, and the height of one of their rows.
    public var menuRadius = 11.0
    public var menuRowHeight = 30.0
    /// Of a strip of tabs.
    public var tabHeight = 42.0
    /// Corners of sheets and alerts.
    public var sheetRadius = 15.0
    /// A scroll bar at rest and under the pointer, its distance from the edges, and the least length of its knob.
    public var scrollBarThin = 4.0
    public var scrollBarWide = 9.0
    public var scrollBarInset = 3.0
    public var scrollBarKnob = 30.0
    /// Between related controls, between others, and around a window's content.
    public var spacing = 6.0
    public var groupSpacing = 18.0
    public var windowMargin = 18.0

    public init() {}
}
