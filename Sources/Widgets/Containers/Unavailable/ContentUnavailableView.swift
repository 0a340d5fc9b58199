/// An explanation in the place of content that is missing or being loaded, modelled on `UIContentUnavailableView`.
///
/// Its contents are in the middle of its bounds. As ``TableView/backgroundView`` it explains an empty table.
///
///     tableView.backgroundView = ContentUnavailableView(configuration: .loading())
public final class ContentUnavailableView: View {
    /// The texts, the image and the button.
    public var configuration: ContentUnavailableConfiguration { didSet { apply() } }

    private let indicator = ActivityIndicatorView(style: .large)
    private let imageView = ImageView(frame: .zero)
    private let titleLabel = Label(frame: .zero)
    private let descriptionLabel = Label(frame: .zero)
    private var button: Button?

    /// The distance between the parts, in points.
    private static let spacing = 10.0
    /// The greatest width of the texts, in points.
    private static let textWidth = 420.0

    /// Creates a view.
    public init(configuration: ContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        imageView.preferredSymbolConfiguration = SymbolConfiguration(pointSize: 44, weight: .regular)
        imageView.tintColor = .secondaryLabel
        titleLabel.font = .systemFont(ofSize: 18, weight: .bold)
        descriptionLabel.textColor = .secondaryLabel
        for label in [titleLabel, descriptionLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        for part in [indicator, imageView, titleLabel, descriptionLabel] { addSubview(part) }
        apply()
    }

    nonisolated deinit {}

    private func apply() {
        imageView.image = configuration.image
        imageView.isHidden = configuration.isLoading || configuration.image == nil
        indicator.isHidden = !configuration.isLoading
        if configuration.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        titleLabel.text = configuration.text
        titleLabel.isHidden = configuration.text == nil
        descriptionLabel.text = configuration.secondaryText
        descriptionLabel.isHidden = configuration.secondaryText == nil
        button?.removeFromSuperview()
        button = configuration.button.map { Button(primaryAction: $0) }
        if let button { addSubview(button) }
        setNeedsLayout()
    }

    /// The visible parts, from the top, with their sizes in a width.
    private func parts(in width: Double) -> [(view: View, size: Size)] {
        let room = Size(width: min(max(0, width - 32), Self.textWidth), height: .infinity)
        let all = [indicator, imageView, titleLabel, descriptionLabel] + (button.map { [$0] } ?? [])
        return all.filter { !$0.isHidden }.map { ($0, $0.sizeThatFits(room)) }
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let parts = parts(in: size.width)
        return Size(
            width: (parts.map(\.size.width).max() ?? 0) + 32,
            height: parts.reduce(32 - Self.spacing) { $0 + $1.size.height + Self.spacing })
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let parts = parts(in: bounds.width)
        let height = parts.reduce(-Self.spacing) { $0 + $1.size.height + Self.spacing }
        var top = bounds.midY - height / 2
        for (view, size) in parts {
            view.frame = Rect(
                x: (bounds.midX - size.width / 2).rounded(), y: top.rounded(), width: size.width,
                height: size.height)
            top += size.height + Self.spacing
        }
    }

    public override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .group
        if configuration.isLoading { attributes.states.insert(.busy) }
    }
}
