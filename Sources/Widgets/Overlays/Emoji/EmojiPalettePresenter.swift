/// Opens an ``EmojiChooser`` as the character palette of a host.
package final class EmojiPalettePresenter: CharacterPalettePresenting {
    package init() {}

    package func open(
        for owner: View, anchor: @escaping () -> Rect, onChoose: @escaping (String) -> Void,
        onDismiss: @escaping () -> Void
    ) -> Bool {
        let chooser = EmojiChooser(frame: .zero)
        chooser.onChoose = onChoose
        return chooser.popUp(for: owner, anchor: anchor, onDismiss: onDismiss)
    }
}
