import Widgets

typealias UIGestureRecognizer = GestureRecognizer
typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
typealias UITapGestureRecognizer = TapGestureRecognizer
typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
typealias UIPanGestureRecognizer = PanGestureRecognizer
typealias UIPinchGestureRecognizer = PinchGestureRecognizer
typealias UIRotationGestureRecognizer = RotationGestureRecognizer
typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
typealias UIHoverGestureRecognizer = HoverGestureRecognizer
typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
typealias UITouch = Touch
typealias UIScrollView = ScrollView
typealias UIScrollViewDelegate = ScrollViewDelegate
typealias UIRefreshControl = RefreshControl

/// A card that is moved, scaled and turned, as written for UIKit; actions are method references instead of selectors.
final class CardViewController: UIViewController, UIGestureRecognizerDelegate {
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)

        let pan = UIPanGestureRecognizer(target: self, action: CardViewController.handlePan)
        pan.maximumNumberOfTouches = 2
        pan.delegate = self
        card.addGestureRecognizer(pan)

        let pinch = UIPinchGestureRecognizer(target: self, action: CardViewController.handlePinch)
        pinch.delegate = self
        card.addGestureRecognizer(pinch)

        let rotation = UIRotationGestureRecognizer(target: self, action: CardViewController.handleRotation)
        rotation.delegate = self
        card.addGestureRecognizer(rotation)

        let doubleTap = UITapGestureRecognizer(target: self, action: CardViewController.handleDoubleTap)
        doubleTap.numberOfTapsRequired = 2
        card.addGestureRecognizer(doubleTap)

        let tap = UITapGestureRecognizer(target: self, action: CardViewController.handleTap)
        tap.require(toFail: doubleTap)
        card.addGestureRecognizer(tap)

        let check = CheckGestureRecognizer(target: self, action: CardViewController.handleCheck)
        check.cancelsTouchesInView = false
        view.addGestureRecognizer(check)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        let translation = gesture.translation(in: view)
        if let piece = gesture.view {
            piece.center = CGPoint(x: piece.center.x + translation.x, y: piece.center.y + translation.y)
        }
        gesture.setTranslation(.zero, in: view)
        if gesture.state == .ended { log.append("panned") }
    }

    func handlePinch(_ gesture: UIPinchGestureRecognizer) {
        if gesture.state == .began || gesture.state == .changed {
            card.transform = card.transform.scaledBy(x: gesture.scale, y: gesture.scale)
            gesture.scale = 1
        }
    }

    func handleRotation(_ gesture: UIRotationGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed else { return }
        card.transform = card.transform.rotated(by: gesture.rotation)
        gesture.rotation = 0
    }

    func handleTap(_ gesture: UITapGestureRecognizer) {
        if gesture.state == .ended { log.append("tap \(Int(gesture.location(in: card).x))") }
    }

    func handleDoubleTap(_ gesture: UITapGestureRecognizer) { log.append("double") }

    func handleCheck() { log.append("check") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === otherGestureRecognizer.view
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }
}

/// The check mark of Apple's guide: a stroke down to the right, and then up.
final class CheckGestureRecognizer: UIGestureRecognizer {
    private var initialTouchPoint = CGPoint.zero
    private var trackedTouch: UITouch?
    private var isUpstroke = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: Event) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 { state = .failed }
        if trackedTouch == nil {
            trackedTouch = touches.first
            initialTouchPoint = trackedTouch?.location(in: view) ?? .zero
        } else {
            for touch in touches where touch != trackedTouch { ignore(touch, for: event) }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: Event) {
        super.touchesMoved(touches, with: event)
        guard let newTouch = touches.first, newTouch == trackedTouch else {
            state = .failed
            return
        }
        let newPoint = newTouch.location(in: view)
        let previousPoint = newTouch.previousLocation(in: view)
        if !isUpstroke {
            if newPoint.x >= initialTouchPoint.x && newPoint.y >= previousPoint.y { return }
            isUpstroke = true
        }
        if newPoint.x < previousPoint.x || newPoint.y > previousPoint.y { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: Event) {
        super.touchesEnded(touches, with: event)
        state = state == .possible && isUpstroke ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: Event) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        trackedTouch = nil
        isUpstroke = false
    }
}
