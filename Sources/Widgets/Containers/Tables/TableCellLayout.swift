/// The layout of the standard labels and the image of a table cell.
struct TableCellLayout {
    let cell: TableViewCell

    /// The distances between the content and the edges of the row, and between image and texts, in points.
    private static let margin = 12.0
    private static let verticalMargin = 8.0
    private static let imagePadding = 10.0
    /// The width of the column of the text in the style `value2`, in points.
    private static let nameWidth = 96.0

    private var label: Label { cell.textLabel }

    /// Whether the cell displays a standard text or image.
    var hasContent: Bool {
        !(label.visibleText ?? "").isEmpty || !(cell.detailTextLabel?.visibleText ?? "").isEmpty
            || cell.storedImageView?.image != nil
    }

    /// Sets the fonts and colours of the style.
    func applyStyle() {
        guard let detail = cell.detailTextLabel else { return }
        detail.textColor = cell.style == .value2 ? .label : .secondaryLabel
        switch cell.style {
        case .default, .value1: break
        case .subtitle: detail.font = .systemFont(ofSize: Font.smallSystemFontSize)
        case .value2:
            label.font = .systemFont(ofSize: Font.smallSystemFontSize)
            label.textColor = .tintColor
            label.textAlignment = .right
        }
    }

    /// Returns the frame of the content view: `area` without the accessory.
    func contentFrame(in area: Rect, accessory: Double) -> Rect {
        Rect(
            x: area.minX + (cell.isMirrored ? accessory : 0), y: area.minY,
            width: max(0, area.width - accessory), height: area.height)
    }

    /// Places the labels and the image in `area`, of which `accessory` points at the trailing side are not available.
    func layOut(in area: Rect, accessory: Double) {
        var room = room(in: area, accessory: accessory)
        if let image = cell.storedImageView {
            let size = imageSize(height: area.height)
            image.frame = part(of: &room, width: size.width, height: size.height, padding: Self.imagePadding)
        }
        guard let detail = cell.detailTextLabel, !(detail.visibleText ?? "").isEmpty else {
            cell.detailTextLabel?.frame = .zero
            label.frame = centered(label, room, room.width)
            return
        }
        switch cell.style {
        case .default: break
        case .subtitle: layOutLines(detail, in: room)
        case .value1:
            let width = min(detail.intrinsicContentSize.width, room.width)
            detail.frame = centered(detail, room, width, isTrailing: true)
            let rest = max(0, room.width - width - Self.imagePadding)
            label.frame = centered(label, room, rest)
        case .value2:
            let name = part(
                of: &room, width: min(Self.nameWidth, room.width / 2), height: area.height,
                padding: Self.imagePadding)
            label.frame = centered(label, name, name.width)
            detail.frame = centered(detail, room, room.width)
        }
    }

    private func room(in area: Rect, accessory: Double) -> Rect {
        let trailing = max(Self.margin, accessory)
        let left = cell.isMirrored ? trailing : Self.margin
        return Rect(
            x: area.minX + left, y: area.minY, width: max(0, area.width - Self.margin - trailing),
            height: area.height)
    }

    /// Returns a column at the leading side of `room`, and removes it with the padding from `room`; nothing for a column without width.
    private func part(of room: inout Rect, width: Double, height: Double, padding: Double) -> Rect {
        if width <= 0 { return .zero }
        let scale = cell.contentScaleFactor
        let x = cell.isMirrored ? room.maxX - width : room.minX
        let y = ((room.midY - height / 2) * scale).rounded() / scale
        let used = min(room.width, width + padding)
        room.size.width -= used
        if !cell.isMirrored { room.origin.x += used }
        return Rect(x: x, y: y, width: width, height: height)
    }

    private func layOutLines(_ detail: Label, in room: Rect) {
        let scale = cell.contentScaleFactor
        let (first, second) = (height(of: label, room.width), height(of: detail, room.width))
        let top = ((room.midY - (first + 1 + second) / 2) * scale).rounded() / scale
        label.frame = Rect(x: room.minX, y: top, width: room.width, height: first)
        detail.frame = Rect(x: room.minX, y: top + first + 1, width: room.width, height: second)
    }

    private func centered(_ label: Label, _ room: Rect, _ width: Double, isTrailing: Bool = false) -> Rect {
        let (scale, height) = (cell.contentScaleFactor, height(of: label, width))
        let x = isTrailing != cell.isMirrored ? room.maxX - width : room.minX
        return Rect(
            x: x, y: ((room.midY - height / 2) * scale).rounded() / scale, width: width, height: height)
    }

    private func imageSize(height: Double) -> Size {
        guard let image = cell.storedImageView, image.image != nil else { return .zero }
        let size = image.intrinsicContentSize
        let limit = max(0, height - 4)
        let factor = size.height > limit ? limit / size.height : 1
        return Size(width: size.width * factor, height: size.height * factor)
    }

    private func height(of label: Label, _ width: Double) -> Double {
        label.numberOfLines == 1
            ? label.intrinsicContentSize.height : label.sizeThatFits(Size(width: width, height: 0)).height
    }

    /// Returns the height of a row of the given width whose accessory needs `accessory` points, in points.
    func height(width: Double, accessory: Double) -> Double {
        var width = width - Self.margin - max(Self.margin, accessory)
        let image = imageSize(height: .infinity)
        if image.width > 0 { width -= image.width + Self.imagePadding }
        var texts = height(of: label, max(0, width))
        if let detail = cell.detailTextLabel, !(detail.visibleText ?? "").isEmpty {
            switch cell.style {
            case .subtitle: texts += 1 + height(of: detail, max(0, width))
            case .default, .value1, .value2: texts = max(texts, height(of: detail, max(0, width)))
            }
        }
        return max(texts, image.height) + 2 * Self.verticalMargin
    }
}
