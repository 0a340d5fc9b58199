/// A key that was pressed on a view: `SwiftUI.KeyPress`.
///
///     .onKeyPress { press in press.key == .space ? .handled : .ignored }
public struct KeyPress: Hashable, Sendable {
    /// Whether the action has handled the key; ignored keys go on to ancestors.
    ///
    ///     return .handled
    public enum Result: Hashable, Sendable {
        case handled
        case ignored
    }

    /// The phases of a key press that a view responds to: `SwiftUI.KeyPress.Phases`.
    ///
    ///     .onKeyPress(.leftArrow, phases: [.down, .repeat]) { _ in back(); return .handled }
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let up = Phases(rawValue: 2)
        public static let `repeat` = Phases(rawValue: 4)
        public static let all: Phases = [.down, .up, .repeat]
    }

    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key produces without modifiers.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers
    /// Whether the key goes down, repeats or goes up.
    public let phase: Phases
}

extension View {
    /// Calls `action` for the key while the view or a descendant has the keyboard focus and does not use the key itself.
    public func onKeyPress(
        _ key: KeyEquivalent, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: [.down, .repeat], fileID: fileID, line: line) { press in
            press.key == key ? action() : .ignored
        }
    }

    /// Calls `action` with the key press when `key` is pressed, repeated or released, as selected by `phases`.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, fileID: fileID, line: line) { press in
            press.key == key ? action(press) : .ignored
        }
    }

    /// Calls `action` with the key press for any of `keys`, in the given phases.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, fileID: fileID, line: line) { press in
            keys.contains(press.key) ? action(press) : .ignored
        }
    }

    /// Calls `action` for each key press in the given phases; it returns whether it has handled the key.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return Contained(
            content: self,
            effect: KeyPressEffect(phases: phases) { press in
                UpdateOrigin.during("onKeyPress", site) { action(press) }
            })
    }

    /// Sets whether the view can receive the keyboard focus.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        Contained(content: self, effect: FocusableEffect(isFocusable: isFocusable))
    }
}

/// A modifier that handles key presses.
struct KeyPressEffect: ContainerEffect {
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    func makeContainer() -> KeyPressContainer { KeyPressContainer(frame: .zero) }

    func apply(to container: KeyPressContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.phases = phases
        container.action = environment.isEnabled ? action : nil
    }
}

final class KeyPressContainer: PassingView {
    var phases = KeyPress.Phases.all
    var action: ((KeyPress) -> KeyPress.Result)?

    override func keyDown(with event: KeyEvent) {
        if !uses(event, event.isARepeat ? .repeat : .down) { super.keyDown(with: event) }
    }

    override func keyUp(with event: KeyEvent) { if !uses(event, .up) { super.keyUp(with: event) } }

    private func uses(_ event: KeyEvent, _ phase: KeyPress.Phases) -> Bool {
        guard phases.contains(phase), let action, let key = KeyEquivalent(event.key) else { return false }
        let press = KeyPress(
            key: key, characters: event.key.charactersIgnoringModifiers,
            modifiers: EventModifiers(event.key.modifierFlags), phase: phase)
        return action(press) == .handled
    }
}

/// A modifier that makes a view focusable even if no descendant is.
struct FocusableEffect: ContainerEffect, Equatable {
    let isFocusable: Bool

    func makeContainer() -> FocusableContainer { FocusableContainer(frame: .zero) }

    func apply(to container: FocusableContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.isFocusable = isFocusable && environment.isEnabled
    }
}

final class FocusableContainer: PassingView {
    var isFocusable = true { didSet { if isFocusable != oldValue { setNeedsFocusUpdate() } } }
    override var canBecomeFirstResponder: Bool { isFocusable }

    /// Returns the container where no descendant is hit, so that a press gives it the focus.
    override func hitTest(_ point: Point, with event: InputEvent?) -> Widgets.View? {
        if let found = super.hitTest(point, with: event) { return found }
        return !isHidden && isUserInteractionEnabled && isFocusable && bounds.contains(point) ? self : nil
    }
}
