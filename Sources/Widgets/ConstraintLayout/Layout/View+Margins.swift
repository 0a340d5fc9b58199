extension View {
    /// The default space between the edges and the content, in points; 8 on each side by default.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { layoutAttachment?.margins ?? DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            if newValue == directionalLayoutMargins { return }
            guard newValue.isFinite else { return reportMargins("layout margins", "\(newValue)") }
            attachment.margins = newValue
            marginsChanged()
        }
    }

    /// The margins as left and right, in points, including the safe area and the superview's margins if configured.
    public final var layoutMargins: EdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            var result = EdgeInsets(
                top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
                bottom: margins.bottom,
                right: isMirrored ? margins.leading : margins.trailing)
            if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
            if preservesSuperviewLayoutMargins, let superview {
                result = result.covering(superview.layoutMargins.reaching(into: frame, of: superview.bounds))
            }
            return result
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = DirectionalEdgeInsets(
                top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
                bottom: newValue.bottom,
                trailing: isMirrored ? newValue.left : newValue.right)
        }
    }

    /// Whether the margins are at least as large as the part of the superview's margins that overlaps this view; false by default.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { layoutAttachment?.preservesSuperviewMargins ?? false }
        set {
            if newValue == preservesSuperviewLayoutMargins { return }
            attachment.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    /// Whether the safe area insets are added to the margins; true by default.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutAttachment?.insetsMarginsFromSafeArea ?? true }
        set {
            if newValue == insetsLayoutMarginsFromSafeArea { return }
            attachment.insetsMarginsFromSafeArea = newValue
            marginsChanged()
        }
    }

    /// The insets covered by bars, in points: the overlapping part of the superview's insets, and the controller's additional insets.
    public final var safeAreaInsets: EdgeInsets {
        var insets = owningController?.additionalSafeAreaInsets ?? .zero
        if let superview {
            insets = insets + superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
        }
        return insets
    }

    func marginsChanged() {
        layoutAttachment?.node.engine?.marginsChanged(of: self)
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }

    func reportMargins(_ what: String, _ value: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: hierarchyPath, message: "its \(what) were set to \(value)",
                cure: "the previous values are kept; use finite numbers"))
    }

    // MARK: - Guides

    /// The layout guide of the rectangle inside the margins.
    public final var layoutMarginsGuide: LayoutGuide {
        let attachment = attachment
        if let guide = attachment.marginsGuide { return guide }
        let guide = LayoutGuide(role: .margins, of: self)
        attachment.marginsGuide = guide
        return guide
    }

    /// The layout guide of the rectangle that no bar covers.
    public final var safeAreaLayoutGuide: LayoutGuide {
        let attachment = attachment
        if let guide = attachment.safeAreaGuide { return guide }
        let guide = LayoutGuide(role: .safeArea, of: self)
        attachment.safeAreaGuide = guide
        return guide
    }

    /// The layout guide of the rectangle inside the margins, limited to a width for readable text: 672 points, centred.
    public final var readableContentGuide: LayoutGuide {
        let attachment = attachment
        if let guide = attachment.readableGuide { return guide }
        let guide = LayoutGuide(role: .readable, of: self)
        attachment.readableGuide = guide
        return guide
    }

    static var readableWidth: Double { 672 }

    // MARK: - Direction

    /// Whether the view is mirrored in a right-to-left layout direction; `unspecified` by default.
    public final var semanticContentAttribute: SemanticContentAttribute {
        get { layoutAttachment?.semantics ?? .unspecified }
        set {
            if newValue == semanticContentAttribute { return }
            attachment.semantics = newValue
            layoutAttachment?.layoutDirectionDidChange()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The layout direction of this view, resolved from ``semanticContentAttribute`` and the direction of its host.
    public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: viewTree?.layoutDirection ?? .leftToRight
        }
    }
}

extension EdgeInsets {
    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    /// Returns the larger inset of both on each side.
    func covering(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Returns the part of these insets of `bounds` that overlaps a subview at `frame`, in points.
    ///
    /// A side without an inset overlaps nothing, even if the subview extends beyond it.
    func reaching(into frame: Rect, of bounds: Rect) -> EdgeInsets {
        func reach(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(0, inset + distance) : 0 }
        return EdgeInsets(
            top: reach(top, bounds.minY - frame.minY), left: reach(left, bounds.minX - frame.minX),
            bottom: reach(bottom, frame.maxY - bounds.maxY), right: reach(right, frame.maxX - bounds.maxX))
    }
}
