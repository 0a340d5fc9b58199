/// Links by keyboard: Tab goes from one to the next, Return follows.
extension Label: FocusRingProviding {
    /// A part of the text that leads somewhere, in bytes of UTF-8.
    struct Link: Equatable {
        var range: Range<Int>
        var target: String
    }

    /// The links in the order of the text; none while `openLink` is nil.
    ///
    /// O(runs).
    var links: [Link] {
        guard openLink != nil, let text = attributedText else { return [] }
        var links: [Link] = []
        var start = 0
        for run in text.runs {
            let end = start + run.utf8Count
            defer { start = end }
            guard let target = run.attributes.link else { continue }
            // A link that has words in bold is one.
            if let last = links.last, last.range.upperBound == start, last.target == target {
                links[links.count - 1].range = last.range.lowerBound..<end
            } else {
                links.append(Link(range: start..<end, target: target))
            }
        }
        return links
    }

    /// The keyboard's ring is around the link that Return follows.
    public final var focusRingShape: RoundedRect {
        guard let paragraphs, let link = paragraphs.focusedLink else { return RoundedRect(bounds, radius: 0) }
        let origin = textOrigin
        let rects = shownLayout(paragraphs).selectionRects(forUTF8: link.range)
        guard let first = rects.first else { return RoundedRect(bounds, radius: 0) }
        let all = rects.dropFirst().reduce(first) { $0.union($1) }
        return RoundedRect(all.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: 0), radius: 3)
    }

    /// The focus came: by Tab to the first link, or backwards to the last.
    func focusLink() {
        guard let paragraphs, let viewHost, viewHost.isFocusMovingByKeyboard else { return }
        focus(viewHost.isFocusMovingBackwards ? links.last : links.first, paragraphs)
    }

    func focus(_ link: Link?, _ paragraphs: LabelParagraphs) {
        if link == paragraphs.focusedLink { return }
        let change = { paragraphs.focusedLink = link }
        if let viewHost { viewHost.moveFocusRing(of: self, change) } else { change() }
    }

    /// True when the key was for a link.
    func handleLinkKey(_ event: KeyEvent, _ paragraphs: LabelParagraphs) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard let link = paragraphs.focusedLink else { return false }
        let links = links
        switch event.key.keyCode {
        case .keyboardReturnOrEnter where flags.isEmpty, .keypadEnter where flags.isEmpty:
            openLink?(link.target)
            return true
        case .keyboardTab where flags.isSubset(of: .shift):
            guard let index = links.firstIndex(of: link) else { return false }
            let next = index + (flags.contains(.shift) ? -1 : 1)
            guard links.indices.contains(next) else { return false }
            focus(links[next], paragraphs)
            return true
        default: return false
        }
    }
}

extension Label: CursorProviding {
    /// A hand over links, an I-beam over what can be selected.
    public final func cursor(at point: Point) -> Cursor? {
        guard isEnabled, let paragraphs, paragraphs.isNeeded else { return nil }
        if paragraphs.openLink != nil, link(at: point, paragraphs) != nil { return .pointingHand }
        return paragraphs.isSelectable ? .iBeam : nil
    }
}
