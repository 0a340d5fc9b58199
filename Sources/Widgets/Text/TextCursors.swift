extension TextField: CursorProviding {
    /// An I-beam over the text, while it can be typed or selected.
    public final func cursor(at point: Point) -> Cursor? { isEnabled && isOnText(point) ? .iBeam : nil }
}

extension TextView: CursorProviding {
    /// An I-beam over text that can be selected.
    public final func cursor(at point: Point) -> Cursor? { isSelectable ? .iBeam : nil }
}

extension Label: CursorProviding {
    /// A hand over links, an I-beam over what can be selected.
    public final func cursor(at point: Point) -> Cursor? {
        guard isEnabled, let paragraphs, paragraphs.isNeeded else { return nil }
        if paragraphs.openLink != nil, link(at: point, paragraphs) != nil { return .pointingHand }
        return paragraphs.isSelectable ? .iBeam : nil
    }
}
