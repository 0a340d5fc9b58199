/// A row of the list of files: icon, name, size and time.
final class FileRowCell: ReusableView, VisibleText {
    private let icon = ImageView(image: nil)
    private let nameLabel = Label(text: nil)
    private let sizeLabel = Label(text: nil)
    private let timeLabel = Label(text: nil)
    /// Returns the widths of the columns of sizes and times, in points.
    static func columns(in theme: Theme) -> (size: Double, time: Double) {
        (theme.scaledValue(for: 84), theme.scaledValue(for: 138))
    }

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
        let names = FileTexts.icon(of: entry)
        icon.image = FileIcons.image(theme: names.theme, symbol: names.symbol, for: self)
        icon.tintColor = entry.isFolder ? .tintColor : .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = Self.columns(in: effectiveTheme)
        icon.frame = Rect(x: 10, y: ((bounds.height - 18) / 2).rounded(), width: 18, height: 18)
        let time = bounds.width - columns.time - 8
        let size = time - columns.size - 14
        nameLabel.frame = Rect(x: 37, y: 0, width: max(0, size - 45), height: bounds.height)
        sizeLabel.frame = Rect(x: size, y: 0, width: columns.size, height: bounds.height)
        timeLabel.frame = Rect(x: time, y: 0, width: columns.time, height: bounds.height)
    }
}

/// The icons of file dialogs: those of the desktop's theme, or the bundled symbols.
enum FileIcons {
    static func image(theme: String, symbol: String, for view: View) -> Image? {
        IconLoader.shared.image(named: theme, size: 18, scale: view.contentScaleFactor)
            ?? Image(systemName: symbol) ?? Image(systemName: "doc")
    }
}
