extension Label: AccessibilityContentProviding {
    /// The accessibility elements of the links.
    package final var accessibilityOwnContent: [any AccessibilityObject] {
        let links = links
        guard !links.isEmpty, let paragraphs else { return [] }
        if paragraphs.linkElements.map(\.link) != links {
            paragraphs.linkElements = links.map { LabelLinkElement(self, $0) }
        }
        return paragraphs.linkElements
    }

    /// Returns the text of a link.
    fileprivate func text(of link: Link) -> String {
        let utf8 = (visibleText ?? "").utf8
        let range = link.range.clamped(to: 0..<utf8.count)
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(decoding: utf8[start...].prefix(range.count), as: UTF8.self)
    }

    fileprivate func frame(of link: Link) -> Rect {
        guard let paragraphs else { return .zero }
        let origin = textOrigin
        let rects = displayedLayout(paragraphs).selectionRects(forUTF8: link.range)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
    }
}

/// The accessibility element of a link in a label.
final class LabelLinkElement: AccessibilityElement {
    private weak var label: Label?
    let link: Label.Link

    init(_ label: Label, _ link: Label.Link) {
        self.label = label
        self.link = link
        super.init(accessibilityContainer: label)
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .link
        attributes.label = label?.text(of: link)
        attributes.states.insert(.focusable)
        if label?.paragraphs?.focusedLink == link { attributes.states.insert(.focused) }
        if label?.isEnabled == false { attributes.states.remove(.enabled) }
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get { label?.frame(of: link) ?? .zero }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let open = label?.openLink else { return false }
        open(link.target)
        return true
    }
}
