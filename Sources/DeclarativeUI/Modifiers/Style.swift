extension View {
    /// Sets the font of descendant texts and controls; nil selects the body font.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the colour of descendant texts, shapes and template images.
    public func foregroundStyle(_ color: Color) -> some View { environment(\.foregroundColor, color) }
    /// Sets the colour of descendant texts and shapes; nil selects the default colour.
    public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color) }

    /// Sets the accent colour of descendant controls; nil selects the theme's.
    public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

    /// Disables descendant controls; `false` does not enable controls that an ancestor has disabled.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }

    /// Sets the maximum number of lines of descendant texts; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the alignment of the lines of descendant texts.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the position at which descendant texts that do not fit are truncated.
    public func truncationMode(_ mode: LineBreakMode) -> some View { environment(\.truncationMode, mode) }
}
