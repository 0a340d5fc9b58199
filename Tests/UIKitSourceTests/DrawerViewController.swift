import Widgets

// Ordinary UIKit source: animations as written in apps. Only the import in this file refers to the toolkit.

final class DrawerViewController: UIViewController {
    let drawer = UIView()
    let dimmingView = UIView()
    let titleLabel = UILabel()
    private(set) var isOpen = false
    private(set) var log: [String] = []
    private(set) var animator: UIViewPropertyAnimator?
    private let drawerHeight: CGFloat = 120
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private var topConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.alpha = 0
        drawer.backgroundColor = .white
        drawer.layer.cornerRadius = 12
        titleLabel.text = "Closed"
        for subview in [dimmingView, drawer] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        drawer.addSubview(titleLabel)
        topConstraint = drawer.topAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            dimmingView.topAnchor.constraint(equalTo: view.topAnchor),
            dimmingView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            topConstraint,
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.heightAnchor.constraint(equalToConstant: drawerHeight),
            titleLabel.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
            titleLabel.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 16),
        ])
    }

    func setOpen(_ open: Bool, animated: Bool) {
        isOpen = open
        topConstraint.constant = open ? -drawerHeight : 0
        let duration: TimeInterval = animated ? 0.5 : 0
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.dimmingView.alpha = open ? 1 : 0
                self.view.layoutIfNeeded()
            },
            completion: { [weak self] finished in
                self?.log.append(finished ? "finished" : "interrupted")
            })
        UIView.transition(
            with: titleLabel, duration: 0.25, options: .transitionCrossDissolve,
            animations: { self.titleLabel.text = open ? "Open" : "Closed" }, completion: nil)
    }

    func beginDragging() {
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [unowned self] in
            topConstraint.constant = -drawerHeight
            view.layoutIfNeeded()
        }
        animator.addAnimations({ self.dimmingView.alpha = 1 }, delayFactor: 0.5)
        animator.addCompletion { position in
            switch position {
            case .end: self.log.append("opened")
            case .start: self.log.append("closed")
            case .current: break
            }
        }
        animator.pauseAnimation()
        self.animator = animator
    }

    func drag(to fraction: CGFloat) { animator?.fractionComplete = fraction }

    func endDragging(velocity: CGFloat) {
        guard let animator else { return }
        animator.isReversed = animator.fractionComplete < 0.5 && velocity < 1
        let timing = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: velocity))
        animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    }

    func wiggle() {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.drawer.transform = CGAffineTransform(rotationAngle: 0.1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.drawer.transform = .identity
            }
        } completion: { _ in
            self.log.append("wiggled")
        }
    }
}
