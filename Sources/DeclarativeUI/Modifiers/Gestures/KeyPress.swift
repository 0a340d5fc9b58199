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
    /// Calls `action` for the key while the view or a descendant has the keyboard focus, before the focused view uses the key.
    ///
    /// The focused view receives the key if `action` returns `.ignored`. For Return in a text editor:
    ///
    ///     TextEditor(text: $message).onKeyPress(.return) { send(); return .handled }
    public func onKeyPress(
        _ key: KeyEquivalent, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], fileID: fileID, line: line) { _ in action() }
    }

    /// Calls `action` with the key press when `key` is pressed, repeated or released, as selected by `phases`.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, fileID: fileID, line: line, action: action)
    }

    /// Calls `action` with the key press for any of `keys`, in the given phases.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress(keys, phases, DeclarationSite(fileID: fileID, line: line), action)
    }

    /// Calls `action` for each key press in the given phases; it returns whether it has handled the key.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress(nil, phases, DeclarationSite(fileID: fileID, line: line), action)
    }

    private func keyPress(
        _ keys: Set<KeyEquivalent>?, _ phases: KeyPress.Phases, _ site: DeclarationSite,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        Contained(
            content: self,
            effect: KeyPressEffect(keys: keys, phases: phases) { press in
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
    /// The keys that are handled; nil for all.
    let keys: Set<KeyEquivalent>?
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    func makeContainer() -> KeyPressContainer { KeyPressContainer(frame: .zero) }

    func apply(to container: KeyPressContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.keys = keys
        container.phases = phases
        container.action = environment.isEnabled ? action : nil
    }
}

final class KeyPressContainer: PassingView, KeyPreviewing {
    var keys: Set<KeyEquivalent>?
    var phases = KeyPress.Phases.all
    var action: ((KeyPress) -> KeyPress.Result)?

    func preview(_ event: KeyEvent, readings: [Key]) -> Bool {
        let phase: KeyPress.Phases = event.phase == .up ? .up : event.isARepeat ? .repeat : .down
        guard phases.contains(phase), let action, let key = equivalent(of: readings) else { return false }
        let press = KeyPress(
            key: key, characters: event.key.charactersIgnoringModifiers,
            modifiers: EventModifiers(event.key.modifierFlags), phase: phase)
        return action(press) == .handled
    }

    /// Returns the first reading of a key that is handled, which may be a sign typed with Shift; nil if there is none.
    private func equivalent(of readings: [Key]) -> KeyEquivalent? {
        guard let keys else { return readings.first.flatMap(KeyEquivalent.init) }
        for reading in readings {
            if let key = KeyEquivalent(reading), keys.contains(key) { return key }
            if let sign = reading.characters.first.map({ KeyEquivalent($0) }), keys.contains(sign),
                sign.character.lowercased() == sign.character.uppercased()
            {
                return sign
            }
        }
        return nil
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
