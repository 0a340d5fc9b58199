/// Draws the standard appearance of controls from plain values, without access to a view.
package struct ControlPainter {
    package let theme: Theme
    package let canvas: Canvas

    package init(theme: Theme, canvas: Canvas) {
        self.theme = theme
        self.canvas = canvas
    }

    /// Draws the background of a button, which becomes the ground of its content.
    package func button(_ rect: Rect, fill: Color?, state: ControlState, cornerRadius: Double) {
        let strength = state.contains(.disabled) ? 0.5 : 1
        if let fill {
            canvas.fill(rect, faded(fill, strength), cornerRadius: cornerRadius)
            if let overlay = overlay(on: fill, state) {
                canvas.fill(rect, overlay, cornerRadius: cornerRadius)
            }
            canvas.placeContent(onFill: faded(fill, strength))
        } else if state.contains(.highlighted) {
            let pressed = Color(role: .controlFillPressed)
            canvas.fill(rect, pressed, cornerRadius: cornerRadius)
            canvas.placeContent(onFill: pressed)
        } else if state.contains(.hovered), !state.contains(.disabled) {
            let hovered = Color(role: .controlFill)
            canvas.fill(rect, hovered, cornerRadius: cornerRadius)
            canvas.placeContent(onFill: hovered)
        }
    }

    /// Returns the background colour of a button without a colour of its own.
    package func neutralFill(_ state: ControlState) -> Color {
        if state.contains(.disabled) { return Color(role: .controlFill) }
        if state.contains(.highlighted) || state.contains(.selected) {
            return Color(role: .controlFillPressed)
        }
        return Color(role: state.contains(.hovered) ? .controlFillHover : .controlFill)
    }

    /// Draws a check box with its mark.
    func checkBox(_ rect: Rect, mark: Checkbox.StateValue, tint: Color, state: ControlState) {
        let radius = theme.metrics.checkRadius
        if mark == .off {
            return drawUncheckedBackground(rect, radius, state)
        }
        let ink = drawCheckedBackground(rect, radius, tint, state)
        let center = Point(x: rect.midX, y: rect.midY)
        let width = rect.width * 0.11
        if mark == .mixed {
            minus(at: center, length: rect.width * 0.51, ink, width: width)
        } else {
            checkMark(at: center, side: rect.width, ink, width: width)
        }
    }

    /// Draws a slider's track, filled up to the middle of `knob`, and its knob.
    func slider(
        track: Rect, knob: Rect, minimumTint: Color, maximumTint: Color, knobTint: Color, state: ControlState,
        isMirrored: Bool = false
    ) {
        let strength = state.contains(.disabled) ? 0.5 : 1
        canvas.fill(track, faded(maximumTint, strength), cornerRadius: track.height / 2)
        let left = isMirrored ? knob.midX : track.minX
        let right = isMirrored ? track.maxX : knob.midX
        let filled = Rect(x: left, y: track.minY, width: right - left, height: track.height)
        canvas.fill(filled, faded(minimumTint, strength), cornerRadius: track.height / 2)
        canvas.edges = .antialiased
        self.knob(knob, knobTint)
        if state.contains(.highlighted) || state.contains(.hovered), !state.contains(.disabled) {
            let inner = state.contains(.highlighted) ? 4.5 : 5.5
            canvas.fill(knob.insetBy(dx: inner, dy: inner), minimumTint, cornerRadius: knob.width / 2 - inner)
        }
        canvas.edges = .snapped
    }

    /// Draws a scroll bar: its knob, and its track if `track` is not nil.
    package func scrollBar(track: Rect?, knob: Rect, isPressed: Bool, isHovered: Bool) {
        if let track {
            canvas.fill(
                track, Color(role: .controlFill), cornerRadius: min(track.width, track.height) / 2)
        }
        let strength = isPressed ? 0.7 : isHovered ? 0.55 : 0.4
        canvas.fill(
            knob, Color.label.withAlphaComponent(strength), cornerRadius: min(knob.width, knob.height) / 2)
    }

    /// Returns `color` with its alpha multiplied by `strength`; disabled content uses 0.5.
    package func faded(_ color: Color, _ strength: Double) -> Color {
        strength == 1 ? color : color.withAlphaComponent(color.alpha * strength)
    }

    private func isNeutral(_ fill: Color) -> Bool {
        [.controlFill, .controlFillHover, .controlFillPressed].contains(fill.role)
    }

    /// Returns the overlay of a hovered or pressed coloured background: light under the pointer, dark when pressed.
    func overlay(on fill: Color, _ state: ControlState) -> Color? {
        // A neutral background already has the shade of its state.
        if isNeutral(fill) || state.contains(.disabled) { return nil }
        if state.contains(.highlighted) { return Color(white: 0, alpha: 0.20) }
        return state.contains(.hovered) ? Color(white: 1, alpha: 0.10) : nil
    }
}
