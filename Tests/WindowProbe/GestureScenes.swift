import Widgets

/// Gestures in four areas of a window, which print what they recognise.
enum GestureScenes {
    /// Shows the areas beside each other, each 100 points wide; `fingers` spreads two fingers in the third one.
    static func gestures(_ kind: String) {
        let window = Scenes.makeWindow(Size(width: 400, height: 120))
        window.frameTopLeftPoint = .zero
        for index in 0..<4 {
            let area = GestureArea(frame: Rect(x: Double(index) * 100, y: 0, width: 100, height: 120))
            area.addGestureRecognizer(area.recognizer(index))
            window.addSubview(area)
        }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("ready")
            if kind != "fingers" { return }
            Finger(window, from: Point(x: 240, y: 60), number: 1).drag(by: Point(x: -20, y: 0))
            Finger(window, from: Point(x: 260, y: 60), number: 2).drag(by: Point(x: 20, y: 0))
        }
    }
}

/// An area with one gesture recogniser.
private final class GestureArea: View {
    private var isEnlarged = false

    /// Returns a double tap, a pan, a pinch or a long press.
    func recognizer(_ index: Int) -> GestureRecognizer {
        switch index {
        case 0:
            let tap = TapGestureRecognizer(target: self, action: GestureArea.tapped)
            tap.numberOfTapsRequired = 2
            return tap
        case 1: return PanGestureRecognizer(target: self, action: GestureArea.panned)
        case 2: return PinchGestureRecognizer(target: self, action: GestureArea.pinched)
        default: return LongPressGestureRecognizer(target: self, action: GestureArea.pressed)
        }
    }

    private func place(_ recognizer: GestureRecognizer) -> String {
        let point = recognizer.location(in: nil)
        return "\(Int(point.x)) \(Int(point.y))"
    }

    private func tapped(_ tap: TapGestureRecognizer) { say("double tap \(place(tap))") }

    private func panned(_ pan: PanGestureRecognizer) {
        if pan.state == .began { say("pan began") }
        if pan.state == .ended { say("pan ended \(place(pan))") }
    }

    private func pinched(_ pinch: PinchGestureRecognizer) {
        if pinch.scale > 1.05, !isEnlarged {
            isEnlarged = true
            say("pinch enlarges")
        }
        if pinch.state == .ended { say("pinch ended \((pinch.scale * 10).rounded() / 10)") }
    }

    private func pressed(_ press: LongPressGestureRecognizer) {
        if press.state == .began { say("long press \(place(press))") }
    }
}
