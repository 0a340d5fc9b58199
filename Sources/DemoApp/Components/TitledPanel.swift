import Widgets

/// A panel with a title, which names it for assistive technologies; subclasses lay out the title and their content.
class TitledPanel: View {
    let titleLabel = Label(text: nil)

    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = Color(role: .cardBackground)
        layer.cornerRadius = 12
        layer.borderWidth = 1
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.accessibilityTraits.insert(.header)
        accessibilityRole = .group
        accessibilityTitleUIElement = titleLabel
        addSubview(titleLabel)
    }
}
