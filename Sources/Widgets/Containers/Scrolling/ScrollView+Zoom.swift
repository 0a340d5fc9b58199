extension ScrollView {
    /// The minimum scale to which the user can zoom; 1 by default.
    ///
    /// Zooming requires a delegate with `viewForZooming(in:)`, and a maximum scale above the minimum. The user zooms with two
    /// fingers, with Ctrl and the wheel around the pointer, and with Ctrl+Plus, Ctrl+Minus and Ctrl+0.
    public final var minimumZoomScale: Double {
        get { zoom?.minimum ?? 1 }
        set { setZoomLimit(newValue, "minimumZoomScale") { $0.minimum = $1 } }
    }

    /// The maximum scale to which the user can zoom; 1 by default.
    public final var maximumZoomScale: Double {
        get { zoom?.maximum ?? 1 }
        set { setZoomLimit(newValue, "maximumZoomScale") { $0.maximum = $1 } }
    }

    private func setZoomLimit(_ value: Double, _ name: String, _ set: (ScrollZoom, Double) -> Void) {
        guard value.isFinite, value > 0 else { return reportNotFinite(name, "\(value)") }
        let zoom = zoom ?? ScrollZoom(of: self)
        self.zoom = zoom
        set(zoom, value)
    }

    /// The current scale of the zoomed view; 1 by default.
    ///
    /// Values outside of the limits are clamped.
    public final var zoomScale: Double {
        get { zoom?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms to `scale` around the centre of the visible bounds.
    public final func setZoomScale(_ scale: Double, animated: Bool) {
        guard scale.isFinite, scale > 0 else { return reportNotFinite("zoomScale", "\(scale)") }
        zoom?.go(to: scale, animated: animated)
    }

    /// Zooms so that `rect`, in the zoomed view's space, fills the visible bounds as far as the limits allow.
    public final func zoom(to rect: Rect, animated: Bool) {
        guard rect.isFinite else { return reportNotFinite("zoom(to:)", "\(rect)") }
        if let zoom { zoom.show(rect.standardized, animated: animated) }
    }

    /// Whether the user is zooming with two fingers.
    public final var isZooming: Bool { zoom?.isZooming ?? false }
    /// Whether the scale returns to its limits after a zoom beyond them, or follows an animation.
    public final var isZoomBouncing: Bool { zoom?.isAnimating ?? false }

    /// The recogniser with which fingers scroll the content, and the mouse only if the program adds it to `allowedTouchTypes`.
    ///
    ///     map.panGestureRecognizer.allowedTouchTypes = Touch.TouchType.allCases
    public final var panGestureRecognizer: PanGestureRecognizer { loadedDragging.pan }

    /// The recogniser with which two fingers zoom; nil while the zoom limits are equal.
    public final var pinchGestureRecognizer: PinchGestureRecognizer? {
        guard let zoom, zoom.isEnabled else { return nil }
        loadedDragging.enableZoom()
        return dragging?.pinch
    }

    private var loadedDragging: ScrollDragging {
        let dragging = dragging ?? ScrollDragging(of: self)
        self.dragging = dragging
        return dragging
    }
}
