/// The accessibility element of one segment: a segmented control draws its segments without subviews.
final class SegmentElement: AccessibilityElement {
    private weak var control: SegmentedControl?
    private let index: Int

    init(_ control: SegmentedControl, index: Int) {
        self.control = control
        self.index = index
        super.init(accessibilityContainer: control)
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard let control, control.segments.indices.contains(index) else { return }
        attributes.role = control.isMomentary ? .button : .radioButton
        attributes.label = control.segments[index].title
        if !control.isEnabled || !control.segments[index].isEnabled { attributes.states.remove(.enabled) }
        attributes.positionInSet = index
        attributes.setSize = control.segments.count
        if control.isMomentary { return }
        attributes.states.insert(.checkable)
        if control.selected == index { attributes.states.insert(.checked) }
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get {
            guard let rects = control?.rects, rects.indices.contains(index) else { return .zero }
            return rects[index]
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let control else { return false }
        control.choose(index)
        return true
    }
}

extension SegmentedControl: AccessibilityContentProviding {
    package final var accessibilityOwnContent: [any AccessibilityObject] {
        if segmentElements.count != segments.count {
            segmentElements = segments.indices.map { SegmentElement(self, index: $0) }
        }
        return segmentElements
    }
}
