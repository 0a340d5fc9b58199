internal import DBus
public import Drawing

/// The user's settings of the desktop that concern the appearance of programs.
///
/// Nil stands for a setting that the desktop does not have.
///
///     let settings = Application.shared.desktopSettings
///     if settings.colorScheme == .dark { useDarkIllustrations() }
public nonisolated struct DesktopSettings: Hashable, Sendable {
    /// The light or dark style that the user prefers.
    ///
    ///     settings.colorScheme == .dark
    public enum ColorScheme: Hashable, Sendable { case light, dark }

    /// The effect of a click on a title bar, by the names of GNOME.
    ///
    ///     settings.titleBarDoubleClick == .minimize
    public enum TitleBarAction: String, Hashable, Sendable {
        case none
        /// Maximises the window, or restores it.
        case toggleMaximize = "toggle-maximize"
        case minimize
        /// Puts the window behind all others.
        case lower
        /// Opens the menu of the window.
        case menu
    }

    /// The preferred style; nil if the user has no preference.
    public internal(set) var colorScheme: ColorScheme?
    /// The colour of selections and highlighted controls.
    public internal(set) var accentColor: Color?
    /// Whether the user needs a high contrast.
    public internal(set) var prefersHighContrast = false
    /// Whether movements are not to be animated.
    public internal(set) var prefersReducedMotion = false
    /// The font of the user interface in the notation of Pango, such as "Cantarell 11".
    public internal(set) var fontName: String?
    /// The font of code and of terminals, in the same notation.
    public internal(set) var monospaceFontName: String?
    /// The factor by which the user enlarges texts, 0.5...3.
    public internal(set) var textScalingFactor: Double?
    /// The buttons of title bars: those at the left, a colon, those at the right, such as "appmenu:minimize,maximize,close".
    public internal(set) var titleBarButtons: String?
    /// The effect of a double click on a title bar; to maximise the window if the desktop has no such setting.
    public internal(set) var titleBarDoubleClick = TitleBarAction.toggleMaximize
    /// The effect of a click of the middle button on a title bar; none if the desktop has no such setting.
    public internal(set) var titleBarMiddleClick = TitleBarAction.none
    /// The effect of a click of the right button on a title bar; to open the menu if the desktop has no such setting.
    public internal(set) var titleBarRightClick = TitleBarAction.menu
    /// The name of the cursor theme.
    public internal(set) var cursorThemeName: String?
    /// The size of the cursor, in pixels of an unscaled display.
    public internal(set) var cursorSize: Int?
    /// The name of the icon theme.
    public internal(set) var iconThemeName: String?

    /// Creates settings of a desktop without preferences.
    public init() {}
}
