extension Button: SpringLoadedInteractionSupporting {
    /// Whether dragged items that rest over the button press it; false by default.
    ///
    /// `UIButton.isSpringLoaded`. A button with a menu as its primary action opens the menu.
    public final var isSpringLoaded: Bool {
        get { SpringLoadedInteraction.isBuiltIn(in: self) }
        set {
            SpringLoadedInteraction.setBuiltIn(newValue, in: self) {
                SpringLoadedInteraction { [weak self] _ in
                    self?.isEnabled == true ? 0 : nil
                } activationHandler: { [weak self] _ in
                    _ = self?.accessibilityActivate()
                }
            }
        }
    }
}

extension SegmentedControl: SpringLoadedInteractionSupporting {
    /// Whether dragged items that rest over a segment select it; false by default.
    ///
    /// `UISegmentedControl.isSpringLoaded`.
    public final var isSpringLoaded: Bool {
        get { SpringLoadedInteraction.isBuiltIn(in: self) }
        set {
            SpringLoadedInteraction.setBuiltIn(newValue, in: self) {
                SpringLoadedInteraction { [weak self] point in
                    self?.springLoadedSegment(at: point)
                } activationHandler: { [weak self] in
                    self?.choose($0)
                }
            }
        }
    }

    private func springLoadedSegment(at point: Point) -> Int? {
        let index = index(at: point)
        return isEnabled && index != selectedSegmentIndex && isEnabledForSegment(at: index) ? index : nil
    }
}
