import Widgets

/// Groups of settings, each in a panel with a title, and a button below them.
final class SettingsView: View {
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
            mark.widthAnchor.constraint(equalToConstant: 16).isActive = true
            mark.heightAnchor.constraint(equalToConstant: 16).isActive = true
        }
        if row.control is SegmentedControl {
            row.control.widthAnchor.constraint(greaterThanOrEqualToConstant: 296).isActive = true
        }
        let stack = StackView(arrangedSubviews: [label, View()] + [row.mark, row.control].compactMap { $0 })
        stack.spacing = 10
        stack.alignment = .center
        return stack
    }
}
