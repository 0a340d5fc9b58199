/// The position of a text baseline in a view: a fraction of the height plus an offset in points.
///
///     // A line of text in the middle of the height:
///     LayoutBaseline(heightShare: 0.5, offset: ascent - lineHeight / 2)
public nonisolated struct LayoutBaseline: Hashable, Sendable {
    /// The fraction of the view's height that lies above the baseline, before the offset is added.
    public var heightShare: Double
    /// The distance in points, downwards, that is added to the fraction of the height.
    public var offset: Double

    /// Creates a baseline at `heightShare` times the height plus `offset` points.
    public init(heightShare: Double, offset: Double) {
        self.heightShare = heightShare
        self.offset = offset
    }

    /// The baseline of a view without text, which is its bottom edge.
    public static let bottom = LayoutBaseline(heightShare: 1, offset: 0)

    /// Returns the baseline of a vertically centred line of text with the given metrics.
    package static func centered(_ metrics: (ascent: Double, lineHeight: Double)) -> LayoutBaseline {
        LayoutBaseline(heightShare: 0.5, offset: metrics.ascent - metrics.lineHeight / 2)
    }
}

/// A view with text whose baselines can be used in constraints.
///
///     extension Badge: BaselineProviding {
///         var firstBaseline: LayoutBaseline { label.firstBaseline }
///     }
public protocol BaselineProviding: View {
    /// The baseline of the first line of text.
    var firstBaseline: LayoutBaseline { get }
    /// The baseline of the last line of text; the first baseline unless implemented.
    var lastBaseline: LayoutBaseline { get }
}

extension BaselineProviding {
    public var lastBaseline: LayoutBaseline { firstBaseline }
}

extension View {
    /// Returns the view whose baseline is used for this one, following `forFirstBaselineLayout` or `forLastBaselineLayout` repeatedly.
    final func resolvedBaselineView(isFirst: Bool) -> View {
        var view = self
        while true {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if next === view { return view }
            guard next.isDescendant(of: view) else {
                Diagnostics.report(
                    Diagnostic(
                        kind: .invalidConstraint, subject: view.hierarchyPath,
                        message: "its baseline view \(next.name) is not its descendant",
                        cure: "its own baseline is used; return the view itself or a descendant"))
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

    /// The insets of the alignment rectangle from the frame; zero, with a diagnostic, when they are not finite.
    final var checkedAlignmentInsets: EdgeInsets {
        let insets = alignmentRectInsets
        if insets.isFinite { return insets }
        reportNotFinite("its alignmentRectInsets", "\(insets)", "zero")
        return .zero
    }

    private func reportNotFinite(_ what: String, _ value: String, _ instead: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: hierarchyPath, message: "\(what) is \(value)",
                cure: "\(instead) is used instead; return finite numbers"))
    }
}
