/// Requests of the views, which the delegate carries out.
extension EmbeddedHost: HostRequests {
    package func textInputChanged(caret: Rect?) {
        let place = caret.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
        delegate?.embeddedHost(self, textInputRectDidChange: place)
    }

    package func compositionDidEnd() { delegate?.embeddedHostDidEndComposition(self) }

    package func cursorChanged(_ cursor: Cursor) {
        reportedCursor = cursor
        delegate?.embeddedHost(self, cursorDidChange: cursor)
    }

    package func restorableStateChanged() {}
}
