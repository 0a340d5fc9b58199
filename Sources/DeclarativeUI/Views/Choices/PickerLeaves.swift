final class PopUpControl: Widgets.PopUpButton, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        installChangeAction()
    }
}

final class SegmentsControl: Widgets.SegmentedControl, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        installChangeAction()
    }
}

final class RadioControl: Widgets.RadioGroup, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        installChangeAction()
    }
}

/// A picker as a pop-up button.
struct PopUpLeaf: LeafView {
    let choice: PickerChoice

    func makeRetained() -> PopUpControl { PopUpControl(frame: .zero) }

    func configure(_ button: PopUpControl, since old: Self?, _ environment: EnvironmentValues) {
        let titles = choice.options.map(\.title)
        if button.itemTitles != titles { button.itemTitles = titles }
        if let font = environment.font { button.font = font }
        button.apply(environment)
        button.takeName(choice.title)
        let index = choice.index.wrappedValue
        if button.indexOfSelectedItem != index { button.selectItem(at: index) }
        let writer = BoundWriter(name: "Picker", site: choice.site, binding: choice.index)
        button.changed = { [unowned button] in
            button.selectItem(at: writer.write(button.indexOfSelectedItem))
        }
    }

    func explicitAlignment(of button: PopUpControl, _ guide: AlignmentKey, size: Size) -> Double? {
        button.baseline(guide, in: size)
    }
}

/// A picker as a segmented control.
struct SegmentedLeaf: LeafView {
    let choice: PickerChoice

    func makeRetained() -> SegmentsControl { SegmentsControl(frame: .zero) }

    func configure(_ control: SegmentsControl, since old: Self?, _ environment: EnvironmentValues) {
        while control.numberOfSegments > choice.options.count {
            control.removeSegment(at: control.numberOfSegments - 1)
        }
        for (place, option) in choice.options.enumerated() {
            let title = option.title.isEmpty && option.image != nil ? nil : option.title
            if place >= control.numberOfSegments {
                control.insertSegment(withTitle: title, at: place)
            } else if control.titleForSegment(at: place) != title {
                control.setTitle(title, forSegmentAt: place)
            }
            if title == nil, control.imageForSegment(at: place) != option.image {
                control.setImage(option.image, forSegmentAt: place)
            }
        }
        control.apply(environment)
        control.isSpringLoaded = environment.springLoadingBehavior.isEnabled(standard: false)
        control.takeName(choice.title)
        let index = choice.index.wrappedValue
        if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
        let writer = BoundWriter(name: "Picker", site: choice.site, binding: choice.index)
        control.changed = { [unowned control] in
            control.selectedSegmentIndex = writer.write(control.selectedSegmentIndex)
        }
    }

    func explicitAlignment(of control: SegmentsControl, _ guide: AlignmentKey, size: Size) -> Double? {
        control.baseline(guide, in: size)
    }
}

/// A picker as a group of radio buttons.
struct RadioLeaf: LeafView {
    let choice: PickerChoice

    func makeRetained() -> RadioControl { RadioControl(frame: .zero) }

    func configure(_ group: RadioControl, since old: Self?, _ environment: EnvironmentValues) {
        let titles = choice.options.map(\.title)
        if group.items != titles { group.items = titles }
        group.apply(environment)
        group.takeName(choice.title)
        let index = choice.index.wrappedValue
        if group.selectedIndex != index { group.selectedIndex = index }
        let writer = BoundWriter(name: "Picker", site: choice.site, binding: choice.index)
        group.changed = { [unowned group] in group.selectedIndex = writer.write(group.selectedIndex) }
    }
}
