import Widgets

/// A page whose title, lead and content are placed only by anchors.
class AnchoredPage: View {
    /// The area of the page's content, below the header.
    let content = LayoutGuide()

    init(title: String, lead text: String) {
        super.init(frame: .zero)
        directionalLayoutMargins = DirectionalEdgeInsets(
            top: PageHeader.titleY, leading: 24, bottom: 24, trailing: 24)
        content.identifier = "content"
        addLayoutGuide(content)
        let heading = Label(text: title)
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        heading.accessibilityTraits.insert(.header)
        let lead = Label(text: text)
        lead.textColor = .secondaryLabel
        let margins = layoutMarginsGuide
        for label in [heading, lead] {
            add(label)
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor).isActive = true
        }
        LayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: margins.topAnchor),
            heading.heightAnchor.constraint(greaterThanOrEqualToConstant: PageHeader.titleHeight),
            lead.topAnchor.constraint(
                equalTo: heading.bottomAnchor,
                constant: PageHeader.leadY - PageHeader.titleY - PageHeader.titleHeight),
            lead.heightAnchor.constraint(greaterThanOrEqualToConstant: PageHeader.leadHeight),
            content.topAnchor.constraint(
                equalTo: lead.bottomAnchor,
                constant: PageHeader.contentY - PageHeader.leadY - PageHeader.leadHeight),
            content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    /// Adds a view that is placed by constraints.
    func add(_ view: View, to superview: View? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? self).addSubview(view)
    }

    /// Returns a panel with a title, and a layout guide for its content.
    func makePanel(_ title: String) -> (panel: View, inside: LayoutGuide) {
        let panel = View()
        panel.backgroundColor = Color(role: .cardBackground)
        panel.layer.cornerRadius = 12
        panel.layer.borderWidth = 1
        panel.directionalLayoutMargins = DirectionalEdgeInsets(top: 14, leading: 18, bottom: 16, trailing: 18)
        add(panel)
        let label = Label(text: title)
        label.font = .preferredFont(forTextStyle: .headline)
        label.accessibilityTraits.insert(.header)
        panel.accessibilityRole = .group
        panel.accessibilityTitleUIElement = label
        add(label, to: panel)
        let inside = LayoutGuide()
        panel.addLayoutGuide(inside)
        let margins = panel.layoutMarginsGuide
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            inside.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            inside.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            inside.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            inside.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return (panel, inside)
    }

    /// Adds `column` to a panel, with the edges of the panel's content guide.
    func fill(_ panel: View, _ inside: LayoutGuide, with column: StackView, spacing: Double = 10) {
        column.axis = .vertical
        column.spacing = spacing
        add(column, to: panel)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: inside.topAnchor),
            column.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        ])
    }

    /// Returns a panel with a title and a column of views.
    func makePanel(_ title: String, rows: [View]) -> View {
        let (panel, inside) = makePanel(title)
        fill(panel, inside, with: StackView(arrangedSubviews: rows), spacing: 8)
        return panel
    }

    /// Returns a text of several lines that explains the views above it.
    func makeHint(_ text: String) -> Label {
        let label = Label(text: text)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }

    /// Names a view with rows or items, and surrounds it with a rounded border.
    func addFrame(to view: ScrollView, named name: String) {
        view.accessibilityLabel = name
        view.layer.cornerRadius = 9
        view.layer.borderWidth = 1
        view.clipsToBounds = true
    }

    /// Adds views of equal width side by side, at the top of the content.
    func addColumns(_ views: [View]) {
        let columns = StackView(arrangedSubviews: views)
        columns.spacing = 18
        columns.distribution = .fillEqually
        columns.alignment = .top
        add(columns)
        LayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: content.topAnchor),
            columns.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
    }
}

/// A coloured box with a caption and a given intrinsic size.
final class Tile: View, BaselineProviding {
    private let size: Size
    private let caption: Label

    init(_ text: String, _ width: Double = 64, _ height: Double = 36, color: Color = .tintColor) {
        size = Size(width: width, height: height)
        caption = Label(text: text)
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 8
        caption.textColor = .white
        caption.textAlignment = .center
        caption.translatesAutoresizingMaskIntoConstraints = false
        addSubview(caption)
        LayoutConstraint.activate([
            caption.centerXAnchor.constraint(equalTo: centerXAnchor),
            caption.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    override var intrinsicContentSize: Size { size }
    var firstBaseline: LayoutBaseline { caption.firstBaseline }
}
