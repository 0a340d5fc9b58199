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
    /// The radius of a check box's corners, in points.
    public var checkRadius = 6.0
    /// Between a mark and its title, an image and its text.
    public var markSpacing = 9.0
    /// The height of a slider's track, in points.
    public var sliderTrack = 6.0
    /// The diameter of a slider's knob, in points.
    public var sliderKnob = 20.0
    /// The width of a switch, in points.
    public var switchWidth = 46.0
    /// The height of a switch, in points.
    public var switchHeight = 26.0
    /// Of a progress bar.
    public var progressHeight = 6.0
    /// Corners of menus, and the height of one of their rows.
    public var menuRadius = 11.0
    /// The height of a row in a menu, in points.
    public var menuRowHeight = 30.0
    /// Of a strip of tabs.
    public var tabHeight = 42.0
    /// Corners of sheets and alerts.
    public var sheetRadius = 15.0
    /// A scroll bar at rest and under the pointer, its distance from the edges, and the least length of its knob.
    public var scrollBarThin = 4.0
    /// The width of a scroll bar under the pointer, in points.
    public var scrollBarWide = 9.0
    /// The distance between a scroll bar and the edge, in points.
    public var scrollBarInset = 3.0
    /// The least length of a scroll bar's knob, in points.
    public var scrollBarKnob = 30.0
    /// Between related controls, between others, and around a window's content.
    public var spacing = 6.0
    /// The distance between groups of controls, in points.
    public var groupSpacing = 18.0
    /// The distance between controls and the edge of the window, in points.
    public var windowMargin = 18.0

    public init() {}
}
