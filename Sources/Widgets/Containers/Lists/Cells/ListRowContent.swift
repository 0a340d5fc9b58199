/// Displays a content configuration in a cell or a header: sets its labels, and draws the image.
///
/// Labels are created when they are first needed, and kept when the view is reused.
struct ListRowContent {
    private(set) var configuration: ListContentConfiguration
    private var secondaryLabel: Label?
    private var image: (image: Image, size: Size)?
    /// The place of the image in the view's bounds; empty without an image.
    private var imageFrame = Rect.zero

    init(_ configuration: ListContentConfiguration) { self.configuration = configuration }

    /// Shows `configuration` in `label` and, if it has a second text, in a second label of `view`.
    mutating func apply(_ configuration: ListContentConfiguration, to label: Label, in view: View) {
        self.configuration = configuration
        image = configuration.displayedImage
        Self.set(label, configuration.text, configuration.textProperties)
        if configuration.secondaryText != nil || secondaryLabel != nil {
            let second = secondaryLabel ?? Label(text: nil)
            Self.set(second, configuration.secondaryText, configuration.secondaryTextProperties)
            if second.superview == nil { view.insertSubview(second, aboveSubview: label) }
            secondaryLabel = second
        }
        view.setNeedsLayout()
        view.setNeedsDisplay()
    }

    private static func set(
        _ label: Label, _ text: String?, _ properties: ListContentConfiguration.TextProperties
    ) {
        label.text = text
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = properties.alignment
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
    }

    mutating func remove() {
        secondaryLabel?.removeFromSuperview()
        secondaryLabel = nil
    }

    func setEnabled(_ isEnabled: Bool) { secondaryLabel?.isEnabled = isEnabled }

    // MARK: - Layout

    /// Places the labels and the image in `bounds`, of which `accessory` points at the trailing side are not available.
    mutating func layOut(_ label: Label, in bounds: Rect, accessory: Double, isMirrored: Bool, scale: Double)
    {
        let margins = configuration.directionalLayoutMargins
        let trailing = max(margins.trailing, accessory)
        let left = isMirrored ? trailing : margins.leading
        let right = isMirrored ? margins.leading : trailing
        var room = Rect(
            x: bounds.minX + left, y: bounds.minY + margins.top,
            width: max(0, bounds.width - left - right),
            height: bounds.height - margins.top - margins.bottom)
        if let image {
            let width = reservedWidth
            let column = Rect(
                x: isMirrored ? room.maxX - width : room.minX, y: room.minY, width: width,
                height: room.height)
            func snapped(_ x: Double) -> Double { (x * scale).rounded() / scale }
            imageFrame = Rect(
                x: snapped(column.midX - image.size.width / 2),
                y: snapped(column.midY - image.size.height / 2), width: image.size.width,
                height: image.size.height)
            let used = min(room.width, width + configuration.imageToTextPadding)
            room.size.width -= used
            if !isMirrored { room.origin.x += used }
        }
        align(label, configuration.textProperties.alignment, isMirrored)
        if let secondaryLabel {
            align(secondaryLabel, configuration.secondaryTextProperties.alignment, isMirrored)
        }
        layOutTexts(label, in: room, isMirrored: isMirrored, scale: scale)
    }

    /// Aligns a text to the image, whatever its script: `.natural` is the leading side of a row that is laid out from right to left.
    private func align(_ label: Label, _ alignment: TextAlignment, _ isMirrored: Bool) {
        label.textAlignment = alignment == .natural && isMirrored ? .right : alignment
    }

    private func layOutTexts(_ label: Label, in room: Rect, isMirrored: Bool, scale: Double) {
        guard let second = secondaryLabel, configuration.secondaryText != nil else {
            label.frame = line(of: label, x: room.minX, room.width, in: room, scale)
            secondaryLabel?.frame = .zero
            return
        }
        if isSideBySide(label, second, room.width) {
            let width = min(second.intrinsicContentSize.width, room.width)
            let gap = configuration.textToSecondaryTextHorizontalPadding
            second.frame = line(
                of: second, x: isMirrored ? room.minX : room.maxX - width, width, in: room, scale)
            label.frame = line(
                of: label, x: isMirrored ? room.minX + width + gap : room.minX,
                max(0, room.width - width - gap), in: room, scale)
            return
        }
        let gap = configuration.textToSecondaryTextVerticalPadding
        let (first, other) = (height(of: label, room.width), height(of: second, room.width))
        let top = ((room.midY - (first + gap + other) / 2) * scale).rounded() / scale
        label.frame = Rect(x: room.minX, y: top, width: room.width, height: first)
        second.frame = Rect(x: room.minX, y: top + first + gap, width: room.width, height: other)
    }

    /// Returns the frame of a label that is centred vertically; in a row that is too low, it extends into the margins.
    private func line(of label: Label, x: Double, _ width: Double, in room: Rect, _ scale: Double) -> Rect {
        let height = height(of: label, width)
        return Rect(
            x: x, y: ((room.midY - height / 2) * scale).rounded() / scale, width: width, height: height)
    }

    private func isSideBySide(_ label: Label, _ second: Label, _ width: Double) -> Bool {
        guard configuration.prefersSideBySideTextAndSecondaryText else { return false }
        let gap = configuration.textToSecondaryTextHorizontalPadding
        return label.intrinsicContentSize.width + gap + second.intrinsicContentSize.width <= width
    }

    /// The width of the column of the image, in points.
    private var reservedWidth: Double {
        guard let image else { return 0 }
        let reserved = configuration.imageProperties.reservedLayoutSize.width
        return reserved > 0 ? reserved : image.size.width
    }

    private func height(of label: Label, _ width: Double) -> Double {
        label.numberOfLines == 1
            ? label.intrinsicContentSize.height : label.sizeThatFits(Size(width: width, height: 0)).height
    }

    /// Returns the height of a row of the given width whose accessory needs `accessory` points, in points.
    func height(_ label: Label, width: Double, accessory: Double) -> Double {
        let margins = configuration.directionalLayoutMargins
        let imageWidth = image == nil ? 0 : reservedWidth + configuration.imageToTextPadding
        let room = max(0, width - margins.leading - max(margins.trailing, accessory) - imageWidth)
        var texts = height(of: label, room)
        if let second = secondaryLabel, configuration.secondaryText != nil {
            let other = height(of: second, room)
            texts =
                isSideBySide(label, second, room)
                ? max(texts, other) : texts + configuration.textToSecondaryTextVerticalPadding + other
        }
        let reserved = configuration.imageProperties.reservedLayoutSize.height
        return margins.top + max(texts, max(reserved, image?.size.height ?? 0)) + margins.bottom
    }

    // MARK: - Drawing

    /// Draws the image.
    func draw(on canvas: Canvas, tint: Color, isEnabled: Bool, isMirrored: Bool) {
        guard let image = image?.image else { return }
        let properties = configuration.imageProperties
        let color = image.isTemplate ? properties.tintColor ?? tint : nil
        let faded = isEnabled ? color : color.map { $0.withAlphaComponent($0.alpha / 2) }
        if properties.cornerRadius > 0 {
            canvas.clip(to: RoundedRect(imageFrame, radius: properties.cornerRadius)) {
                canvas.draw(image, in: imageFrame, tint: faded, isRightToLeft: isMirrored)
            }
        } else {
            canvas.draw(image, in: imageFrame, tint: faded, isRightToLeft: isMirrored)
        }
    }
}
