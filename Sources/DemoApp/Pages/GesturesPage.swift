import Widgets

/// Gestures: a card that is dragged, scaled and turned; taps, presses and swipes; a drawing that is zoomed.
final class GesturesPage: AnchoredPage, ScrollViewDelegate {
    private let status = Label(text: "Click, press or swipe here")
    private let zoomStatus = Label(text: "100 %")
    private let drawing = ZoomDrawing(frame: Rect(x: 0, y: 0, width: 300, height: 150))
    private let area = ScrollView()

    init() {
        super.init(title: "Gestures", lead: "With fingers, the mouse or the keyboard.")
        let right = StackView(arrangedSubviews: [makeRecognizers(), makeZoom()])
        right.axis = .vertical
        right.spacing = 18
        addColumns([makeCard(), right])
    }

    private func makeCard() -> View {
        let board = GestureBoard(frame: .zero)
        board.heightAnchor.constraint(equalToConstant: 300).isActive = true
        return makePanel(
            "Move, scale and turn",
            rows: [board]
                + hints([
                    "Drag the card; fast drags glide.", "Scale: two fingers, Ctrl and the wheel, + and −.",
                    "Turn: two fingers, Ctrl, Shift and the wheel, < and >.",
                ]))
    }

    /// Returns one label for each line.
    private func hints(_ lines: [String]) -> [View] {
        lines.map { line in
            let label = Label(text: line)
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            return label
        }
    }

    // MARK: - Recognisers

    private func makeRecognizers() -> View {
        let pad = View()
        pad.backgroundColor = Color(role: .controlFill)
        pad.layer.cornerRadius = 10
        pad.accessibilityIdentifier = "pad"
        pad.heightAnchor.constraint(equalToConstant: 84).isActive = true
        let double = TapGestureRecognizer(target: self, action: GesturesPage.doubleTapped)
        double.numberOfTapsRequired = 2
        let tap = TapGestureRecognizer(target: self, action: GesturesPage.tapped)
        tap.require(toFail: double)
        let press = LongPressGestureRecognizer(target: self, action: GesturesPage.pressed)
        for recognizer in [double, tap, press] { pad.addGestureRecognizer(recognizer) }
        for (direction, name) in [
            (SwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
        ] {
            let swipe = SwipeGestureRecognizer(target: self, action: GesturesPage.swiped)
            swipe.direction = direction
            swipe.name = name
            pad.addGestureRecognizer(swipe)
        }
        status.textAlignment = .center
        add(status, to: pad)
        LayoutConstraint.activate([
            status.centerXAnchor.constraint(equalTo: pad.centerXAnchor),
            status.centerYAnchor.constraint(equalTo: pad.centerYAnchor),
        ])
        return makePanel("Clicks, presses and swipes", rows: [pad])
    }

    private func tapped() { status.text = "Click" }
    private func doubleTapped() { status.text = "Double click" }
    private func swiped(_ swipe: SwipeGestureRecognizer) { status.text = "Swipe \(swipe.name ?? "")" }
    private func pressed(_ press: LongPressGestureRecognizer) {
        status.text = press.state == .ended ? "Long press, released" : "Long press"
    }

    // MARK: - Zoom

    private func makeZoom() -> View {
        area.accessibilityIdentifier = "zoom"
        area.accessibilityLabel = "Drawing"
        area.layer.cornerRadius = 10
        area.contentSize = drawing.bounds.size
        area.addSubview(drawing)
        area.delegate = self
        area.minimumZoomScale = 1
        area.maximumZoomScale = 6
        area.heightAnchor.constraint(equalToConstant: 150).isActive = true
        let reset = Button(title: "Reset") { [weak area] _ in area?.setZoomScale(1, animated: true) }
        reset.setContentHuggingPriority(.required, for: .horizontal)
        zoomStatus.accessibilityIdentifier = "scale"
        zoomStatus.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        let row = StackView(arrangedSubviews: [zoomStatus, reset])
        row.spacing = 8
        row.alignment = .center
        return makePanel(
            "Zoom",
            rows: [area, row]
                + hints([
                    "Two fingers, Ctrl and the wheel, Ctrl+Plus and Ctrl+Minus."
                ]))
    }

    func viewForZooming(in scrollView: ScrollView) -> View? { drawing }

    func scrollViewDidZoom(_ scrollView: ScrollView) {
        zoomStatus.text = "\(Int((scrollView.zoomScale * 100).rounded())) %"
    }
}

/// The board on which a card is moved.
private final class GestureBoard: View {
    private let card = GestureCard(frame: Rect(x: 0, y: 0, width: 150, height: 100))

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Color(role: .controlFill)
        layer.cornerRadius = 10
        clipsToBounds = true
        addSubview(card)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // In the centre until the user moves it, and always on the board.
        card.center = card.hasMoved ? card.inside(card.center) : Point(x: bounds.midX, y: bounds.midY)
    }
}

/// A card with a pan, a pinch and a rotation that are recognised together, and keys with the same effects.
private final class GestureCard: View, GestureRecognizerDelegate {
    private let caption = Label(text: "Card")
    private(set) var hasMoved = false

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .tintColor
        layer.cornerRadius = 12
        pointerCursor = .move
        accessibilityIdentifier = "card"
        accessibilityLabel = "Card"
        accessibilityRole = .image
        accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Larger") { [weak self] _ in self?.change(scale: 1.2) != nil },
            AccessibilityCustomAction(name: "Smaller") { [weak self] _ in self?.change(scale: 1 / 1.2) != nil
            },
            AccessibilityCustomAction(name: "Turn") { [weak self] _ in self?.change(angle: .pi / 12) != nil },
        ]
        caption.textColor = .white
        caption.textAlignment = .center
        caption.frame = bounds
        addSubview(caption)
        let gestures = [
            PanGestureRecognizer(target: self, action: GestureCard.panned),
            PinchGestureRecognizer(target: self, action: GestureCard.pinched),
            RotationGestureRecognizer(target: self, action: GestureCard.turned),
        ]
        for gesture in gestures {
            gesture.delegate = self
            addGestureRecognizer(gesture)
        }
        let double = TapGestureRecognizer(target: self, action: GestureCard.straighten)
        double.numberOfTapsRequired = 2
        addGestureRecognizer(double)
    }

    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }

    private func panned(_ pan: PanGestureRecognizer) {
        guard let superview else { return }
        let translation = pan.translation(in: superview)
        pan.setTranslation(.zero, in: superview)
        move(by: translation)
        guard pan.state == .ended else { return }
        // The card glides in the direction of the drag.
        let velocity = pan.velocity(in: superview)
        let target = inside(Point(x: center.x + velocity.x * 0.25, y: center.y + velocity.y * 0.25))
        View.animate(
            withDuration: 0.7, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { self.center = target })
    }

    private func pinched(_ pinch: PinchGestureRecognizer) {
        change(scale: pinch.scale)
        pinch.scale = 1
    }

    private func turned(_ rotation: RotationGestureRecognizer) {
        change(angle: rotation.rotation)
        rotation.rotation = 0
    }

    private func change(scale: Double = 1, angle: Double = 0) {
        let size = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let factor = min(max(size * scale, 0.4), 2.5) / size
        transform = transform.scaledBy(x: factor, y: factor).rotated(by: angle)
    }

    private func straighten() {
        View.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.transform = .identity
        }
    }

    private func move(by distance: Point) {
        hasMoved = true
        center = inside(center + distance)
    }

    /// Returns the nearest point of the board.
    func inside(_ point: Point) -> Point {
        guard let board = superview?.bounds, !board.isEmpty else { return point }
        return Point(x: min(max(point.x, 0), board.width), y: min(max(point.y, 0), board.height))
    }

    // MARK: - Keyboard

    override var canBecomeFirstResponder: Bool { true }

    override func mouseDown(with event: MouseEvent) {}

    override func keyDown(with event: KeyEvent) {
        switch (event.key.keyCode, event.key.charactersIgnoringModifiers) {
        case (.keyboardLeftArrow, _): move(by: Point(x: -10, y: 0))
        case (.keyboardRightArrow, _): move(by: Point(x: 10, y: 0))
        case (.keyboardUpArrow, _): move(by: Point(x: 0, y: -10))
        case (.keyboardDownArrow, _): move(by: Point(x: 0, y: 10))
        case (_, "+"), (_, "="): change(scale: 1.2)
        case (_, "-"): change(scale: 1 / 1.2)
        case (_, "<"), (_, ","): change(angle: -.pi / 12)
        case (_, ">"), (_, "."): change(angle: .pi / 12)
        default: super.keyDown(with: event)
        }
    }
}

/// Rings whose details become visible when they are enlarged.
private final class ZoomDrawing: View {
    override func draw(_ canvas: Canvas) {
        canvas.fill(bounds, Color(role: .controlFill))
        let colors: [Color] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
        ]
        for (index, color) in colors.enumerated() {
            let radius = 70 - Double(index) * 11
            var ring = Path()
            ring.addEllipse(
                in: Rect(
                    x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius))
            canvas.stroke(ring, color, width: 4)
        }
    }
}
