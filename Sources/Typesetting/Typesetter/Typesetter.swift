public import Drawing
import TextAnalysis

/// Measures text and makes the masks it is drawn from.
///
/// A line is cut at its spaces; each word is shaped once, and kept with its masks in a cache that is bounded in bytes. Advances are
/// those of the font, the same at every scale and in paragraphs (``TextLayout``); letters are drawn at quarters of a pixel.
///
///     let run = Typesetter.shared.run("Hello", font: .systemFont(ofSize: 15), scale: 2)
///     canvas.draw(run, at: Point(x: 8, y: 8 + run.ascent), color: .label)
public final class Typesetter {
    /// The process's own: open fonts and drawn words are worth sharing between windows.
    public static let shared = Typesetter()

    /// Open fonts, faces, glyphs and lines of paragraphs.
    private(set) var engine: TextEngine
    private var words: WordStore
    private let special = SpecialLines()
    private let cacheLimit: Int
    private static var generations = 0

    /// `cacheLimit` is in bytes and bounds the measured words and their masks.
    public init(locator: FontLocator = FontLocator(), cacheLimit: Int = 8 << 20) {
        engine = TextEngine(locator: locator, generation: Self.nextGeneration())
        words = WordStore(engine: engine, byteLimit: cacheLimit)
        self.cacheLimit = cacheLimit
    }

    // MARK: - Fonts

    /// Throws when there is no font to draw the system font with; the error says what to install.
    public func checkDefaultFont() throws(FontError) {
        if !engine.fonts.canOpen(.systemFont(ofSize: Font.systemFontSize)) { throw engine.fonts.error }
    }

    /// The file that `FontLocator.overridingFile` names, where it could not be opened and another font is used; nil otherwise.
    ///
    /// Known once the system font has been opened or checked.
    public var refusedOverridingFile: FontError.RefusedFile? { engine.fonts.refusedOverridingFile }

    /// Has the file of the system font read by another thread, while the program waits for its display.
    public func prefetchDefaultFont() {
        engine.fonts.startReading(for: .systemFont(ofSize: Font.systemFontSize))
    }

    /// The measures of the font's lines, in points.
    ///
    /// Estimated when no font is found.
    public func metrics(of font: Font, scale: Double) -> FontMetrics {
        engine.resolve(font, scale: Self.valid(scale)).metrics
    }

    /// Closes every font and forgets every word: after fonts were installed or removed.
    ///
    /// Existing runs are rendered again from their text.
    public func reset(locator: FontLocator = FontLocator()) {
        engine = TextEngine(locator: locator, generation: Self.nextGeneration())
        words = WordStore(engine: engine, byteLimit: cacheLimit)
        special.removeAll()
    }

    /// The sizes of the caches, and the hits and misses of the cache of words.
    public var statistics: TypesetterStatistics {
        let cache = words.cache
        return TypesetterStatistics(
            cachedBytes: cache.byteCount, cachedWords: cache.count, openFonts: engine.fonts.openCount,
            hits: cache.hits,
            misses: cache.misses, evictions: cache.evictions,
            glyphBytes: engine.glyphs.byteCount,
            lineBytes: engine.lines.byteCount)
    }

    // MARK: - Measuring

    /// How a text is set as one line.
    private enum Setting {
        case words(ResolvedFont, ScriptCode)
        case special(SpecialLines.Line)
        /// There is no font.
        case none
    }

    private func setting(of text: String, _ font: ResolvedFont) -> Setting {
        guard let face = font.face else { return .none }
        var text = text
        return text.withUTF8 { bytes in
            if let script = LineScript.ofWords(in: bytes, face, engine.shaper) { return .words(font, script) }
            return .special(special.line(bytes, font: font.font, scale: font.scale, engine: engine))
        }
    }

    private func width(of text: String, _ font: ResolvedFont, upTo limit: Double = .infinity) -> Double {
        switch setting(of: text, font) {
        case .words(let font, let script): words.width(of: text, font: font, script: script, upTo: limit)
        case .special(let line): line.width
        case .none: 0
        }
    }

    /// The advance of the text as one line, in points: as the font says, not rounded to pixels.
    public func width(of text: String, font: Font, scale: Double) -> Double {
        width(of: text, engine.resolve(font, scale: Self.valid(scale)))
    }

    /// The text as one line, measured.
    public func run(_ text: String, font: Font, scale: Double) -> TextRun {
        let resolved = engine.resolve(font, scale: Self.valid(scale))
        let metrics = resolved.metrics
        let width: Double
        switch setting(of: text, resolved) {
        case .words(_, let script): width = words.width(of: text, font: resolved, script: script)
        case .special(let line):
            return TextRun(
                text: text, font: font, width: line.width, ascent: max(metrics.ascent, line.ascent),
                descent: max(metrics.descent, line.descent), isRightToLeft: line.isRightToLeft)
        case .none: width = 0
        }
        return TextRun(
            text: text, font: font, width: width, ascent: metrics.ascent, descent: metrics.descent)
    }

    /// The text as one line that is at most `width` points wide: shortened between characters where it must be, so
    /// `run.text` is what is drawn.
    ///
    /// The ellipsis alone may be wider than `width`. A width that is not positive (or not a number) gives an empty run.
    public func run(
        _ text: String, font: Font, scale: Double, fitting width: Double, truncation: LineBreakMode
    ) -> TextRun {
        let resolved = engine.resolve(font, scale: Self.valid(scale))
        guard width > 0, resolved.face != nil else { return run("", font: font, scale: scale) }
        let fitted = Truncation(mode: truncation, limit: width + 1e-6) { [self] text, limit in
            self.width(of: text, resolved, upTo: limit)
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
            kept.generation == engine.generation
        {
            return kept
        }
        let rendition: TextRendition
        switch setting(of: run.text, engine.resolve(run.font, scale: scale)) {
        case .words(let font, let script):
            rendition = words.rendition(of: run.text, font: font, script: script)
        case .special(let line): rendition = engine.rendition(of: line.runs, scale: scale)
        case .none: rendition = TextRendition(scale: scale, pieces: [], generation: engine.generation)
        }
        run.rendition = rendition
        return rendition
    }

    // MARK: - Values

    /// A scale that is not a positive number counts as 1.
    private static func valid(_ scale: Double) -> Double { scale > 0 && scale.isFinite ? scale : 1 }

    private static func nextGeneration() -> Int {
        generations += 1
        return generations
    }
}
