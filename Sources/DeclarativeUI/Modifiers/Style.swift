extension View {
    /// The font of the texts and controls inside; nil for the body's.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The colour of the texts and shapes inside.
    public func foregroundStyle(_ color: Color) -> some View { environment(\.foregroundColor, color) }
    /// Sets the colour of text and shapes inside; nil is the default colour.
    public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color) }

    /// The accent of the controls inside.
    public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

    /// The controls inside take no input; what is disabled above stays so.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }

    /// The most lines that texts inside may have; nil for any number.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets how the lines of texts inside are aligned.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets where a text inside that has too little room is cut.
    public func truncationMode(_ mode: LineBreakMode) -> some View { environment(\.truncationMode, mode) }
}
