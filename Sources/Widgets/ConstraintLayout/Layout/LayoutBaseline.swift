/// Where a baseline of text is in a view: a share of the height, and a distance from there downwards in points.
///
///     // A line of text in the middle of the height:
///     LayoutBaseline(heightShare: 0.5, offset: ascent - lineHeight / 2)
public nonisolated struct LayoutBaseline: Hashable, Sendable {
    /// The part of the view's height that lies above the baseline.
    public var heightShare: Double
    /// The distance in points that is added to the part of the height.
    public var offset: Double

    public init(heightShare: Double, offset: Double) {
        self.heightShare = heightShare
        self.offset = offset
    }

    /// That of a view without text.
    public static let bottom = LayoutBaseline(heightShare: 1, offset: 0)

    /// A line of text with these measures in the middle of the height.
    package static func centered(_ metrics: (ascent: Double, lineHeight: Double)) -> LayoutBaseline {
        LayoutBaseline(heightShare: 0.5, offset: metrics.ascent - metrics.lineHeight / 2)
    }
}

/// A view with text, which others can be aligned with by its baselines.
///
///     extension Badge: BaselineProviding {
///         var firstBaseline: LayoutBaseline { label.firstBaseline }
///     }
public protocol BaselineProviding: View {
    /// The baseline of the first line of text.
    var firstBaseline: LayoutBaseline { get }
    /// That of the last line; the first unless implemented.
    var lastBaseline: LayoutBaseline { get }
}

extension BaselineProviding {
    public var lastBaseline: LayoutBaseline { firstBaseline }
}

extension View {
    /// The view that lends this one its baseline, and perhaps borrows it in turn; itself when it has its own.
    final func baselineLender(isFirst: Bool) -> View {
        var view = self
        while true {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if next === view { return view }
            guard next.isDescendant(of: view) else {
                Diagnostics.report(
                    Diagnostic(
                        kind: .invalidConstraint, subject: view.hierarchyPath,
                        message: "its baseline was to be that of \(next.name), which is not inside it",
                        cure: "its own counts; answer itself or a view inside it"))
                return view
            }
            view = next
        }
    }

    final func layoutBaseline(isFirst: Bool) -> LayoutBaseline {
        guard let view = self as? any BaselineProviding else { return .bottom }
        let baseline = isFirst ? view.firstBaseline : view.lastBaseline
        if baseline.heightShare.isFinite, baseline.offset.isFinite { return baseline }
        reportNotFinite("its \(isFirst ? "firstBaseline" : "lastBaseline")", "\(baseline)", "the bottom")
        return .bottom
    }

    /// How far the frame reaches out of the alignment rectangle, if that makes sense.
    final var checkedAlignmentInsets: EdgeInsets {
        let insets = alignmentRectInsets
        if insets.isFinite { return insets }
        reportNotFinite("its alignmentRectInsets", "\(insets)", "zero")
        return .zero
    }

    private func reportNotFinite(_ what: String, _ value: String, _ instead: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: hierarchyPath, message: "\(what) came to \(value)",
                cure: "it counts as \(instead); answer finite numbers"))
    }
}
