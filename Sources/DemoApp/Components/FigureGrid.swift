import Widgets

/// A page with a title, a line of text, and panels of equal size in a grid that fills the window.
class FigurePage: AnchoredPage {
    private let columns: Int
    private var panels: [FigurePanel] = []

    init(title: String, lead: String, columns: Int) {
        self.columns = columns
        super.init(title: title, lead: lead)
    }

    /// Adds a panel; panels fill the grid row by row.
    func add(_ panel: FigurePanel) {
        panels.append(panel)
        addSubview(panel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = 18.0
        let area = Rect(
            x: 24, y: content.layoutFrame.minY, width: bounds.width - 48,
            height: bounds.height - content.layoutFrame.minY - 24)
        let rows = (panels.count + columns - 1) / columns
        guard rows > 0, area.width > 0, area.height > 0 else { return }
        let width = (area.width - gap * Double(columns - 1)) / Double(columns)
        let height = min(240, (area.height - gap * Double(rows - 1)) / Double(rows))
        for (index, panel) in panels.enumerated() {
            let (row, column) = (Double(index / columns), Double(index % columns))
            let left = (area.minX + column * (width + gap)).rounded()
            let right = (area.minX + column * (width + gap) + width).rounded()
            let top = (area.minY + row * (height + gap)).rounded()
            let bottom = (area.minY + row * (height + gap) + height).rounded()
            panel.frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}

/// A panel with a title and a view below it.
final class FigurePanel: TitledPanel {
    private let content: View
    private let accessory: View?

    /// Creates a panel; `accessory` is a small control beside the title.
    init(_ title: String, _ content: View, accessory: View? = nil) {
        self.content = content
        self.accessory = accessory
        super.init(title: title)
        addSubview(content)
        if let accessory { addSubview(accessory) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = 14.0
        var width = bounds.width - 2 * side
        let titleHeight = PageHeader.height(of: titleLabel, 22)
        if let accessory {
            let size = accessory.intrinsicContentSize
            accessory.frame = Rect(
                x: bounds.width - 8 - size.width, y: 10 + (titleHeight - size.height) / 2, width: size.width,
                height: size.height)
            width -= size.width
        }
        titleLabel.frame = Rect(x: side, y: 10, width: max(0, width), height: titleHeight)
        let top = 16 + titleHeight
        content.frame = Rect(
            x: side, y: top, width: max(0, bounds.width - 2 * side),
            height: max(0, bounds.height - top - side))
    }
}

/// A view that a closure draws, with a description for assistive technologies.
final class Figure: View {
    private let drawing: (Canvas, Rect) -> Void

    /// Creates a figure; `drawing` receives the bounds to draw in.
    init(_ description: String, _ drawing: @escaping (Canvas, Rect) -> Void) {
        self.drawing = drawing
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityRole = .image
        accessibilityLabel = description
    }

    override func draw(_ canvas: Canvas) {
        if bounds.width > 1, bounds.height > 1 { drawing(canvas, bounds) }
    }
}
