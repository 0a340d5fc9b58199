/// The order of the subviews of a collection view, or of a section that scrolls by itself: cells, supplementary views in front of them, and
/// the scroll bars in front of all.
struct CollectionOrder {
    let view: ScrollView

    /// Inserts a cell behind, and a supplementary view, or a cell that moves into a section, in front of the other elements.
    func insert(_ element: CollectionReusableView) {
        if element.superview === view { return }
        if element is CollectionViewCell, !element.isEnteringSection {
            view.insertSubview(element, at: 0)
        } else {
            insertInFront(element)
        }
    }

    /// Inserts a view in front of the elements, and behind the scroll bars.
    func insertInFront(_ element: View) {
        if let bars = view.bars {
            view.insertSubview(element, belowSubview: bars.vertical)
        } else {
            view.addSubview(element)
        }
    }

    /// Orders the elements by their `zIndex`.
    ///
    /// Complexity: O(n log n) in the number of visible elements.
    func apply() {
        let elements = view.subviews.compactMap { $0 as? CollectionReusableView }.filter {
            $0.layoutAttributes != nil
        }
        func rank(_ element: CollectionReusableView) -> (Int, Int) {
            (element.layoutAttributes?.zIndex ?? 0, element is CollectionViewCell ? 0 : 1)
        }
        let ordered = elements.enumerated().sorted { first, second in
            let (a, b) = (rank(first.element), rank(second.element))
            return a == b ? first.offset < second.offset : a < b
        }.map(\.element)
        if zip(ordered, elements).allSatisfy({ $0 === $1 }) { return }
        for element in ordered { insertInFront(element) }
    }
}
