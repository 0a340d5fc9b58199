import Drawing
import TextAnalysis

/// Creates the layout of a paragraph: with the plain wrapper if possible, otherwise by analysis and shaping.
nonisolated struct ParagraphTypesetter {
    /// The settings that all paragraphs of a text share.
    struct Setting {
        var font: Font
        var style: ParagraphStyle
        /// The available width, in points.
        var width: Double
        /// The number of pixels per point.
        var scale: Double
    }

    let engine: TextEngine
    let setting: Setting

    /// Returns the layout of a paragraph, given without its separator; `runs` has at least one run unless the text is empty.
    ///
    /// `lineLimit` is the maximum number of lines. If text remains, in the paragraph or after it (`needsReveal`), the last
    /// line is marked as truncated.
    func layout(
        _ bytes: UnsafeBufferPointer<UInt8>, separator: Int, runs: [AttributedText.Run], lineLimit: Int,
        needsReveal: Bool
    ) -> ParagraphLayout {
        let style = runs.first?.attributes.paragraphStyle ?? setting.style
        let looks = self.looks(runs, count: bytes.count)
        let font = looks[0].look.font
        // A truncating mode implies a single line, unless a number of lines is given.
        let wraps = style.lineBreakMode.wraps || (lineLimit != .max && lineLimit > 1)
        let constraints = LineConstraints(
            width: setting.width, style: style, wraps: wraps, spaceWidth: font.spaceWidth)
        var content = ParagraphLayout.Content(
            byteCount: bytes.count, separatorCount: separator, style: style, looks: looks, spans: [], base: 0,
            constraints: constraints, lines: [], end: bytes.count)
        var breaks = wrap(bytes, &content, lineLimit: lineLimit)
        truncate(
            &breaks, bytes.count, constraints, style.lineBreakMode, lineLimit: lineLimit,
            needsReveal: needsReveal)
        LineStack(engine: engine, looks: looks, spans: content.spans, style: style, constraints: constraints)
            .stack(breaks, into: &content.lines)
        content.end = breaks[breaks.count - 1].end
        return ParagraphLayout(identity: engine.nextIdentity(), content)
    }

    private func looks(_ runs: [AttributedText.Run], count: Int) -> [(look: TextLook, end: Int)] {
        var looks: [(look: TextLook, end: Int)] = []
        looks.reserveCapacity(runs.count)
        var end = 0
        for run in runs {
            end += run.utf8Count
            let font = engine.resolve(run.attributes.font ?? setting.font, scale: setting.scale)
            looks.append((TextLook(attributes: run.attributes, font: font), min(end, count)))
        }
        if looks.isEmpty {
            let look = TextLook(
                attributes: TextAttributes(), font: engine.resolve(setting.font, scale: setting.scale))
            looks.append((look, count))
        }
        return looks
    }

    /// Returns the ends of the lines, in bytes.
    private func wrap(
        _ bytes: UnsafeBufferPointer<UInt8>, _ content: inout ParagraphLayout.Content, lineLimit: Int
    ) -> [LineBreaks.Break] {
        let look = content.looks[0].look
        if isInOneFont(content.looks), !content.constraints.tabs.looksAhead,
            runsFromLeft(bytes, content.style.baseWritingDirection), let face = look.font.face,
            PlainWrapper.accepts(bytes),
            let letters = face.plainLetters(measuring: bytes.count, engine.shaper), letters.isUsable
        {
            var wrapper = PlainWrapper(
                bytes, font: look.font, letters: letters, shaper: engine.shaper,
                borders: content.looks.dropLast().map(\.end), constraints: content.constraints,
                lineLimit: lineLimit)
            return wrapper.run()
        }
        return wrapRich(bytes, &content, lineLimit: lineLimit)
    }

    /// Returns whether ASCII text runs from left to right: with `.naturalRightToLeft`, only if it contains a letter.
    private func runsFromLeft(
        _ bytes: UnsafeBufferPointer<UInt8>, _ direction: ParagraphStyle.WritingDirection
    ) -> Bool {
        switch direction {
        case .natural, .leftToRight: true
        case .rightToLeft: false
        case .naturalRightToLeft: bytes.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
        }
    }

    private func isInOneFont(_ looks: [(look: TextLook, end: Int)]) -> Bool {
        let font = looks[0].look.font
        return looks.allSatisfy { $0.look.font === font && $0.look.attributes.tracking == 0 }
    }

    private func wrapRich(
        _ bytes: UnsafeBufferPointer<UInt8>, _ content: inout ParagraphLayout.Content, lineLimit: Int
    ) -> [LineBreaks.Break] {
        let analysis = ParagraphAnalysis(
            bytes, looks: content.looks, direction: content.style.baseWritingDirection,
            library: engine.library)
        let measure = RichMeasure(analysis, looks: content.looks, engine: engine)
        let font = content.looks[0].look.font
        var wrapper = RichWrapper(
            measure: measure, constraints: content.constraints, hyphenWidth: engine.hyphen(of: font).width,
            lineLimit: lineLimit)
        let breaks = wrapper.run()
        content.base = analysis.base
        content.spans = analysis.spans.map { span in
            var span = span
            span.start = analysis.offsets[Int(span.start)]
            return span
        }
        return breaks.map { lineBreak in
            var lineBreak = lineBreak
            lineBreak.end = Int(analysis.offsets[lineBreak.end])
            return lineBreak
        }
    }

    private func truncate(
        _ breaks: inout [LineBreaks.Break], _ count: Int, _ constraints: LineConstraints,
        _ mode: LineBreakMode, lineLimit: Int,
        needsReveal: Bool
    ) {
        let keeps = max(1, lineLimit)
        var isShort = false
        if breaks.count > keeps {
            breaks.removeLast(breaks.count - keeps)
            isShort = true
        } else if needsReveal, breaks.count == keeps {
            isShort = true
        }
        let last = breaks.count - 1
        let limit = constraints.limit(ofLine: last)
        if !constraints.mode.wraps, breaks[last].width > limit { isShort = true }
        guard isShort else { return }
        breaks[last].ending = .truncated
        // Wrapping modes display the words that fit; truncating modes select from all of the remaining text.
        if mode.wraps { return }
        breaks[last].end = count
        breaks[last].width = min(limit, max(breaks[last].width, 0))
    }
}
