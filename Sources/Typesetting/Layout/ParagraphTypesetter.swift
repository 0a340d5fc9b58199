import Drawing
import TextAnalysis

/// Makes a paragraph's layout: the plain way where it can, else by analysis and shaping.
nonisolated struct ParagraphTypesetter {
    /// The settings that all paragraphs of a text share.
    struct Setting {
        var font: Font
        var style: ParagraphStyle
        /// In points.
        var width: Double
        /// Pixels a point.
        var scale: Double
    }

    let engine: TextEngine
    let setting: Setting

    /// A paragraph without its separator; `runs` are its own, at least one unless the text is empty.
    ///
    /// `lineLimit` is the number of lines that there is room for; where text is left over, also after the paragraph
    /// (`needsReveal`), the last of them is marked as truncated.
    func layout(
        _ bytes: UnsafeBufferPointer<UInt8>, separator: Int, runs: [AttributedText.Run], lineLimit: Int,
        needsReveal: Bool
    ) -> ParagraphLayout {
        let style = runs.first?.attributes.paragraphStyle ?? setting.style
        let looks = self.looks(runs, count: bytes.count)
        let font = looks[0].look.font
        // A truncating mode means one line, unless a number of lines says otherwise.
        let wraps = style.lineBreakMode.wraps || (lineLimit != .max && lineLimit > 1)
        let room = LineRoom(width: setting.width, style: style, wraps: wraps, spaceWidth: font.spaceWidth)
        var content = ParagraphLayout.Content(
            byteCount: bytes.count, separatorCount: separator, style: style, looks: looks, spans: [], base: 0,
            room: room, lines: [], end: bytes.count)
        var cuts = wrap(bytes, &content, lineLimit: lineLimit)
        truncate(
            &cuts, bytes.count, room, style.lineBreakMode, lineLimit: lineLimit, needsReveal: needsReveal)
        LineStack(engine: engine, looks: looks, spans: content.spans, style: style, room: room)
            .stack(cuts, into: &content.lines)
        content.end = cuts[cuts.count - 1].end
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

    /// The lines' ends, in bytes.
    private func wrap(
        _ bytes: UnsafeBufferPointer<UInt8>, _ content: inout ParagraphLayout.Content, lineLimit: Int
    ) -> [LineCuts.Cut] {
        let look = content.looks[0].look
        if isInOneFont(content.looks), !content.room.tabs.looksAhead,
            runsFromLeft(bytes, content.style.baseWritingDirection), let face = look.font.face,
            PlainWrapper.accepts(bytes),
            let letters = face.plainLetters(measuring: bytes.count, engine.shaper), letters.isUsable
        {
            var wrapper = PlainWrapper(
                bytes, font: look.font, letters: letters, shaper: engine.shaper,
                borders: content.looks.dropLast().map(\.end), room: content.room,
                lineLimit: lineLimit)
            return wrapper.run()
        }
        return wrapRich(bytes, &content, lineLimit: lineLimit)
    }

    /// Whether ASCII runs from the left: with a letter it does, unless it must not.
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
    ) -> [LineCuts.Cut] {
        let analysis = ParagraphAnalysis(
            bytes, looks: content.looks, direction: content.style.baseWritingDirection,
            library: engine.library)
        let measure = RichMeasure(analysis, looks: content.looks, engine: engine)
        let font = content.looks[0].look.font
        var wrapper = RichWrapper(
            measure: measure, room: content.room, hyphenWidth: engine.hyphen(of: font).width,
            lineLimit: lineLimit)
        let cuts = wrapper.run()
        content.base = analysis.base
        content.spans = analysis.spans.map { span in
            var span = span
            span.start = analysis.offsets[Int(span.start)]
            return span
        }
        return cuts.map { cut in
            var cut = cut
            cut.end = Int(analysis.offsets[cut.end])
            return cut
        }
    }

    private func truncate(
        _ cuts: inout [LineCuts.Cut], _ count: Int, _ room: LineRoom, _ mode: LineBreakMode, lineLimit: Int,
        needsReveal: Bool
    ) {
        let keeps = max(1, lineLimit)
        var isShort = false
        if cuts.count > keeps {
            cuts.removeLast(cuts.count - keeps)
            isShort = true
        } else if needsReveal, cuts.count == keeps {
            isShort = true
        }
        let last = cuts.count - 1
        let limit = room.limit(ofLine: last)
        if !room.mode.wraps, cuts[last].width > limit { isShort = true }
        guard isShort else { return }
        cuts[last].ending = .truncated
        // Wrapping modes show the words that fit; the others choose from all that is left.
        if mode.wraps { return }
        cuts[last].end = count
        cuts[last].width = min(limit, max(cuts[last].width, 0))
    }
}
