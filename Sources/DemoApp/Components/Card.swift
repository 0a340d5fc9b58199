import Widgets

/// A panel with a title whose content is laid out in rows, without constraints.
final class Card: TitledPanel {
    private var rows: [[View]] = []

    func addRow(_ views: View...) {
        rows.append(views)
        for view in views { addSubview(view) }
    }

    /// Returns the height of the card for a width, in points.
    func preferredHeight(forWidth width: Double) -> Double {
        lines(width: width - 36).reduce(top + 4) { $0 + Self.height(of: $1) + 12 }
    }

    /// The position of the first row, in points.
    private var top: Double { 26 + PageHeader.height(of: titleLabel, 22) }

    override func layoutSubviews() {
        let width = bounds.width - 36
        titleLabel.frame = Rect(x: 18, y: 14, width: width, height: PageHeader.height(of: titleLabel, 22))
        var y = top
        for line in lines(width: width) {
            let height = Self.height(of: line)
            place(line, y: y, height: height, width: width)
            y += height + 12
        }
    }

    /// Returns the rows, each divided into several lines if its views do not fit into the width.
    private func lines(width: Double) -> [[View]] {
        var lines: [[View]] = []
        for row in rows {
            var line: [View] = []
            var x = 0.0
            for view in row {
                let own = max(Self.leastWidth, view.intrinsicContentSize.width)
                if !line.isEmpty, x + own > width {
                    lines.append(line)
                    (line, x) = ([], 0)
                }
                line.append(view)
                x += own.rounded() + 12
            }
            lines.append(line)
        }
        return lines
    }

    /// The minimum width for a view without an intrinsic width; if less is left, the view begins a new line.
    private static let leastWidth = 24.0

    /// Places a line of views: those with an intrinsic width keep it, and the others share the remaining width equally.
    private func place(_ row: [View], y: Double, height: Double, width: Double) {
        let fixed = row.reduce(0) { $0 + max(0, $1.intrinsicContentSize.width) }
        let flexible = row.filter { $0.intrinsicContentSize.width < 0 }.count
        let left = width - fixed - 12 * Double(row.count - 1)
        var x = 18.0
        for view in row {
            let size = view.intrinsicContentSize
            let own = size.width < 0 ? max(0, left / Double(flexible)) : min(size.width, width)
            let tall = size.height < 0 ? height : size.height
            view.frame = Rect(
                x: x, y: y + ((height - tall) / 2).rounded(), width: own.rounded(), height: tall)
            x += own.rounded() + 12
        }
    }

    private static func height(of row: [View]) -> Double {
        row.reduce(24) { max($0, $1.intrinsicContentSize.height) }
    }
}
