import Widgets

/// The text styles, and one line at several sizes.
final class TextPage: Page {
    init() {
        super.init(
            title: "Text", lead: "Shaped by HarfBuzz through SDL_ttf, cached as masks, sharp at every scale.")
        let styles = Card(title: "Styles")
        for (style, text) in [
            (Font.TextStyle.largeTitle, "Large title"), (.title1, "Title one"), (.title2, "Title two"),
            (.headline, "Headline"), (.body, "Body: the quick brown fox"),
            (.footnote, "Footnote: jumps over"),
            (.caption1, "Caption: the lazy dog"),
        ] {
            let label = Label(text: text)
            label.font = .preferredFont(forTextStyle: style)
            styles.addRow(FlexibleLabel(label))
        }
        add(styles)
        let sizes = Card(title: "Sizes")
        for size in [9.0, 11, 13, 14.5, 17, 22, 30] {
            let label = Label(text: "Hamburgefonstiv \(size)")
            label.font = .systemFont(ofSize: size)
            sizes.addRow(FlexibleLabel(label))
        }
        add(sizes)
        let scripts = Card(title: "Words of other scripts")
        for text in ["Größe, naïve, cœur, żółć", "Ελληνικά και Кириллица", "שלום", "مرحبا"] {
            scripts.addRow(FlexibleLabel(Label(text: text)))
        }
        add(scripts)
    }
}
