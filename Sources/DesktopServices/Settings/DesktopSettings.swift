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
    /// The name of the cursor theme.
    public internal(set) var cursorThemeName: String?
    /// The size of the cursor, in pixels of an unscaled display.
    public internal(set) var cursorSize: Int?
    /// The name of the icon theme.
    public internal(set) var iconThemeName: String?

    /// Creates settings of a desktop without preferences.
    public init() {}
}
