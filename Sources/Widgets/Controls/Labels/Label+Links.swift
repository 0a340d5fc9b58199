/// Keyboard access to links: Tab moves between them, Return opens the focused one.
extension Label: FocusRingProviding {
    /// A link of the text: its range in bytes of UTF-8, and its target.
    struct Link: Equatable {
        var range: Range<Int>
        var target: String
    }

    /// The links in text order; empty while `openLink` is nil.
    ///
    /// Adjacent runs with the same target are one link. O(runs).
    var links: [Link] {
        guard openLink != nil, let text = attributedText else { return [] }
        var links: [Link] = []
        var start = 0
        for run in text.runs {
            let end = start + run.utf8Count
            defer { start = end }
            guard let target = run.attributes.link else { continue }
            // Adjacent runs with the same target, for example with some bold words, are one link.
            if let last = links.last, last.range.upperBound == start, last.target == target {
                links[links.count - 1].range = last.range.lowerBound..<end
            } else {
                links.append(Link(range: start..<end, target: target))
            }
        }
        return links
    }

    /// The outline of the focused link; the bounds if no link has the focus.
    public final var focusRingShape: RoundedRect {
        guard let paragraphs, let link = paragraphs.focusedLink else { return RoundedRect(bounds, radius: 0) }
        let origin = textOrigin
        let rects = displayedLayout(paragraphs).selectionRects(forUTF8: link.range)
        guard let first = rects.first else { return RoundedRect(bounds, radius: 0) }
        let all = rects.dropFirst().reduce(first) { $0.union($1) }
        return RoundedRect(all.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: 0), radius: 3)
    }

    /// Moves keyboard focus to the first link, or to the last one when focus moves backwards.
    func focusLink() {
        guard let paragraphs, let viewHost, viewHost.isFocusMovingByKeyboard else { return }
        focus(viewHost.isFocusMovingBackwards ? links.last : links.first, paragraphs)
    }

    func focus(_ link: Link?, _ paragraphs: LabelParagraphs) {
        if link == paragraphs.focusedLink { return }
        let change = { paragraphs.focusedLink = link }
        if let viewHost { viewHost.moveFocusRing(of: self, change) } else { change() }
    }

    /// Handles a key for the focused link; returns false if the key does not apply.
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
    /// Returns a pointing hand over links, and an I-beam over selectable text.
    public final func cursor(at point: Point) -> Cursor? {
        guard isEnabled, let paragraphs, paragraphs.isNeeded else { return nil }
        if paragraphs.openLink != nil, link(at: point, paragraphs) != nil { return .pointingHand }
        return paragraphs.isSelectable ? .iBeam : nil
    }
}
