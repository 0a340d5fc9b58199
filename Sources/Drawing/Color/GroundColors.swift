/// The colours of content on a ground other than `normal`.
///
/// Roles have a palette of their own. On a selection, fixed colours of texts and symbols are kept if they have enough contrast with it, and
/// are lightened or darkened otherwise; fixed colours of fills are replaced if they can hardly be distinguished from a coloured ground.
/// On other fills they are the choice of the program.
struct GroundColors {
    /// The colours of roles on the ground.
    let palette: Palette
    /// The colour of the ground, opaque.
    private let ground: Color
    /// The colour of text on the ground.
    let ink: Color
    /// The contrast ratio of texts with the ground.
    private let contrast: Double
    /// Whether the ground has a colour that fills may have too, in contrast to a grey.
    private let isColored: Bool
    /// Whether fixed colours of texts and symbols are kept.
    private let keepsFixedColors: Bool

    /// Creates the colours for a ground in front of backgrounds of `base`; nil for the normal ground.
    init?(_ content: ContentGround, _ base: Palette) {
        switch content {
        case .normal: return nil
        case .unemphasized:
            ground = base[.controlFillHover].composited(over: base.weakestBackground)
            ink = base[.label]
            contrast = base.textContrast
            palette = base.legible(on: ground, contrast)
        case .fill(let color):
            ground = color.composited(over: base.weakestBackground)
            ink = base[.label]
            contrast = min(base.textContrast, ink.contrast(with: ground) >= 7 ? 7 : 4.5)
            palette = base.legible(on: ground, contrast)
        case .emphasized(let color):
            ground = color.withAlphaComponent(1)
            ink = base.ink(on: ground)
            contrast = ink.contrast(with: ground) >= 7 ? 7 : 4.5
            palette = base.emphasized(on: ground, ink, contrast)
        case .inverted(let color):
            ink = color.withAlphaComponent(1)
            ground = base.ink(on: ink)
            contrast = ink.contrast(with: ground) >= 7 ? 7 : 4.5
            palette = base.inverted(on: ground, ink, contrast)
        }
        isColored = content.style != .normal && content != .unemphasized
        keepsFixedColors = content.style == .normal
    }

    /// Returns the colour in which a text or a symbol is drawn.
    func text(_ color: Color) -> Color {
        if color.role != nil { return color.asText.resolved(in: palette) }
        if keepsFixedColors { return color }
        if isColored, color.isSimilar(to: ground) { return ink.withAlphaComponent(color.alpha) }
        return color.withContrast(contrast, to: ground).withAlphaComponent(color.alpha)
    }

    /// Returns the colour in which a shape is filled or stroked.
    func fill(_ color: Color) -> Color {
        if color.role != nil { return color.resolved(in: palette) }
        return isColored && color.isSimilar(to: ground) ? ink.withAlphaComponent(color.alpha) : color
    }
}

extension Palette {
    /// Returns the background of selected text in the resolved colour `tint`, as opaque as legible texts allow, at most 0.35.
    package func textSelection(_ tint: Color) -> Color {
        // Above 4.58, texts that have to be lightened or darkened are so in the direction of the label.
        let (label, background) = (self[.label], weakestBackground)
        var alpha = 0.35
        while alpha > 0.1,
            tint.withAlphaComponent(alpha).composited(over: background).contrast(with: label) < 4.6
        { alpha -= 0.05 }
        return tint.withAlphaComponent(alpha)
    }

    /// The contrast ratio of texts with the backgrounds: 7 in a palette of high contrast.
    fileprivate var textContrast: Double {
        self[.secondaryLabel].contrast(with: weakestBackground) >= 7 ? 7 : 4.5
    }

    /// The background that has the lowest contrast with texts.
    fileprivate var weakestBackground: Color {
        let backgrounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .cardBackground, .popoverBackground,
        ]
        let label = self[.label]
        return backgrounds.map { self[$0] }.min { $0.contrast(with: label) < $1.contrast(with: label) }
            ?? self[.systemBackground]
    }

    /// Returns the colour of text on a fill.
    fileprivate func ink(on fill: Color) -> Color {
        if fill == self[.tint] { return self[.onTint] }
        return fill.contrast(with: .white) >= fill.contrast(with: .black) ? .white : .black
    }

    /// Returns the palette with texts that have a contrast ratio of at least `contrast` with `ground`.
    fileprivate func legible(on ground: Color, _ contrast: Double) -> Palette {
        var palette = self
        for role: ColorRole in [
            .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .link, .error, .success, .warning,
        ] {
            let color = self[role]
            palette[role] = color.withContrast(contrast, to: ground).withAlphaComponent(color.alpha)
        }
        return palette
    }

    /// Returns the palette for content on the selection `ground`: texts and marks in shades of `ink`.
    fileprivate func emphasized(on ground: Color, _ ink: Color, _ contrast: Double) -> Palette {
        var palette = legible(on: ground, contrast)
        for role: ColorRole in [.label, .tint, .onTint, .link] { palette[role] = ink }
        palette[.secondaryLabel] = ink.faded(to: 0.8, on: ground, contrast)
        for role: ColorRole in [.tertiaryLabel, .placeholderText] {
            palette[role] = ink.faded(to: 0.65, on: ground, contrast)
        }
        let shades: [(ColorRole, Double)] = [
            (.separator, 0.3), (.track, 0.3), (.controlFill, 0.16), (.controlFillHover, 0.24),
            (.controlFillPressed, 0.34), (.controlBorder, 0.6),
        ]
        for (role, alpha) in shades { palette[role] = ink.withAlphaComponent(alpha) }
        return palette
    }

    /// Returns the palette for content on `ground`, a fill in the colour of text on the selection `ink`.
    fileprivate func inverted(on ground: Color, _ ink: Color, _ contrast: Double) -> Palette {
        var palette = legible(on: ground, contrast)
        for role: ColorRole in [.tint, .onTint, .link, .knob] { palette[role] = ink }
        return palette
    }
}

extension Color {
    /// The colour in which a text has this colour: ``ColorRole/link`` instead of ``ColorRole/tint``, which may have too little contrast.
    var asText: Color { role == .tint ? Color(role: .link).withAlphaComponent(alpha) : self }

    /// Returns whether a shape of this colour can hardly be distinguished from an opaque background; both colours are resolved.
    fileprivate func isSimilar(to background: Color) -> Bool {
        let parts = [red - background.red, green - background.green, blue - background.blue]
        return contrast(with: background) < 1.6 && parts.allSatisfy { abs($0) < 0.22 }
    }

    /// Returns the colour with the lowest alpha component of at least `alpha` with which it has the contrast ratio `contrast` on `background`.
    fileprivate func faded(to alpha: Double, on background: Color, _ contrast: Double) -> Color {
        var alpha = alpha
        while alpha < 1 {
            let faded = withAlphaComponent(alpha)
            if faded.composited(over: background).contrast(with: background) >= contrast { return faded }
            alpha += 0.02
        }
        return withAlphaComponent(1)
    }
}
