/// The dimensions shared by controls, in points.
///
///     theme.metrics.controlHeight   // 34
public nonisolated struct ThemeMetrics: Hashable, Sendable {
    /// The height of buttons and fields.
    public var controlHeight = 34.0
    /// The padding to the left and right of a button's title.
    public var buttonPadding = 17.0
    /// The corner radius of buttons and fields.
    public var controlRadius = 9.0
    /// The corner radius of cards and boxed lists.
    public var cardRadius = 12.0
    /// The width and height of a check box.
    public var checkSize = 20.0
    /// The corner radius of a check box.
    public var checkRadius = 6.0
    /// The distance between a mark and its title, or an image and its text.
    public var markSpacing = 9.0
    /// The height of a slider's track.
    public var sliderTrack = 6.0
    /// The diameter of a slider's knob.
    public var sliderKnob = 20.0
    /// The width of a switch.
    public var switchWidth = 46.0
    /// The height of a switch.
    public var switchHeight = 26.0
    /// The height of a progress bar.
    public var progressHeight = 6.0
    /// The corner radius of menus.
    public var menuRadius = 11.0
    /// The height of a row in a menu.
    public var menuRowHeight = 30.0
    /// The height of a tab bar.
    public var tabHeight = 42.0
    /// The corner radius of sheets and alerts.
    public var sheetRadius = 15.0
    /// The width of a scroll bar while the pointer is not over it.
    public var scrollBarThin = 4.0
    /// The width of a scroll bar under the pointer.
    public var scrollBarWide = 9.0
    /// The distance between a scroll bar and the edges.
    public var scrollBarInset = 3.0
    /// The minimum length of a scroll bar's knob.
    public var scrollBarKnob = 30.0
    /// The distance between related controls.
    public var spacing = 6.0
    /// The distance between groups of controls.
    public var groupSpacing = 18.0
    /// The distance between controls and the edge of the window.
    public var windowMargin = 18.0

    /// Creates the standard metrics.
    public init() {}
}
