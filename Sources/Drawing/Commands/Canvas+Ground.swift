/// The drawing in which a colour is used.
enum ColorUse { case text, fill, stroke }

/// The adaptation of colours to the ground of content, and the opaque fills in front of it.
struct GroundAdaptation {
    fileprivate var ground = ContentGround.normal
    /// The colours on the ground; nil on the normal one.
    fileprivate(set) var colors: GroundColors?
    /// The colours on fills in the colour of text.
    fileprivate var invertedColors: GroundColors?
    /// The opaque fills recorded so far, in the order of drawing.
    fileprivate var fills: [(rect: Rect, isInk: Bool)] = []
    /// The colours on a fill behind a part of the content, while it is determined whether they differ from those beside the fill.
    fileprivate var other: GroundColors?
    fileprivate var isOtherNeeded = false
    /// Whether colours are resolved without being adapted, within an image.
    fileprivate var isSuspended = false
    /// The colours for the grounds that were used last.
    fileprivate var cache: [ContentGround: GroundColors] = [:]
}

extension Canvas {
    /// The ground of the content that is drawn; `normal` by default.
    ///
    /// Setting it discards what is known about opaque fills.
    package var ground: ContentGround {
        get { adaptation.ground }
        set {
            adaptation.fills.removeAll(keepingCapacity: true)
            adaptation.ground = newValue
            adaptation.colors = colors(on: newValue)
            if case .emphasized(let color) = newValue {
                adaptation.invertedColors = colors(on: .inverted(color))
            } else {
                adaptation.invertedColors = nil
            }
        }
    }

    /// Returns the colour that a fill, or the background of a view, has on a ground.
    package func fillColor(_ color: Color, on ground: ContentGround) -> Color {
        colors(on: ground)?.fill(color) ?? color.resolved(in: basePalette)
    }

    /// Returns the ground of content on a fill in a resolved colour that itself lies on `ground`.
    package func ground(onFill color: Color, over ground: ContentGround) -> ContentGround {
        guard color.alpha >= 0.5, ground != .normal else { return ground }
        if case .emphasized(let selection) = ground, color == colors(on: ground)?.ink {
            return .inverted(selection)
        }
        return .normal
    }

    /// Makes a fill the ground of the content that is drawn next.
    ///
    /// An opaque fill, which has the colour that the program or the theme has chosen for its content, leaves the ground as it is, and so does
    /// every fill in a selection: the content keeps the colours of the selection.
    package func placeContent(onFill color: Color) {
        guard ground == .normal, let fill = translucent(color) else { return }
        ground = .fill(fill)
    }

    /// Draws `content`, such as a text, in front of `rects`, which are filled with `color`, as of its selection.
    ///
    /// Roles of texts have other colours within the rectangles if they would not be legible there. `bounds` contains the content, not counting
    /// the overhang of glyphs.
    package func draw(
        inFrontOf rects: [Rect], filledWith color: Color, bounds: Rect, _ content: () -> Void
    ) {
        for rect in rects { fill(rect, color) }
        guard !rects.isEmpty, ground == .normal, let fill = translucent(color),
            let colors = colors(on: .fill(fill))
        else { return content() }
        let start = commands.count
        adaptation.other = colors
        adaptation.isOtherNeeded = false
        content()
        adaptation.other = nil
        if !adaptation.isOtherNeeded { return }
        commands.removeSubrange(start...)
        var (inside, outside) = (Path(), Path())
        inside.addRects(rects)
        outside.addRect(rects.reduce(bounds) { $0.union($1) }.insetBy(dx: -Self.overhang, dy: -Self.overhang))
        outside.addRects(rects)
        clip(to: outside, style: FillStyle(eoFill: true), content)
        ground = .fill(fill)
        clip(to: inside, content)
        ground = .normal
    }

    /// The distance by which glyphs may extend beyond the bounds of a text, in points.
    private static let overhang = 256.0

    /// Returns the resolved colour of a translucent fill; nil if it is opaque or invisible.
    private func translucent(_ color: Color) -> Color? {
        let fill = color.resolved(in: basePalette)
        return fill.alpha > 0 && fill.alpha < 0.5 ? fill : nil
    }

    private func colors(on ground: ContentGround) -> GroundColors? {
        if ground == .normal { return nil }
        if let colors = adaptation.cache[ground] { return colors }
        // A program may animate the colour of a selection.
        if adaptation.cache.count >= 16 { adaptation.cache.removeAll() }
        let colors = GroundColors(ground, basePalette)
        adaptation.cache[ground] = colors
        return colors
    }

    /// Returns the fixed colour in which `rect` is drawn in `color`; nil if it is transparent.
    func visible(_ color: Color, _ use: ColorUse, in rect: Rect) -> Color? {
        let fixed = resolved(color, use, in: rect)
        return fixed.isTransparent ? nil : fixed
    }

    /// Returns the fixed colour in which `rect` is drawn in `color`.
    func resolved(_ color: Color, _ use: ColorUse, in rect: Rect) -> Color {
        guard var colors = adaptation.colors else {
            if use != .text { return color.resolved(in: basePalette) }
            let fixed = color.asText.resolved(in: basePalette)
            if let other = adaptation.other, other.text(color) != fixed { adaptation.isOtherNeeded = true }
            return fixed
        }
        if adaptation.isSuspended { return color.resolved(in: colors.palette) }
        let middle = Point(x: rect.midX, y: rect.midY) + offset
        if let fill = adaptation.fills.last(where: { $0.rect.contains(middle) }) {
            guard fill.isInk, let inverted = adaptation.invertedColors else {
                return finished(use == .text ? color.asText : color, use, rect, basePalette)
            }
            colors = inverted
        }
        if use == .text { return colors.text(color) }
        return finished(colors.fill(color), use, rect, colors.palette)
    }

    /// Returns the resolved colour of a shape, and records an opaque fill.
    private func finished(_ color: Color, _ use: ColorUse, _ rect: Rect, _ palette: Palette) -> Color {
        let fixed = color.resolved(in: palette)
        if use == .fill, fixed.alpha >= 0.5 {
            let place = rect.offsetBy(dx: offset.x, dy: offset.y)
            adaptation.fills.append((place, fixed == adaptation.colors?.ink))
        }
        return fixed
    }

    /// Returns the paint in which a path is drawn; nil if nothing of it is visible.
    func resolved(_ paint: Paint, _ use: ColorUse, of path: Path) -> Paint? {
        guard adaptation.colors != nil, let color = paint.singleColor else {
            return paint.resolved(in: palette)
        }
        let fixed = resolved(color, use, in: path.boundingRect)
        return fixed.alpha > 0 ? .color(fixed) : nil
    }

    /// Calls `body`, which draws the parts of an image in its own colours or in one that has been adapted.
    func withoutAdaptation(_ body: () -> Void) {
        let wasSuspended = adaptation.isSuspended
        adaptation.isSuspended = true
        body()
        adaptation.isSuspended = wasSuspended
    }
}
