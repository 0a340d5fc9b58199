import Widgets

/// Views in a grid that fills the bounds, each with a caption below it.
final class CaptionedGrid: View {
    private let columns: Int
    private let items: [(view: View, caption: Label)]

    init(columns: Int, _ items: [(View, String)]) {
        self.columns = columns
        self.items = items.map { view, text in
            let caption = Label(text: text)
            caption.font = .systemFont(ofSize: Font.smallSystemFontSize)
            caption.textColor = .secondaryLabel
            caption.textAlignment = .center
            return (view, caption)
        }
        super.init(frame: .zero)
        for item in self.items {
            addSubview(item.view)
            addSubview(item.caption)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rows = (items.count + columns - 1) / columns
        guard rows > 0, bounds.width > 0, bounds.height > 0 else { return }
        let gap = 10.0
        let captionHeight = items.reduce(18) { max($0, PageHeader.height(of: $1.caption, 18)) }
        let width = (bounds.width - gap * Double(columns - 1)) / Double(columns)
        let height = (bounds.height - gap * Double(rows - 1)) / Double(rows)
        for (index, item) in items.enumerated() {
            let x = (Double(index % columns) * (width + gap)).rounded()
            let y = (Double(index / columns) * (height + gap)).rounded()
            let tall = max(0, height.rounded(.down) - captionHeight)
            item.view.frame = Rect(x: x, y: y, width: width.rounded(.down), height: tall)
            item.caption.frame = Rect(
                x: x, y: y + tall, width: width.rounded(.down), height: min(captionHeight, height))
        }
    }
}
