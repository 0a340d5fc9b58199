public import Drawing
import TextAnalysis

/// An object that measures single lines of text and creates the masks from which they are drawn.
///
/// A line is split at its spaces; each word is shaped once and cached with its masks, bounded in bytes. The advances of the font are used
/// unchanged at every scale and in paragraphs (``TextLayout``); glyphs are drawn at quarters of a pixel.
///
///     let run = Typesetter.shared.run("Hello", font: .systemFont(ofSize: 15), scale: 2)
///     canvas.draw(run, at: Point(x: 8, y: 8 + run.ascent), color: .label)
public final class Typesetter {
    /// The typesetter of the process: all windows share its open fonts and cached words.
    public static let shared = Typesetter()

    /// Open fonts, faces, glyphs and lines of paragraphs.
    private(set) var engine: TextEngine
    private var words: WordStore
    private let special = SpecialLines()
    private let cacheLimit: Int
    private static var generations = 0

    /// Creates a typesetter whose cache of measured words and masks is limited to `cacheLimit` bytes.
    public init(locator: FontLocator = FontLocator(), cacheLimit: Int = 8 << 20) {
        engine = TextEngine(locator: locator, generation: Self.nextGeneration())
        words = WordStore(engine: engine, byteLimit: cacheLimit)
        self.cacheLimit = cacheLimit
    }

    // MARK: - Fonts

    /// Checks that the system font can be opened.
    ///
    /// - Throws: ``FontError`` if no font file is usable; its description says which package to install.
    public func checkDefaultFont() throws(FontError) {
        if !engine.fonts.canOpen(.systemFont(ofSize: Font.systemFontSize)) { throw engine.fonts.error }
    }

    /// The file named by `FontLocator.overridingFile` if it could not be opened and another font is used; nil otherwise.
    ///
    /// Nil until the system font has been opened or checked.
    public var refusedOverridingFile: FontError.RefusedFile? { engine.fonts.refusedOverridingFile }

    /// Lets the system read the file of the system font, while the program waits for its display.
    public func prefetchDefaultFont() {
        engine.fonts.prefetch(.systemFont(ofSize: Font.systemFontSize))
    }

    /// Returns the line metrics of the font, in points.
    ///
    /// The metrics are estimated if no font is found.
    public func metrics(of font: Font, scale: Double) -> FontMetrics {
        engine.resolve(font, scale: Self.valid(scale)).metrics
    }

    /// Closes all fonts and clears all caches; call it after fonts have been installed or removed.
    ///
    /// Existing runs are rendered again from their text.
    public func reset(locator: FontLocator = FontLocator()) {
        engine = TextEngine(locator: locator, generation: Self.nextGeneration())
        words = WordStore(engine: engine, byteLimit: cacheLimit)
        special.removeAll()
    }

    /// The sizes of the caches, and the hits and misses of the word cache.
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

    /// The way in which a text is typeset as one line.
    private enum Setting {
        case words(ResolvedFont, ScriptCode)
        case special(SpecialLines.Line)
        /// No font is available.
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

    /// Returns the advance of the text as one line, in points, not rounded to pixels.
    public func width(of text: String, font: Font, scale: Double) -> Double {
        width(of: text, engine.resolve(font, scale: Self.valid(scale)))
    }

    /// Returns the text as one measured line.
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

    /// Returns the text as one line that is truncated to `width` points if necessary.
    ///
    /// `run.text` is the truncated text. The ellipsis alone may be wider than `width`. If `width` is not positive, or not a number, the run
    /// is empty.
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

    /// Returns the text as one line that is truncated to `width` points if necessary, without adding its words to the cache.
    ///
    /// For texts that rarely repeat, such as the cells of a table. A line of ASCII characters is drawn from the masks of its characters, at
    /// quarters of a pixel as in paragraphs; other lines equal those of ``run(_:font:scale:fitting:truncation:)``.
    public func uncachedRun(
        _ text: String, font: Font, scale: Double, fitting width: Double, truncation: LineBreakMode
    ) -> TextRun {
        let resolved = engine.resolve(font, scale: Self.valid(scale))
        var text = text
        if let line = resolved.plainLine(engine.shaper),
            let plain = text.withUTF8({ line.width(of: $0) }), plain <= width + 1e-6
        {
            return TextRun(
                text: text, font: font, width: plain, ascent: resolved.metrics.ascent,
                descent: resolved.metrics.descent, isPlain: true)
        }
        return run(text, font: font, scale: scale, fitting: width, truncation: truncation)
    }

    // MARK: - Drawing

    /// Returns the masks of the run, in pixels.
    ///
    /// The result is cached in the run, and recreated if the scale has changed or after a reset.
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

    /// Calls `body` with the masks of the run, from left to right.
    ///
    /// A run of ``uncachedRun(_:font:scale:fitting:truncation:)`` is drawn from the masks of its characters without a rendition.
    package func drawMasks(of run: TextRun, scale: Double, _ body: (PlacedMask) -> Void) {
        if run.isPlain {
            let font = engine.resolve(run.font, scale: Self.valid(scale))
            var text = run.text
            if let line = font.plainLine(engine.shaper),
                text.withUTF8({
                    line.drawMasks(
                        of: $0, drawnBy: { engine.piece(of: $0, atPhase: $1, font: font) }, body)
                })
            {
                return
            }
        }
        rendition(of: run, scale: scale).drawMasks(body)
    }

    // MARK: - Values

    /// Returns `scale` if it is a positive, finite number, otherwise 1.
    private static func valid(_ scale: Double) -> Double { scale > 0 && scale.isFinite ? scale : 1 }

    private static func nextGeneration() -> Int {
        generations += 1
        return generations
    }
}
