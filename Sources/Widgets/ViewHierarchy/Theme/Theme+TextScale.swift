nonisolated extension Theme {
    /// The size of text: the category nearest to ``textScale``, which setting it replaces.
    ///
    /// `UITraitCollection.preferredContentSizeCategory`.
    public var preferredContentSizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(textScale: textScale) }
        set { textScale = newValue.textScale }
    }

    /// Returns `value`, in points, enlarged as texts are: `UIFontMetrics.scaledValue(for:)`.
    public func scaledValue(for value: Double) -> Double { textScale == 1 ? value : value * textScale }

    /// Returns the height of a control that is `height` points high at a text scale of 1: its one line of text grows, its padding does not.
    ///
    ///     Size(width: 120, height: effectiveAppearance.scaledHeight(of: 34))
    public func scaledHeight(of height: Double) -> Double {
        textScale == 1 ? height : Self.scaledHeight(of: height, textScale: textScale)
    }

    /// Returns ``scaledHeight(of:)`` of a theme with a text scale.
    package static func scaledHeight(of height: Double, textScale: Double) -> Double {
        max(1, (height + lineHeight * (textScale - 1)).rounded())
    }

    /// The height of buttons and fields at the text scale, in points.
    package var controlHeight: Double { scaledHeight(of: metrics.controlHeight) }
    /// The height of a row in a menu at the text scale, in points.
    package var menuRowHeight: Double { scaledHeight(of: metrics.menuRowHeight) }
    /// The height of a tab bar at the text scale, in points.
    package var tabHeight: Double { scaledHeight(of: metrics.tabHeight) }

    /// The height of a line of body text, in points, rounded up.
    private static let lineHeight = 20.0

    /// The factors that views accept.
    package static let textScales = 0.5...3.0

    /// Returns the theme with a valid text scale: its own, or else `current`, with a diagnostic about `subject`.
    @MainActor
    package func checked(current: @autoclosure () -> Double, for subject: @autoclosure () -> String) -> Theme
    {
        if Self.textScales.contains(textScale) { return self }
        let current = current()
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: subject(), message: "was given the text scale \(textScale)",
                cure: "the text scale \(current) is kept; give a factor from 0.5 to 3"))
        var theme = self
        theme.textScale = current
        return theme
    }
}

extension Font {
    /// Returns the font enlarged by a factor; the font itself for 1.
    package nonisolated func scaled(by factor: Double) -> Font {
        factor == 1 ? self : withSize(pointSize * factor)
    }
}

extension AttributedText {
    /// Returns the text with its fonts enlarged by a factor; the text itself for 1.
    ///
    /// O(runs).
    package nonisolated func scalingFonts(by factor: Double) -> AttributedText {
        if factor == 1 { return self }
        var copy = self
        var start = string.startIndex
        for run in runs {
            let end = string.utf8.index(start, offsetBy: run.utf8Count)
            if let font = run.attributes.font {
                copy.update(start..<end) { $0.font = font.scaled(by: factor) }
            }
            start = end
        }
        return copy
    }
}
