/// A row of the list of files: icon, name, size and time.
final class FileRowCell: ReusableView, VisibleText {
    private let icon = ImageView(image: nil)
    private let nameLabel = Label(text: nil)
    private let sizeLabel = Label(text: nil)
    private let timeLabel = Label(text: nil)

    required init(frame: Rect) {
        super.init(frame: frame)
        icon.contentMode = .scaleAspectFit
        for label in [sizeLabel, timeLabel] {
            label.textColor = .secondaryLabel
            label.font = .systemFont(ofSize: Font.smallSystemFontSize + 1)
        }
        sizeLabel.textAlignment = .right
        nameLabel.lineBreakMode = .byTruncatingMiddle
        for view in [icon, nameLabel, sizeLabel, timeLabel] { addSubview(view) }
    }

    nonisolated deinit {}

    /// The name of the file.
    var visibleText: String? { nameLabel.text }

    func show(_ entry: FolderEntry) {
        nameLabel.text = entry.name
        nameLabel.textColor = entry.isUsable ? .label : .tertiaryLabel
        sizeLabel.text = entry.isFolder ? "" : FileTexts.size(entry.size)
        timeLabel.text = FileTexts.time(entry.modified)
        let kind = entry.isFolder ? "folder" : sizeLabel.text
        accessibilityLabel = [entry.name, kind, timeLabel.text].compactMap(\.self).joined(separator: ", ")
        let names = FileTexts.icon(of: entry)
        icon.image = FileIcons.image(theme: names.theme, symbol: names.symbol, for: self)
        icon.tintColor = entry.isFolder ? .tintColor : .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = FileColumns(width: bounds.width, theme: effectiveAppearance)
        icon.frame = FileIcons.frame(inRowOf: bounds.height, theme: effectiveAppearance)
        nameLabel.frame = columns.name.frame(height: bounds.height)
        sizeLabel.frame = columns.size.frame(height: bounds.height)
        timeLabel.frame = columns.time.frame(height: bounds.height)
    }
}
