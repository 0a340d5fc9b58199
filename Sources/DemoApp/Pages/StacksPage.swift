import Widgets

/// Stack views in all distributions and alignments, and a grid view as a form.
final class StacksPage: AnchoredPage {
    init() {
        super.init(title: "Stacks and grids", lead: "Rows, columns and tables on the same constraint engine.")
        let (distributions, left) = makePanel("Distributions")
        fill(distributions, left, with: StackView(arrangedSubviews: Self.distributionRows()))
        let (alignments, right) = makePanel("Alignments and a hidden view")
        fill(alignments, right, with: StackView(arrangedSubviews: alignmentRows()))
        let (table, below) = makePanel("Grid: spans, a hideable row")
        fill(table, below, with: StackView(arrangedSubviews: [makeGrid()]))
        LayoutConstraint.activate([
            distributions.topAnchor.constraint(equalTo: content.topAnchor),
            distributions.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            alignments.topAnchor.constraint(equalTo: content.topAnchor),
            alignments.leadingAnchor.constraint(equalTo: distributions.trailingAnchor, constant: 18),
            alignments.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            alignments.widthAnchor.constraint(equalTo: distributions.widthAnchor),
            table.topAnchor.constraint(equalTo: alignments.bottomAnchor, constant: 18),
            table.leadingAnchor.constraint(equalTo: alignments.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: alignments.trailingAnchor),
        ])
    }

    private static func distributionRows() -> [View] {
        StackView.Distribution.allCases.flatMap { distribution -> [View] in
            let name = Label(text: "\(distribution)")
            name.textColor = .secondaryLabel
            let row = StackView(arrangedSubviews: [
                Tile("one", 48), Tile("three", 96, color: .teal), Tile("two", 64, color: .orange),
            ])
            row.distribution = distribution
            row.spacing = 8
            return [name, row]
        }
    }

    private func alignmentRows() -> [View] {
        let rows = [StackView.Alignment.top, .center, .bottom].map { alignment in
            let row = StackView(arrangedSubviews: [
                Tile("\(alignment)", 90, 30), Tile("tall", 64, 44, color: .teal),
                Tile("hideable", 90, 24, color: .orange),
            ])
            row.alignment = alignment
            row.spacing = 8
            row.distribution = .equalSpacing
            return row
        }
        let hide = Checkbox(title: "Hide the last views")
        hide.addAction(
            Action { [rows, weak hide] _ in
                for row in rows { row.arrangedSubviews.last?.isHidden = hide?.isOn == true }
            }, for: .valueChanged)
        hide.accessibilityIdentifier = "hide-last"
        return rows + [hide]
    }

    private func makeGrid() -> View {
        let title = Label(text: "Spans both columns")
        title.font = .preferredFont(forTextStyle: .headline)
        let secret = Label(text: "A row that can be hidden")
        let rows = ["Volume", "Bass"].map { name -> [View?] in
            let (label, slider) = (Label(text: name), Slider())
            slider.accessibilityTitleUIElement = label
            return [label, slider]
        }
        let grid = GridView(views: [
            [title, nil],
            rows[0],
            rows[1],
            [Label(text: "More"), secret],
        ])
        grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<1)
        grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .center
        grid.column(at: 0).xPlacement = .trailing
        grid.column(at: 1).xPlacement = .fill
        grid.cell(atColumnIndex: 1, rowIndex: 3).xPlacement = .leading
        grid.columnSpacing = 12
        grid.yPlacement = .center
        let show = Checkbox(title: "Show the fourth row")
        show.addAction(
            Action { [weak grid, weak show] _ in grid?.row(at: 3).isHidden = show?.isOn != true },
            for: .valueChanged)
        show.isOn = true
        show.accessibilityIdentifier = "fourth-row"
        let column = StackView(arrangedSubviews: [grid, show])
        column.axis = .vertical
        column.spacing = 8
        return column
    }
}
