extension TextField {
    /// The times at which a side view or the clear button of a field is displayed: `UITextField.ViewMode`.
    ///
    ///     field.clearButtonMode = .whileEditing
    public nonisolated enum ViewMode: Hashable, Sendable, CaseIterable {
        /// The view is not displayed.
        case never
        /// While the field is being edited.
        case whileEditing
        /// While the field is not being edited.
        case unlessEditing
        /// The view is always displayed.
        case always
    }

    /// The view at the leading side of the text, such as an icon; nil by default.
    ///
    /// It is at the left, and at the right in right-to-left layout. It is displayed as ``leftViewMode`` determines, which is initially `.never`.
    ///
    ///     name.leftView = ImageView(image: Image(systemName: "person"))
    ///     name.leftViewMode = .always
    public final var leftView: View? {
        get { sideViews?.left }
        set { changeSideViews { replace(&$0.left, by: newValue) } }
    }
    /// The times at which ``leftView`` is displayed; `.never` by default.
    public final var leftViewMode: ViewMode {
        get { sideViews?.leftMode ?? .never }
        set { changeSideViews { $0.leftMode = newValue } }
    }
    /// The view at the trailing side of the text; nil by default.
    ///
    /// The clear button is displayed instead of it.
    public final var rightView: View? {
        get { sideViews?.right }
        set { changeSideViews { replace(&$0.right, by: newValue) } }
    }
    /// The times at which ``rightView`` is displayed; `.never` by default.
    public final var rightViewMode: ViewMode {
        get { sideViews?.rightMode ?? .never }
        set { changeSideViews { $0.rightMode = newValue } }
    }
    /// The times at which a button that removes the text is displayed, while there is text; `.never` by default.
    ///
    /// The text can be restored by undo. The button sends `editingChanged`.
    public final var clearButtonMode: ViewMode {
        get { sideViews?.clearMode ?? .never }
        set { changeSideViews { $0.clearMode = newValue } }
    }

    private func replace(_ view: inout View?, by other: View?) {
        if view === other { return }
        if view?.superview === self { view?.removeFromSuperview() }
        view = other
    }

    private func changeSideViews(_ change: (FieldSideViews) -> Void) {
        let views = sideViews ?? FieldSideViews()
        change(views)
        views.makeClearButton(in: self)
        views.mount(in: self)
        views.setEnabled(isEnabled)
        sideViews = views.isEmpty ? nil : views
        setNeedsLayout()
        textChanged()
    }

    /// Displays and hides side views after a change of the text or of the focus.
    final func updateSideViews() { if sideViews != nil { setNeedsLayout() } }

    /// Removes the text as one step of undo; called by the clear button.
    final func clearByButton() {
        perform(.selectAll)
        perform(.deleteBackward)
        didClear()
    }
}

extension TextField: CursorProviding {
    /// Whether the point is over text, rather than over a view beside it.
    private func isOnText(_ point: Point) -> Bool {
        guard let sideViews else { return true }
        let text = sideViews.textRect(bounds, in: self, bounds)
        return point.x >= text.minX && point.x < text.maxX
    }

    /// Returns an I-beam over the text of an enabled field.
    public final func cursor(at point: Point) -> Cursor? { isEnabled && isOnText(point) ? .iBeam : nil }
}
