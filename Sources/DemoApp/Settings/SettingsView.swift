import Widgets

/// Groups of settings, each in a panel with a title, and a button below them.
final class SettingsView: View, AppearanceObserving {
    /// A panel: its title and its rows.
    struct Group {
        let title: String
        let rows: [Row]
    }

    /// A setting: its title and the control at the right, with an optional mark beside the control.
    struct Row {
        let title: String
        let control: Control
        var mark: View?
    }

    /// The lengths that grow with the text, at a text scale of 1.
    private var lengths: [(constraint: LayoutConstraint, value: Double)] = []
    private var marks: [View] = []
    /// Called after the appearance has changed, with which the texts may have grown.
    var onAppearanceChange: (() -> Void)?

    init(groups: [Group], footer: Control) {
        super.init(frame: .zero)
        let panels = groups.map(makePanel)
        let column = StackView(arrangedSubviews: panels)
        column.axis = .vertical
        column.spacing = 18
        for view in [column, footer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
            footer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
            footer.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 18),
            footer.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -Self.margin),
        ])
    }

    private static let margin = 20.0
    private static let markSide = 16.0
    /// The minimum width of segmented controls, so that those with short titles are as wide as the others.
    private static let segmentsWidth = 296.0

    func viewDidChangeEffectiveAppearance() { onAppearanceChange?() }

    /// Adapts lengths to the size of the texts.
    func scaleLengths() {
        for length in lengths {
            length.constraint.constant = effectiveAppearance.scaledValue(for: length.value)
        }
        for mark in marks {
            mark.layer.cornerRadius = effectiveAppearance.scaledValue(for: Self.markSide / 2)
        }
    }

    private func activate(_ constraint: LayoutConstraint) {
        lengths.append((constraint, constraint.constant))
        constraint.isActive = true
    }

    private func makePanel(_ group: Group) -> View {
        let panel = TitledPanel(title: group.title)
        let rows = StackView(arrangedSubviews: [panel.titleLabel] + group.rows.map(makeRow))
        rows.axis = .vertical
        rows.spacing = 12
        rows.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(rows)
        LayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: panel.topAnchor, constant: 14),
            rows.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 18),
            rows.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -18),
            rows.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -16),
        ])
        return panel
    }

    private func makeRow(_ row: Row) -> View {
        let label = Label(text: row.title)
        row.control.accessibilityTitleUIElement = label
        if let mark = row.mark {
            marks.append(mark)
            activate(mark.widthAnchor.constraint(equalToConstant: Self.markSide))
            activate(mark.heightAnchor.constraint(equalToConstant: Self.markSide))
        }
        if row.control is SegmentedControl {
            activate(row.control.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.segmentsWidth))
        }
        let stack = StackView(arrangedSubviews: [label, View()] + [row.mark, row.control].compactMap { $0 })
        stack.spacing = 10
        stack.alignment = .center
        return stack
    }
}
