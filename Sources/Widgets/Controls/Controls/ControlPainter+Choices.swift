/// Drawing of steppers, switches, radio buttons, segments and tabs.
extension ControlPainter {
    /// One of the two buttons of a stepper.
    struct StepperHalf {
        let rect: Rect
        let isPlus: Bool
        let state: ControlState
    }

    /// Draws the two buttons of a stepper on one background.
    func stepper(_ rect: Rect, halves: [StepperHalf], state: ControlState) {
        let radius = theme.metrics.controlRadius
        canvas.fill(rect, Color(role: .controlFill), cornerRadius: radius)
        for half in halves {
            if half.state.contains(.highlighted), !half.state.contains(.disabled) {
                let isLeft = half.rect.midX < rect.midX
                canvas.fill(
                    RoundedRect(
                        half.rect, radius: radius,
                        corners: isLeft ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]),
                    Color(role: .controlFillHover))
            }
            let ink = faded(.label, half.state.contains(.disabled) ? 0.35 : 1)
            let center = Point(x: half.rect.midX, y: half.rect.midY)
            if half.isPlus {
                plus(at: center, length: 11.5, ink, width: 1.6)
            } else {
                minus(at: center, length: 11.5, ink, width: 1.6)
            }
        }
        canvas.fill(
            Rect(
                x: rect.midX - canvas.hairline / 2, y: rect.minY + 8, width: canvas.hairline,
                height: max(0, rect.height - 16)), Color(role: .separator))
    }

    /// Draws a switch; `part` is the fraction of the tint's opacity on the track, 0 (off) to 1 (on).
    func toggle(track: Rect, knob: Rect, part: Double, tint: Color, knobTint: Color, state: ControlState) {
        let strength = state.contains(.disabled) ? 0.5 : 1
        let radius = track.height / 2
        canvas.edges = .antialiased
        if part < 1 {
            let ground = Color(role: state.contains(.hovered) ? .controlFillPressed : .track)
            canvas.fill(track, faded(ground, strength * (1 - part)), cornerRadius: radius)
        }
        if part > 0 { canvas.fill(track, faded(tint, strength * part), cornerRadius: radius) }
        if state.contains(.hovered), part > 0, !state.contains(.disabled) {
            canvas.fill(track, Color(white: 1, alpha: 0.08 * part), cornerRadius: radius)
        }
        self.knob(knob, knobTint, isDisabled: state.contains(.disabled))
        canvas.edges = .snapped
    }

    /// Draws a round knob with a soft shadow.
    func knob(_ rect: Rect, _ color: Color, isDisabled: Bool = false) {
        let radius = rect.width / 2
        if !isDisabled {
            // The blur stays within the margin of 3 points that tracks have around a knob.
            canvas.drawShadow(
                of: Path(roundedRect: rect, cornerRadius: radius),
                Shadow(color: Color(white: 0, alpha: 0.28), blurRadius: 1.6, offset: Point(x: 0, y: 0.5)))
        }
        canvas.fill(rect, color, cornerRadius: radius)
    }

    /// Draws the background of a check box or radio button that is off.
    func drawUncheckedBackground(_ rect: Rect, _ radius: Double, _ state: ControlState) {
        let strength = state.contains(.disabled) ? 0.5 : 1
        canvas.fill(rect, faded(Color(role: .systemBackground), strength), cornerRadius: radius)
        if state.contains(.highlighted) {
            canvas.fill(rect, Color(role: .controlFillHover), cornerRadius: radius)
        } else if state.contains(.hovered), !state.contains(.disabled) {
            canvas.fill(rect, Color(role: .controlFill), cornerRadius: radius)
        }
        canvas.strokeBorder(
            rect, faded(Color(role: .controlBorder), strength), width: 1.5, cornerRadius: radius)
    }

    /// Draws the background of a check box or radio button that is on, and returns the colour of its mark.
    ///
    /// The canvas exchanges the two colours in a selected row, where the background would not be visible.
    func drawCheckedBackground(_ rect: Rect, _ radius: Double, _ tint: Color, _ state: ControlState) -> Color
    {
        canvas.fill(rect, faded(tint, state.contains(.disabled) ? 0.5 : 1), cornerRadius: radius)
        if let overlay = overlay(on: tint, state) { canvas.fill(rect, overlay, cornerRadius: radius) }
        return faded(Color(role: .onTint), state.contains(.disabled) ? 0.8 : 1)
    }

    /// Draws the round mark of a radio button.
    func radio(_ rect: Rect, isOn: Bool, tint: Color, state: ControlState) {
        let radius = rect.width / 2
        canvas.edges = .antialiased
        defer { canvas.edges = .snapped }
        guard isOn else {
            return drawUncheckedBackground(rect, radius, state)
        }
        let ink = drawCheckedBackground(rect, radius, tint, state)
        let dot = rect.insetBy(dx: rect.width * 0.3, dy: rect.height * 0.3)
        canvas.fill(dot, ink, cornerRadius: dot.width / 2)
    }

    /// Draws the background of a segmented control.
    func segmentedControlBackground(_ rect: Rect, state: ControlState) {
        canvas.fill(rect, Color(role: .controlFill), cornerRadius: theme.metrics.controlRadius)
    }

    /// Draws the raised background of the selected segment.
    func selectedSegment(_ rect: Rect, tint: Color?, state: ControlState) {
        let strength = state.contains(.disabled) ? 0.5 : 1
        let radius = theme.metrics.controlRadius - 2
        canvas.edges = .antialiased
        defer { canvas.edges = .snapped }
        let color = tint ?? (theme.style == .dark ? Color(role: .controlFillPressed) : .white)
        if !state.contains(.disabled), theme.style == .light {
            canvas.drawShadow(
                of: Path(roundedRect: rect, cornerRadius: radius),
                Shadow(color: Color(white: 0, alpha: 0.16), blurRadius: 1, offset: Point(x: 0, y: 0.5)))
        }
        canvas.fill(rect, faded(color, strength), cornerRadius: radius)
    }

    /// Draws the background of a hovered or pressed segment.
    func segment(_ rect: Rect, state: ControlState) {
        if state.contains(.disabled) || state.contains(.selected) { return }
        let radius = theme.metrics.controlRadius - 2
        if state.contains(.highlighted) {
            canvas.fill(rect, Color(role: .controlFillHover), cornerRadius: radius)
        } else if state.contains(.hovered) {
            canvas.fill(rect, Color(role: .controlFill), cornerRadius: radius)
        }
    }

    /// Draws the background of a hovered tab, and the line below a selected one.
    package func tab(_ rect: Rect, tint: Color, state: ControlState) {
        let ground = rect.insetBy(dx: 3, dy: 5)
        let radius = theme.metrics.controlRadius - 2
        if !state.contains(.disabled), !state.contains(.selected), state.contains(.hovered) {
            canvas.fill(ground, Color(role: .controlFill), cornerRadius: radius)
        }
        guard state.contains(.selected) else { return }
        canvas.fill(
            Rect(x: rect.minX + 10, y: rect.maxY - 3, width: max(0, rect.width - 20), height: 3),
            faded(tint, state.contains(.disabled) ? 0.5 : 1), cornerRadius: 1.5)
    }
}
