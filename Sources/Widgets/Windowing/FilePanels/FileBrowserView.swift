/// The layout of the toolkit's own file dialog.
final class FileBrowserView: View {
    let backButton = Button(configuration: .plain())
    let upButton = Button(configuration: .plain())
    let pathField = TextField(placeholder: "Folder or file")
    let newFolderButton = Button(configuration: .plain())
    let nameTitle = Label(text: "Name")
    let nameField = TextField(placeholder: "File name")
    let places = ListView(frame: .zero)
    let headers: [Button] = FileOrder.Column.allCases.map { _ in Button(configuration: .plain()) }
    let message = Label(text: nil)
    let hiddenBox = Checkbox(title: "Show hidden files")
    let filterButton = PopUpButton(frame: .zero)
    /// The controls of the choices, in order, with the title of those that are lists.
    var choiceViews: [(title: Label?, control: View)] = [] { didSet { choiceViews.forEach(add) } }
    let cancelButton = Button(title: "Cancel")
    let acceptButton = Button(configuration: .filled())
    private let list: ListView
    private let lines = (0..<3).map { _ in SeparatorView(axis: .horizontal) }
    private let isSaving: Bool

    init(list: ListView, isSaving: Bool) {
        self.list = list
        self.isSaving = isSaving
        super.init(frame: Rect(x: 0, y: 0, width: 760, height: 520))
        places.rowHeight = 32
        places.register(PlaceCell.self, forCellReuseIdentifier: "place")
        message.textColor = .secondaryLabel
        message.textAlignment = .center
        message.numberOfLines = 0
        message.isUserInteractionEnabled = false
        let buttons = [
            (backButton, "chevron.backward", "Back"), (upButton, "arrow.up", "Parent folder"),
            (newFolderButton, "folder.badge.plus", "New folder"),
        ]
        for (button, symbol, title) in buttons {
            button.configuration.image = Image(systemName: symbol)
            button.configuration.contentInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
            button.accessibilityLabel = title
            button.toolTipText = title
        }
        for header in headers {
            header.configuration.contentInsets = EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
            header.font = .systemFont(ofSize: Font.smallSystemFontSize, weight: .semibold)
        }
        let identifiers: [(View, String)] = [
            (pathField, "path"), (nameField, "name"), (places, "places"), (filterButton, "filter"),
            (hiddenBox, "hidden"), (headers[0], "sort-name"), (headers[1], "sort-size"),
            (headers[2], "sort-modified"),
        ]
        for (view, identifier) in identifiers { view.accessibilityIdentifier = identifier }
        pathField.accessibilityLabel = "Folder or file"
        nameField.accessibilityLabel = "File name"
        places.accessibilityLabel = "Places"
        filterButton.accessibilityLabel = "File type"
        nameTitle.textAlignment = .right
        nameTitle.isHidden = !isSaving
        nameField.isHidden = !isSaving
        let views: [View] =
            [nameTitle, nameField, backButton, upButton, pathField, newFolderButton, places] + headers
            + [list, message, hiddenBox, filterButton, cancelButton, acceptButton] + lines
        for view in views { addSubview(view) }
    }

    private func add(_ choice: (title: Label?, control: View)) {
        if let title = choice.title { addSubview(title) }
        addSubview(choice.control)
    }

    /// The height of a row of controls.
    private var lineHeight: Double { effectiveAppearance.scaledHeight(of: 34) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.insetBy(dx: 14, dy: 14)
        if isSaving {
            let row = area.removeFirst(lineHeight)
            let title = effectiveAppearance.scaledValue(for: 90)
            nameTitle.frame = Rect(x: row.minX, y: row.minY, width: title, height: lineHeight)
            nameField.frame = Rect(
                x: row.minX + title + 12, y: row.minY, width: max(0, row.width - title - 12),
                height: lineHeight)
            area.removeFirst(10)
        }
        layOutPath(area.removeFirst(lineHeight))
        area.removeFirst(12)
        layOutButtons(area.removeLast(lineHeight))
        area.removeLast(12)
        if !choiceViews.isEmpty {
            layOutChoices(area.removeLast(lineHeight))
            area.removeLast(8)
        }
        layOutOptions(area.removeLast(lineHeight))
        area.removeLast(8)
        layOutLists(area)
    }

    private func layOutPath(_ row: Rect) {
        backButton.frame = Rect(x: row.minX, y: row.minY, width: 36, height: lineHeight)
        upButton.frame = Rect(x: row.minX + 38, y: row.minY, width: 36, height: lineHeight)
        let end = newFolderButton.isHidden ? row.maxX : row.maxX - 44
        pathField.frame = Rect(
            x: row.minX + 82, y: row.minY, width: max(0, end - row.minX - 82), height: lineHeight)
        newFolderButton.frame = Rect(x: row.maxX - 36, y: row.minY, width: 36, height: lineHeight)
    }

    private func layOutButtons(_ row: Rect) {
        let accept = max(100, acceptButton.intrinsicContentSize.width)
        let cancel = max(100, cancelButton.intrinsicContentSize.width)
        acceptButton.frame = Rect(x: row.maxX - accept, y: row.minY, width: accept, height: lineHeight)
        cancelButton.frame = Rect(
            x: acceptButton.frame.minX - 10 - cancel, y: row.minY, width: cancel, height: lineHeight)
    }

    private func layOutOptions(_ row: Rect) {
        let hidden = hiddenBox.intrinsicContentSize
        hiddenBox.frame = Rect(
            x: row.minX, y: row.minY + ((lineHeight - hidden.height) / 2).rounded(), width: hidden.width,
            height: hidden.height)
        let filter = min(effectiveAppearance.scaledValue(for: 240), row.width / 2)
        filterButton.frame = Rect(x: row.maxX - filter, y: row.minY, width: filter, height: lineHeight)
    }

    private func layOutChoices(_ row: Rect) {
        var x = row.minX
        for (title, control) in choiceViews {
            if let title {
                let width = title.intrinsicContentSize.width
                title.frame = Rect(x: x, y: row.minY, width: width, height: lineHeight)
                x += width + 8
            }
            let size = control.intrinsicContentSize
            let width = title == nil ? size.width : max(140, size.width)
            control.frame = Rect(
                x: x, y: row.minY + ((lineHeight - size.height) / 2).rounded(), width: width,
                height: size.height)
            x += width + 18
        }
    }

    private func layOutLists(_ area: Rect) {
        // A narrow dialog leaves enlarged names of places less room, because the list is more important.
        let side = max(168, min(effectiveAppearance.scaledValue(for: 168), bounds.width / 3))
        lines[0].frame = Rect(x: bounds.minX, y: area.minY, width: bounds.width, height: 1)
        lines[1].frame = Rect(x: bounds.minX, y: area.maxY - 1, width: bounds.width, height: 1)
        let inner = Rect(
            x: bounds.minX, y: area.minY + 1, width: bounds.width, height: max(0, area.height - 2))
        places.frame = Rect(x: inner.minX, y: inner.minY, width: side, height: inner.height)
        let x = inner.minX + side
        let width = max(0, inner.width - side)
        let headerHeight = effectiveAppearance.scaledHeight(of: 26)
        layOutHeaders(
            from: x, FileColumns(width: width, theme: effectiveAppearance), y: inner.minY, headerHeight)
        lines[2].frame = Rect(x: x, y: inner.minY + headerHeight, width: width, height: 1)
        list.frame = Rect(
            x: x, y: inner.minY + headerHeight + 1, width: width,
            height: max(0, inner.height - headerHeight - 1))
        message.frame = list.frame.insetBy(
            dx: min(24, list.frame.width / 2), dy: min(24, list.frame.height / 2))
    }

    /// Places the titles of the columns, whose text begins 4 points inside of the buttons, above the texts of the rows.
    private func layOutHeaders(from x: Double, _ columns: FileColumns, y: Double, _ height: Double) {
        for (header, column) in zip(headers, [columns.name, columns.size, columns.time]) {
            let width = min(column.width, header.intrinsicContentSize.width)
            let isTrailing = header === headers[1]
            let start = isTrailing ? column.start + column.width - width + 4 : column.start - 4
            header.isHidden = column.width == 0
            header.frame = Rect(x: x + start, y: y, width: width, height: height)
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let wanted = Self.size(in: effectiveAppearance)
        return Size(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    }

    /// Returns the size below which parts of the dialog overlap, with the texts of `theme`, in points.
    static func minimumSize(in theme: Theme) -> Size {
        Size(width: theme.scaledValue(for: 480), height: theme.scaledValue(for: 360))
    }

    /// Returns the size of the dialog with the texts of `theme`, in points.
    static func size(in theme: Theme) -> Size {
        Size(width: theme.scaledValue(for: 760), height: theme.scaledValue(for: 520))
    }
}

extension Rect {
    /// Removes a strip at the top and returns it.
    @discardableResult fileprivate mutating func removeFirst(_ height: Double) -> Rect {
        let strip = Rect(x: minX, y: minY, width: width, height: height)
        self = Rect(x: minX, y: minY + height, width: width, height: max(0, self.height - height))
        return strip
    }

    /// Removes a strip at the bottom and returns it.
    @discardableResult fileprivate mutating func removeLast(_ height: Double) -> Rect {
        let strip = Rect(x: minX, y: maxY - height, width: width, height: height)
        self = Rect(x: minX, y: minY, width: width, height: max(0, self.height - height))
        return strip
    }
}
