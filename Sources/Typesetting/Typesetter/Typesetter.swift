public import Drawing

/// Measures text and makes the masks it is drawn from.
///
/// A line is cut at its spaces; each word is shaped whole, measured once and drawn once into a mask, and both are
/// kept in a cache that is bounded in bytes. Measuring and drawing use the same whole pixels, so they agree exactly.
///
///     let run = Typesetter.shared.run("Hello", font: .systemFont(ofSize: 15), scale: 2)
///     canvas.draw(run, at: Point(x: 8, y: 8 + run.ascent), color: .label)
public final class Typesetter {
    /// The process's own: open fonts and drawn words are worth sharing between windows.
    public static let shared = Typesetter()

    private let faces: FaceStore
    private let words: WordStore
    /// For paragraphs; made when the first is typeset.
    var engine: TextEngine {
        if let startedEngine { return startedEngine }
        let engine = TextEngine(
            faces: faces, usesFallback: faces.usesFontconfig, generation: words.generation)
        startedEngine = engine
        return engine
    }

    private var startedEngine: TextEngine?
    private let special = SpecialLines()
    private static var generations = 0

    /// `cacheLimit` is in bytes and bounds the measured words and their masks.
    public init(locator: FontLocator = FontLocator(), cacheLimit: Int = 8 << 20) {
        faces = FaceStore(locator: locator)
        words = WordStore(byteLimit: cacheLimit, generation: Self.nextGeneration())
    }

    // MARK: - Fonts

    /// Throws when there is no font to draw the system font with; the error says what to install.
    public func checkDefaultFont() throws(FontError) {
        if !faces.canOpen(.systemFont(ofSize: Font.systemFontSize)) { throw faces.error }
    }

    /// The file that `FontLocator.overridingFile` names, where it could not be opened and another font is used; nil otherwise.
    ///
    /// Known once the system font has been opened or checked.
    public var refusedOverridingFile: FontError.RefusedFile? { faces.refusedOverridingFile }

    /// Has the file of the system font read by another thread, while the program waits for its display.
    public func prefetchDefaultFont() { faces.startReading(for: .systemFont(ofSize: Font.systemFontSize)) }

    /// The measures of the font's lines, in points.
    ///
    /// Estimated when no font is found.
    public func metrics(of font: Font, scale: Double) -> FontMetrics {
        faces.slot(for: font, scale: Self.valid(scale)).metrics
    }

    /// Closes every font and forgets every word: after fonts were installed or removed.
    ///
    /// Existing runs are rendered again from their text.
    public func reset(locator: FontLocator = FontLocator()) {
        faces.reset(locator: locator)
        words.reset(generation: Self.nextGeneration())
        startedEngine = nil
        special.removeAll()
    }

    /// The sizes of the caches, and the hits and misses of the cache of words.
    public var statistics: TypesetterStatistics {
        let cache = words.cache
        return TypesetterStatistics(
            cachedBytes: cache.byteCount, cachedWords: cache.count, openFonts: faces.openCount,
            hits: cache.hits,
            misses: cache.misses, evictions: cache.evictions,
            glyphBytes: startedEngine?.glyphs.byteCount ?? 0,
            lineBytes: startedEngine?.lines.byteCount ?? 0)
    }

    // MARK: - Measuring

    /// The advance of the text as one line, in points: whole pixels divided by `scale`.
    public func width(of text: String, font: Font, scale: Double) -> Double {
        let scale = Self.valid(scale)
        guard let face = faces.slot(for: font, scale: scale).face else { return 0 }
        if let line = specialLine(text, font, scale) { return line.width }
        return Double(words.width(of: text, face: face)) / scale
    }

    /// The text as one line, measured.
    public func run(_ text: String, font: Font, scale: Double) -> TextRun {
        let scale = Self.valid(scale)
        let slot = faces.slot(for: font, scale: scale)
        if slot.face != nil, let line = specialLine(text, font, scale) {
            return TextRun(
                text: text, font: font, width: line.width, ascent: max(slot.metrics.ascent, line.ascent),
                descent: max(slot.metrics.descent, line.descent), isRightToLeft: line.isRightToLeft)
        }
        var width = 0.0
        if let face = slot.face { width = Double(words.width(of: text, face: face)) / scale }
        return TextRun(
            text: text, font: font, width: width, ascent: slot.metrics.ascent, descent: slot.metrics.descent)
    }

    /// The text as one line that is at most `width` points wide: shortened between characters where it must be, so
    /// `run.text` is what is drawn.
    ///
    /// The ellipsis alone may be wider than `width`. A width that is not positive (or not a number) gives an empty run.
    public func run(
        _ text: String, font: Font, scale: Double, fitting width: Double, truncation: LineBreakMode
    ) -> TextRun {
        let scale = Self.valid(scale)
        guard width > 0, let face = faces.slot(for: font, scale: scale).face else {
            return run("", font: font, scale: scale)
        }
        let limit = Int(min(1e15, (width * scale + 1e-6).rounded(.down)))
        let fitted = Truncation(mode: truncation, limit: limit) { [self] text, limit in
            if let line = specialLine(text, font, scale) { return Int((line.width * scale).rounded()) }
            return words.width(of: text, face: face, upTo: limit)
        }
        return run(fitted.shortened(text), font: font, scale: scale)
    }

    // MARK: - Drawing

    /// The run's masks, in pixels.
    ///
    /// Cached in the run; rebuilt when the scale differs or after a reset.
    public func rendition(of run: TextRun, scale: Double) -> TextRendition {
        let scale = Self.valid(scale)
        if let kept = run.rendition as? TextRendition, kept.scale == scale,
            kept.generation == words.generation
        {
            return kept
        }
        let rendition: TextRendition
        if let line = specialLine(run.text, run.font, scale) {
            rendition = engine.rendition(of: line.runs, scale: scale)
        } else if let face = faces.slot(for: run.font, scale: scale).face {
            rendition = words.rendition(of: run.text, face: face)
        } else {
            rendition = TextRendition(scale: scale, pieces: [], generation: words.generation)
        }
        run.rendition = rendition
        return rendition
    }

    /// Nil when words can show it.
    private func specialLine(_ text: String, _ font: Font, _ scale: Double) -> SpecialLines.Line? {
        if SpecialLines.isPlain(text) { return nil }
        return special.line(text, font: font, scale: scale) { engine }
    }

    // MARK: - Values

    /// A scale that is not a positive number counts as 1.
    private static func valid(_ scale: Double) -> Double { scale > 0 && scale.isFinite ? scale : 1 }

    private static func nextGeneration() -> Int {
        generations += 1
        return generations
    }
}
