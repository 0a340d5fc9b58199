/// The selections of the desktop.
extension Application: DesktopSelections {
    /// The text on the desktop's clipboard; nil when there is none, or when no application is running.
    public var clipboardText: String? {
        get { video?.text(of: .clipboard) }
        set { video?.offer(newValue, as: .clipboard) }
    }

    /// The desktop's primary selection, which is the text selected last in any program; nil when there is none, or no application is
    /// running.
    public var primarySelectionText: String? {
        get { video?.text(of: .primary) }
        set { video?.offer(newValue, as: .primary) }
    }
}
