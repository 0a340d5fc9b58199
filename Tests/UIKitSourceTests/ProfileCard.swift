import Widgets

// Ordinary UIKit source. Only the import in this file refers to the toolkit.

final class BadgeView: UIView {
    private let label = UILabel()

    var count = 0 {
        didSet {
            label.text = "\(count)"
            isHidden = count == 0
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemRed
        layer.cornerRadius = 9
        layer.masksToBounds = true
        layer.borderWidth = 1
        layer.borderColor = UIColor.white.withAlphaComponent(0.5).cgColor
        isUserInteractionEnabled = false
        accessibilityIdentifier = "badge"
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12, weight: .bold)
        addSubview(label)
    }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: max(18, text.width + 10), height: 18)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 1, left: 4, bottom: 1, right: 4))
    }
}

final class ProfileCard: UIView {
    let nameLabel = UILabel(frame: .zero)
    let badge = BadgeView(frame: .zero)
    let followButton = UIButton(type: .system)
    private(set) var isFollowing = false
    var onFollow: ((Bool) -> Void)?

    override var isHidden: Bool {
        didSet { if isHidden { badge.count = 0 } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        layer.cornerRadius = 12
        nameLabel.font = UIFont.boldSystemFont(ofSize: 17)
        nameLabel.lineBreakMode = .byTruncatingTail
        followButton.setTitle("Follow", for: .normal)
        followButton.setTitle("Following", for: .selected)
        followButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        for subview in [nameLabel, badge, followButton] { addSubview(subview) }
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    }

    private func toggle() {
        isFollowing.toggle()
        followButton.isSelected = isFollowing
        onFollow?(isFollowing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = CGRect(x: 16, y: 12, width: bounds.width - 80, height: 24)
        badge.sizeToFit()
        badge.center = CGPoint(x: bounds.maxX - 24, y: 24)
        followButton.frame = CGRect(origin: CGPoint(x: 16, y: 48), size: followButton.intrinsicContentSize)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        transform = superview == nil ? .identity : CGAffineTransform(scaleX: 1, y: 1)
    }
}

final class ProfileViewController: UIViewController {
    let card = ProfileCard()
    private let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        view.addSubview(card)
        view.addSubview(slider)
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.addAction(
            UIAction { [unowned self] _ in card.badge.count = Int(slider.value) }, for: .valueChanged)
        card.nameLabel.text = "Weather station"
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 96)
        slider.frame = CGRect(x: 20, y: 130, width: view.bounds.width - 40, height: 24)
    }
}
