import Widgets

// Ordinary UIKit source: Auto Layout as written in apps. Only the import in this file refers to the toolkit.

final class SettingsRow: UIView {
    let titleLabel = UILabel()
    let valueLabel = UILabel()
    let separator = UIView()
    private var compactConstraints: [NSLayoutConstraint] = []
    private var regularConstraints: [NSLayoutConstraint] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var heightConstraint: NSLayoutConstraint!

    var isCompact = false {
        didSet { setNeedsUpdateConstraints() }
    }

    init(title: String, value: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        valueLabel.text = value
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        // swift-format-ignore: ReplaceForEachWithForLoop
        [titleLabel, valueLabel, separator].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        valueLabel.setContentHuggingPriority(.required, for: .horizontal)
        valueLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        setUpConstraints()
    }

    private func setUpConstraints() {
        let guide = layoutMarginsGuide
        regularConstraints = [
            titleLabel.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            valueLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            valueLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            valueLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
        ]
        compactConstraints = [
            titleLabel.topAnchor.constraint(equalTo: guide.topAnchor),
            valueLabel.topAnchor.constraint(
                equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 0.5),
            valueLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            valueLabel.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
        ]
        heightConstraint = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        heightConstraint.priority = UILayoutPriority(rawValue: 999)
        let minimumWidth = NSLayoutConstraint(
            item: titleLabel, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: self,
            attribute: .width,
            multiplier: 0.25, constant: 0)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor), heightConstraint, minimumWidth,
        ])
        let views: [String: UIView] = ["separator": separator]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[separator]|", options: [], metrics: nil, views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:[separator(1)]|", views: views))
    }

    override func updateConstraints() {
        NSLayoutConstraint.deactivate(isCompact ? regularConstraints : compactConstraints)
        NSLayoutConstraint.activate(isCompact ? compactConstraints : regularConstraints)
        super.updateConstraints()
    }
}

final class SettingsViewController: UIViewController {
    let stackView = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stackView.axis = .vertical
        stackView.alignment = .fill
        stackView.distribution = .fill
        stackView.spacing = UIStackView.spacingUseSystem
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        for (title, value) in [("Name", "Widgets"), ("Language", "Swift"), ("Renderer", "SDL2")] {
            stackView.addArrangedSubview(SettingsRow(title: title, value: value))
        }
        stackView.setCustomSpacing(20, after: stackView.arrangedSubviews[0])
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
            stackView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        ])
    }
}
