@testable import DeclarativeUI

/// A leaf of a plan.
struct PlanLeaf: ViewRepresentable {
    let id: Int
    let kind: LayoutPlan.Kind

    func makeView(context: Context) -> Widgets.View { Widgets.View(frame: .zero) }
    func updateView(_ view: Widgets.View, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, view: Widgets.View, context: Context) -> Size? {
        LayoutPlan.size(kind, proposal)
    }
}

/// One view of an erased type, so that a modifier wraps it instead of being applied to each of several views.
struct Single: View {
    let content: AnyView

    static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
    var _viewCount: ViewCount { .one }
    var body: some View { content }
}

/// The view of a plan.
struct PlanView: View {
    let plan: LayoutPlan

    static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
    var _viewCount: ViewCount { .one }

    private var each: some View { ForEach(plan.children) { PlanView(plan: $0) } }
    private func child(_ index: Int) -> PlanView { PlanView(plan: plan.children[index]) }

    var body: some View {
        switch plan.kind {
        case .words, .block: PlanLeaf(id: plan.id, kind: plan.kind)
        case .spacer(let least): Spacer(minLength: least)
        case .stack(.horizontal, let guide, let spacing):
            HStack(alignment: LayoutPlan.vertical[guide], spacing: spacing) { each }
        case .stack(.vertical, let guide, let spacing):
            VStack(alignment: LayoutPlan.horizontal[guide % 3], spacing: spacing) { each }
        case .layered(let guide): ZStack(alignment: LayoutPlan.alignment(guide)) { each }
        case .grid(let columns, let guide):
            Grid(alignment: LayoutPlan.alignment(guide)) {
                ForEach(rows(columns)) { row in
                    GridRow { ForEach(row.cells) { PlanView(plan: $0) } }
                }
            }
        case .modified(let modifier):
            if plan.isSpread {
                Self.modified(AnyView(child(0)), modifier)
            } else {
                Self.modified(child(0), modifier)
            }
        case .background: child(0).background { child(1) }
        }
    }

    private struct Row: Identifiable {
        let id: Int
        let cells: [LayoutPlan]
    }

    private func rows(_ columns: Int) -> [Row] {
        stride(from: 0, to: plan.children.count, by: columns).map { start in
            let end = min(start + columns, plan.children.count)
            return Row(id: start, cells: Array(plan.children[start..<end]))
        }
    }

    @ViewBuilder private static func modified<Content: View>(
        _ content: Content, _ modifier: LayoutPlan.Modifier
    ) -> some View {
        switch modifier {
        case .padding(let length): content.padding(length)
        case .fixed(let width, let height, let guide):
            content.frame(width: width, height: height, alignment: LayoutPlan.alignment(guide))
        case .flexible(let least, let most, let guide):
            content.frame(
                minWidth: least, maxWidth: most, minHeight: least, maxHeight: most,
                alignment: LayoutPlan.alignment(guide))
        case .ideal(let horizontal, let vertical):
            content.fixedSize(horizontal: horizontal, vertical: vertical)
        case .aspect(let ratio, let mode): content.aspectRatio(ratio, contentMode: mode)
        case .priority(let priority): content.layoutPriority(priority)
        case .baseline(let part):
            content.alignmentGuide(.firstTextBaseline) { $0[.bottom] * part }
                .alignmentGuide(.lastTextBaseline) { $0[.firstTextBaseline] + $0.width / 4 }
        case .center(let part):
            content.alignmentGuide(HorizontalAlignment.center) { $0.width * part }
                .alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] * part }
        }
    }
}

// MARK: - Elements without caches

extension LayoutPlan {
    /// The element that computes the same layout without caches; `axis` is that of the enclosing stack.
    func element(in axis: Axis = .vertical) -> ReferenceElement {
        switch kind {
        case .words, .block: return ReferenceLeaf(id: id) { [kind] in Self.size(kind, $0) }
        case .spacer(let least): return ReferenceSpacer(axis, least: least)
        case .stack(.horizontal, let guide, let spacing):
            return ReferenceContainer(
                HStackLayout(alignment: Self.vertical[guide], spacing: spacing),
                children.map { $0.element(in: .horizontal) })
        case .stack(.vertical, let guide, let spacing):
            return ReferenceContainer(
                VStackLayout(alignment: Self.horizontal[guide % 3], spacing: spacing),
                children.map { $0.element() })
        case .layered(let guide):
            return ReferenceContainer(
                ZStackLayout(alignment: Self.alignment(guide)), children.map { $0.element() })
        case .grid(let columns, let guide):
            let cells = children.enumerated().map { index, child in
                ReferenceHint(child.element(), row: index / columns)
            }
            return ReferenceContainer(GridLayout(alignment: Self.alignment(guide)), cells)
        case .modified(let modifier): return Self.modified(children[0].element(), modifier)
        case .background: return ReferenceBackground(children[0].element(), children[1].element())
        }
    }

    private static func modified(_ child: ReferenceElement, _ modifier: Modifier) -> ReferenceElement {
        switch modifier {
        case .padding(let length):
            ReferenceModifier(
                child,
                PaddingLayout(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
        case .fixed(let width, let height, let guide):
            ReferenceModifier(
                child, FixedFrameLayout(width: width, height: height, alignment: alignment(guide)))
        case .flexible(let least, let most, let guide):
            ReferenceModifier(
                child,
                FlexibleFrameLayout(
                    minWidth: least, maxWidth: most, minHeight: least, maxHeight: most,
                    alignment: alignment(guide)))
        case .ideal(let horizontal, let vertical):
            ReferenceModifier(child, FixedSizeLayout(horizontal: horizontal, vertical: vertical))
        case .aspect(let ratio, let mode):
            ReferenceModifier(child, AspectRatioLayout(ratio: ratio, contentMode: mode))
        case .priority(let priority): ReferenceHint(child, priority: priority)
        case .baseline(let part):
            ReferenceHint(
                ReferenceHint(
                    child,
                    guide: (VerticalAlignment.firstTextBaseline.key, { $0[VerticalAlignment.bottom] * part })),
                guide: (
                    VerticalAlignment.lastTextBaseline.key,
                    { $0[VerticalAlignment.firstTextBaseline] + $0.width / 4 }
                ))
        case .center(let part):
            ReferenceHint(
                ReferenceHint(child, guide: (HorizontalAlignment.center.key, { $0.width * part })),
                guide: (
                    VerticalAlignment.center.key, { $0[VerticalAlignment.firstTextBaseline] * part }
                ))
        }
    }
}
