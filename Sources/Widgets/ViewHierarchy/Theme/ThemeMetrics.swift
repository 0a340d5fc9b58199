/// The dimensions shared by controls, in points.
///
///     theme.metrics.controlHeight   // 34
public nonisolated struct ThemeMetrics: Hashable, Sendable {
    /// The height of buttons and fields; 34 by default.
    public var controlHeight = 34.0
    /// The padding to the left and right of a button's title; 17 by default.
    public var buttonPadding = 17.0
    /// The corner radius of buttons and fields; 9 by default.
    public var controlRadius = 9.0
    /// The corner radius of cards and boxed lists; 12 by default.
    public var cardRadius = 12.0
    /// The width and height of a check box; 20 by default.
    public var checkSize = 20.0
    /// The corner radius of a check box; 6 by default.
    public var checkRadius = 6.0
    /// The distance between a mark and its title, or an image and its text; 9 by default.
    public var markSpacing = 9.0
    /// The height of a slider's track; 6 by default.
    public var sliderTrack = 6.0
    /// The diameter of a slider's knob; 20 by default.
    public var sliderKnob = 20.0
    /// The width of a switch; 46 by default.
    public var switchWidth = 46.0
    /// The height of a switch; 26 by default.
    public var switchHeight = 26.0
    /// The height of a progress bar; 6 by default.
    public var progressHeight = 6.0
    /// The corner radius of menus; 11 by default.
    public var menuRadius = 11.0
    /// The height of a row in a menu; 30 by default.
    public var menuRowHeight = 30.0
    /// The height of a tab bar; 42 by default.
    public var tabHeight = 42.0
    /// The corner radius of sheets and alerts; 15 by default.
    public var sheetRadius = 15.0
    /// The width of a scroll bar while the pointer is not over it; 4 by default.
    public var scrollBarThin = 4.0
    /// The width of a scroll bar under the pointer; 9 by default.
    public var scrollBarWide = 9.0
    /// The distance between a scroll bar and the edges; 3 by default.
    public var scrollBarInset = 3.0
    /// The minimum length of a scroll bar's knob; 30 by default.
    public var scrollBarKnob = 30.0
    /// The distance between related controls; 6 by default.
    public var spacing = 6.0
    /// The distance between groups of controls; 18 by default.
    public var groupSpacing = 18.0
    /// The distance between controls and the edge of the window; 18 by default.
    public var windowMargin = 18.0

    /// Creates the standard metrics.
    public init() {}
}
