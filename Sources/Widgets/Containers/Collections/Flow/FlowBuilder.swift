internal import Virtualization

/// Creates the sections of a flow layout from its properties and its delegate.
struct FlowBuilder {
    let layout: CollectionViewFlowLayout
    let view: CollectionView

    private var delegate: (any CollectionViewDelegateFlowLayout)? {
        view.delegate as? any CollectionViewDelegateFlowLayout
    }

    /// The extent of the collection view across the scrolling axis, in points.
    var breadth: Double { layout.isHorizontal ? view.layoutArea.height : view.layoutArea.width }

    func section(_ section: Int) -> FlowSection {
        let count = view.arrangedItems.counts[section]
        return FlowSection(metrics(of: section), sizes: sizes(of: section, count), count: count)
    }

    private func metrics(of section: Int) -> FlowMetrics {
        var metrics = FlowMetrics()
        metrics.isHorizontal = layout.isHorizontal
        metrics.breadth = breadth
        metrics.scale = view.contentScaleFactor
        metrics.inset = layout.sectionInset
        metrics.lineSpacing = layout.minimumLineSpacing
        metrics.itemSpacing = layout.minimumInteritemSpacing
        var (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
        if let delegate {
            let inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
            if inset.isFinite, inset.isDisplayable {
                metrics.inset = inset
            } else {
                report("insetForSectionAt \(section)", "\(inset)")
            }
            metrics.lineSpacing = checked(
                delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section),
                "minimumLineSpacingForSectionAt \(section)", metrics.lineSpacing)
            metrics.itemSpacing = checked(
                delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section),
                "minimumInteritemSpacingForSectionAt \(section)", metrics.itemSpacing)
            header = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            footer = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        }
        metrics.header = checked(
            metrics.extents(of: header).length, "the header size of section \(section)", 0)
        metrics.footer = checked(
            metrics.extents(of: footer).length, "the footer size of section \(section)", 0)
        metrics.pinsHeader = layout.sectionHeadersPinToVisibleBounds
        metrics.pinsFooter = layout.sectionFootersPinToVisibleBounds
        return metrics
    }

    private func sizes(of section: Int, _ count: Int) -> FlowSection.Sizes {
        if layout.estimatedItemSize != .zero {
            let isAutomatic = layout.estimatedItemSize == CollectionViewFlowLayout.automaticSize
            let estimate = isAutomatic ? layout.itemSize : layout.estimatedItemSize
            return .estimated(Size(width: max(estimate.width, 1), height: max(estimate.height, 1)))
        }
        guard let delegate, count > 0 else { return .uniform(layout.itemSize) }
        func size(_ item: Int) -> Size {
            let slot = IndexPath(item: item, section: section)
            guard let reordering = view.reordering else {
                return delegate.collectionView(view, layout: layout, sizeForItemAt: slot)
            }
            guard let path = reordering.sizingPath(of: slot) else { return layout.itemSize }
            return delegate.collectionView(view, layout: layout, sizeForItemAt: path)
        }
        let first = size(0)
        if first == CollectionViewFlowLayout.layoutItemSize { return .uniform(layout.itemSize) }
        var sizes: [Size] = []
        sizes.reserveCapacity(count)
        var hasReported = false
        for item in 0..<count {
            let size = item == 0 ? first : size(item)
            if size.isDisplayable, size.width > 0, size.height > 0 {
                sizes.append(size)
                continue
            }
            if !hasReported, size != CollectionViewFlowLayout.layoutItemSize {
                hasReported = true
                report("sizeForItemAt item \(item) of section \(section)", "\(size)")
            }
            sizes.append(layout.itemSize)
        }
        return sizes.allSatisfy { $0 == first } ? .uniform(sizes[0]) : .each(sizes)
    }

    private func checked(_ value: Double, _ name: String, _ fallback: Double) -> Double {
        if ItemExtents.isValid(value), value >= 0 { return value }
        report(name, "\(value)")
        return fallback
    }

    private func report(_ name: String, _ value: String) {
        layout.report(
            "the delegate returned \(value) for \(name)",
            "the value of the layout is used; return finite numbers, and item sizes above 0")
    }
}
