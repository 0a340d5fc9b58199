/// Something that events are offered to: a view, a controller, a window.
///
/// An event goes to one responder and from there up the chain (`next`) until one does not pass it on. Mouse and
/// wheel events have `NSResponder`'s names, focus has `UIResponder`'s.
///
///     final class Pad: View {
///         override func mouseDown(with event: MouseEvent) { add(event.location(in: self)) }
///     }
///
/// Views may be released on any thread: every class of the toolkit that can be subclassed has a nonisolated deinitialiser, and
/// so a subclass may write `deinit { ... }`. In a module whose default isolation is the main actor, a class that other classes
/// inherit from writes `nonisolated deinit {}` itself: the deinitialiser that the compiler adds there is isolated, and the
/// `deinit` of a subclass would call it on the wrong thread.
@MainActor
open class Responder: CustomStringConvertible, CustomDebugStringConvertible {
    public init() {}

    nonisolated deinit {}

    /// The name of the type, unless overridden.
    open var description: String { "<\(type(of: self))>" }
    /// For debuggers and `debugPrint`: `description`, unless overridden.
    open var debugDescription: String { description }

    /// The responder that handles an event after this one; nil ends the chain.
    open var next: Responder? { nil }

    // MARK: - Focus

    /// Whether it can have the keyboard focus; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it gives the focus up when another asks; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Asks for the keyboard focus of the window that it is in.
    ///
    /// Call super; true when the focus is there now.
    @discardableResult open func becomeFirstResponder() -> Bool {
        inputRouting?.grantFocus(to: self) ?? false
    }

    /// Gives the keyboard focus up.
    ///
    /// Call super; false when it is kept, or was not there.
    @discardableResult open func resignFirstResponder() -> Bool {
        inputRouting?.withdrawFocus(from: self) ?? false
    }

    /// True while it has the keyboard focus of its window.
    public final var isFirstResponder: Bool { inputRouting?.firstResponder === self }

    /// The input of the tree that the responder is in; nil while it is in none.
    final var inputRouting: (any InputRouting)? {
        ((self as? View)?.viewTree ?? (self as? ViewController)?.viewIfLoaded?.viewTree)?.host?.inputRouting
    }

    // MARK: - Pointer

    /// Called when the left button is pressed.
    ///
    /// The next responder gets it unless the method is overridden.
    open func mouseDown(with event: MouseEvent) { passOn { $0.mouseDown(with: event) } }
    /// The pointer moves with the left button held; goes to the responder of `mouseDown`.
    open func mouseDragged(with event: MouseEvent) { passOn { $0.mouseDragged(with: event) } }
    /// Called when the left button is released.
    ///
    /// The next responder gets it unless the method is overridden.
    open func mouseUp(with event: MouseEvent) { passOn { $0.mouseUp(with: event) } }
    /// Called when the right button is pressed.
    ///
    /// The next responder gets it unless the method is overridden.
    open func rightMouseDown(with event: MouseEvent) { passOn { $0.rightMouseDown(with: event) } }
    /// Called when the right button is released.
    ///
    /// The next responder gets it unless the method is overridden.
    open func rightMouseUp(with event: MouseEvent) { passOn { $0.rightMouseUp(with: event) } }
    /// Called when another button is pressed.
    ///
    /// The next responder gets it unless the method is overridden.
    open func otherMouseDown(with event: MouseEvent) { passOn { $0.otherMouseDown(with: event) } }
    /// Called when another button is released.
    ///
    /// The next responder gets it unless the method is overridden.
    open func otherMouseUp(with event: MouseEvent) { passOn { $0.otherMouseUp(with: event) } }
    /// Called when the pointer moves and no button is pressed.
    ///
    /// The next responder gets it unless the method is overridden.
    open func mouseMoved(with event: MouseEvent) { passOn { $0.mouseMoved(with: event) } }
    /// The pointer came over this view or one below it.
    ///
    /// Not passed on.
    open func mouseEntered(with event: MouseEvent) {}
    /// Called when the pointer leaves this view and its descendants, or when the view leaves the window.
    ///
    /// Not passed on.
    open func mouseExited(with event: MouseEvent) {}
    /// Called when a press ends without `mouseUp`: the window was deactivated, a sheet or menu was opened, or the view was
    /// hidden or removed.
    ///
    /// Passed on like `mouseDown`, so that the responder that handled the press is notified; a responder that handles
    /// presses itself overrides it without calling super. Superviews are notified although the pressed view has been
    /// removed from them.
    open func mouseCancelled() { next?.mouseCancelled() }
    /// Called when the wheel or the touchpad scrolls.
    ///
    /// The next responder gets it unless the method is overridden.
    open func scrollWheel(with event: ScrollEvent) { passOn { $0.scrollWheel(with: event) } }

    // MARK: - Keyboard

    /// Called when a key is pressed, and again while it is held.
    ///
    /// The next responder gets it unless the method is overridden.
    open func keyDown(with event: KeyEvent) { passOn { $0.keyDown(with: event) } }
    /// Called when a key is released.
    ///
    /// The next responder gets it unless the method is overridden.
    open func keyUp(with event: KeyEvent) { passOn { $0.keyUp(with: event) } }
    /// Called with text that was typed or composed.
    ///
    /// The next responder gets it unless the method is overridden.
    open func insertText(_ event: TextInputEvent) { passOn { $0.insertText(event) } }

    /// Keys that do something while the focus is here or below, and no view uses them itself; nil for none.
    ///
    /// Asked for each such key, from the focused responder upwards.
    open var keyCommands: [KeyCommand]? { nil }

    // MARK: - Assistive technologies

    /// Performs the main action for an assistive technology: what a click does.
    ///
    /// True when it was performed.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value by a step, for an element that is adjustable.
    open func accessibilityIncrement() {}
    /// Lowers the value by a step, for an element that is adjustable.
    open func accessibilityDecrement() {}
    /// Closes what this responder shows; passed on to the next responder unless overridden.
    ///
    /// True when it was closed.
    open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
    /// Scrolls by a page; passed on to the next responder unless overridden.
    ///
    /// True when there was more in that direction.
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        next?.accessibilityScroll(direction) ?? false
    }
    /// Sets the value as the user would, with the same events.
    ///
    /// True when it was set.
    open func accessibilitySetValue(_ value: Double) -> Bool { false }

    private func passOn(_ send: (Responder) -> Void) {
        if let next { send(next) } else { ResponderChain.noteUnhandled() }
    }
}

/// Whether the event that is being handled has reached the end of the chain.
package enum ResponderChain {
    /// Runs `send` and returns whether a responder of the chain has kept the event.
    static func handles(_ send: () -> Void) -> Bool {
        let outer = ExecutionContext.current.isEventUnhandled
        ExecutionContext.current.isEventUnhandled = false
        send()
        let handled = !ExecutionContext.current.isEventUnhandled
        ExecutionContext.current.isEventUnhandled = outer
        return handled
    }

    package static func noteUnhandled() { ExecutionContext.current.isEventUnhandled = true }
}
