/// A control with a mark that shows a choice and a title beside it: a check box or a radio button.
protocol TitledChoice: Control {
    var title: String { get }
    var font: Font { get }
    /// The typeset title.
    var run: ControlTitle { get set }
}

extension TitledChoice {
    /// The frame of the mark at the leading edge, in the control's coordinate space.
    var indicatorRect: Rect {
        let size = effectiveAppearance.metrics.checkSize
        let x = isMirrored ? bounds.maxX - size : bounds.minX
        return Rect(x: x, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
    }

    /// Returns the size that fits the mark and the title, in points.
    func choiceSize() -> Size {
        let metrics = effectiveAppearance.metrics
        let text = run.size(title, scaledFont(for: font), scale: contentScaleFactor)
        return Size(
            width: metrics.checkSize + (text.width > 0 ? metrics.markSpacing + text.width : 0),
            height: max(metrics.checkSize, text.height))
    }

    /// Draws the title in the space beside the mark.
    func drawTitle(on canvas: Canvas, with painter: ControlPainter) {
        let titleInset = effectiveAppearance.metrics.checkSize + effectiveAppearance.metrics.markSpacing
        let titleRect = Rect(
            x: bounds.minX + (isMirrored ? 0 : titleInset), y: bounds.minY, width: bounds.width - titleInset,
            height: bounds.height)
        let ink = painter.faded(.label, state.contains(.disabled) ? 0.5 : 1)
        run.draw(
            title, scaledFont(for: font), on: canvas, in: titleRect, part: isMirrored ? 1 : 0, color: ink)
    }
}

extension Invalidations {
    /// Invalidates the layout of the title, the display and the intrinsic size of a check box or radio button.
    struct ChoiceTitle: ViewInvalidatingType {
        func invalidate(view: View) {
            (view as? any TitledChoice)?.run.invalidate()
            view.setNeedsDisplay()
            view.invalidateIntrinsicContentSize()
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.ChoiceTitle {
    static var choiceTitle: Self { Self() }
}
