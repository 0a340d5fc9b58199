/// An object that can receive and handle events: a view, a view controller or a window.
///
/// An event is sent to one responder and from there up the responder chain (`next`), until a responder does not forward it.
/// Mouse and wheel events have the names of `NSResponder`, focus has those of `UIResponder`.
///
///     final class Pad: View {
///         override func mouseDown(with event: MouseEvent) { add(event.location(in: self)) }
///     }
///
/// Views may be released on any thread. Therefore every class of the toolkit that can be subclassed has a nonisolated
/// deinitialiser, and a subclass may write `deinit { ... }`. In a module whose default isolation is the main actor, a class
/// with subclasses must itself declare `nonisolated deinit {}`: the deinitialiser that the compiler synthesises there is
/// isolated, and the `deinit` of a subclass would call it on the wrong thread.
@MainActor
open class Responder: CustomStringConvertible, CustomDebugStringConvertible {
    public init() {}

    nonisolated deinit {}

    /// The name of the type by default.
    open var description: String { "<\(type(of: self))>" }
    /// The text for debuggers and `debugPrint`; equal to `description` by default.
    open var debugDescription: String { description }

    /// The next responder in the responder chain; nil, the default, at its end.
    open var next: Responder? { nil }

    // MARK: - Focus

    /// Whether the responder can have the keyboard focus; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder gives up the keyboard focus when another one requests it; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Requests the keyboard focus of the responder's window.
    ///
    /// Call super when overriding.
    ///
    /// - Returns: Whether the responder has the focus now.
    @discardableResult open func becomeFirstResponder() -> Bool {
        inputRouting?.grantFocus(to: self) ?? false
    }

    /// Gives up the keyboard focus.
    ///
    /// Call super when overriding.
    ///
    /// - Returns: False if the responder keeps the focus, or did not have it.
    @discardableResult open func resignFirstResponder() -> Bool {
        inputRouting?.withdrawFocus(from: self) ?? false
    }

    /// Whether the responder has the keyboard focus of its window.
    public final var isFirstResponder: Bool { inputRouting?.firstResponder === self }

    /// The input routing of the tree that contains the responder; nil if no host shows it.
    final var inputRouting: (any InputRouting)? {
        ((self as? View)?.viewTree ?? (self as? ViewController)?.viewIfLoaded?.viewTree)?.host?.inputRouting
    }

    // MARK: - Pointer

    /// Called when the left button is pressed.
    ///
    /// The default implementation forwards the event to the next responder.
    open func mouseDown(with event: MouseEvent) { forward { $0.mouseDown(with: event) } }
    /// Called when the pointer moves while the left button is pressed.
    ///
    /// Sent to the view that was pressed, even when the pointer has left it. The default implementation forwards the event to
    /// the next responder.
    open func mouseDragged(with event: MouseEvent) { forward { $0.mouseDragged(with: event) } }
    /// Called when the left button is released.
    ///
    /// The default implementation forwards the event to the next responder.
    open func mouseUp(with event: MouseEvent) { forward { $0.mouseUp(with: event) } }
    /// Called when the right button is pressed.
    ///
    /// The default implementation forwards the event to the next responder.
    open func rightMouseDown(with event: MouseEvent) { forward { $0.rightMouseDown(with: event) } }
    /// Called when the right button is released.
    ///
    /// The default implementation forwards the event to the next responder.
    open func rightMouseUp(with event: MouseEvent) { forward { $0.rightMouseUp(with: event) } }
    /// Called when a button other than the left and right ones is pressed.
    ///
    /// The default implementation forwards the event to the next responder.
    open func otherMouseDown(with event: MouseEvent) { forward { $0.otherMouseDown(with: event) } }
    /// Called when a button other than the left and right ones is released.
    ///
    /// The default implementation forwards the event to the next responder.
    open func otherMouseUp(with event: MouseEvent) { forward { $0.otherMouseUp(with: event) } }
    /// Called when the pointer moves while no button is pressed.
    ///
    /// The default implementation forwards the event to the next responder.
    open func mouseMoved(with event: MouseEvent) { forward { $0.mouseMoved(with: event) } }
    /// Called when the pointer enters this view or one of its descendants.
    ///
    /// Not forwarded to the next responder.
    open func mouseEntered(with event: MouseEvent) {}
    /// Called when the pointer leaves this view and its descendants, or when the view is removed from the window.
    ///
    /// Not forwarded to the next responder.
    open func mouseExited(with event: MouseEvent) {}
    /// Called when a press ends without `mouseUp`: the window was deactivated, a sheet or menu opened, or the view was hidden
    /// or removed.
    ///
    /// Forwarded along the chain like `mouseDown`, so that the responder that handled the press is notified. A responder that
    /// handles presses itself overrides this method without calling super. The former superviews are notified even if the
    /// pressed view has been removed from them.
    open func mouseCancelled() { next?.mouseCancelled() }
    /// Called when the wheel or the touchpad scrolls.
    ///
    /// The default implementation forwards the event to the next responder.
    open func scrollWheel(with event: ScrollEvent) { forward { $0.scrollWheel(with: event) } }

    /// Returns whether `gestureRecognizer` may begin a gesture whose touch is on this view or on one of its descendants; true by
    /// default.
    ///
    /// `UIView.gestureRecognizerShouldBegin(_:)`. Called for the responders from the touched view to the view of the recogniser.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    // MARK: - Keyboard

    /// Called when a key is pressed, and repeatedly while it is held, unless the key has Control, Alt or Super and is in ``keyCommands``.
    ///
    /// The default implementation forwards the event to the next responder; call super for keys that are not used.
    open func keyDown(with event: KeyEvent) { forward { $0.receiveKeyDown(event) } }
    /// Called when a key is released.
    ///
    /// The default implementation forwards the event to the next responder.
    open func keyUp(with event: KeyEvent) { forward { $0.keyUp(with: event) } }
    /// Called when text has been typed or composed by an input method.
    ///
    /// The default implementation forwards the event to the next responder.
    open func insertText(_ event: TextInputEvent) { forward { $0.insertText(event) } }

    /// The key commands available while this responder or one of its descendants has the focus; nil, the default, for none.
    ///
    /// Read for each key that is pressed, from the first responder up the chain.
    open var keyCommands: [KeyCommand]? { nil }

    // MARK: - Commands

    /// Returns whether this responder can perform `action` in its current state.
    ///
    /// By default, true if the method with which the selector was created belongs to the type of the responder. `sender` is the
    /// command that sends the action.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// Performs `action`; called on the responder that ``target(forAction:withSender:)`` returns.
    ///
    /// By default, calls the method with which the selector was created. Override it together with
    /// ``canPerformAction(_:withSender:)`` to implement a selector without a method.
    open func perform(_ action: Selector, with sender: Any?) { action.perform(on: self, with: sender) }

    /// Returns the responder that performs `action`: the first one in the chain, starting at this one, that can; nil if there is none.
    ///
    /// O(length of the chain).
    open func target(forAction action: Selector, withSender sender: Any?) -> Responder? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Sends `action` along the responder chain, starting at this responder: `NSResponder.tryToPerform(_:with:)`.
    ///
    /// - Returns: False if no responder of the chain can perform it.
    @discardableResult public final func tryToPerform(_ action: Selector, with sender: Any?) -> Bool {
        guard let target = target(forAction: action, withSender: sender) else { return false }
        target.perform(action, with: sender)
        return true
    }

    /// Updates title, image, state and attributes of a command that this responder would perform.
    ///
    /// Called when a menu with the command opens, and when the key of the command is pressed; does nothing by default.
    ///
    ///     override func validate(_ command: Command) {
    ///         super.validate(command)
    ///         if command.action == .toggleSidebar { command.state = isSidebarShown ? .on : .off }
    ///     }
    open func validate(_ command: Command) {}

    /// Receives the providers of the pasted items that have a type of the paste configuration; does nothing by default.
    ///
    /// `UIResponder.paste(itemProviders:)`. A view also receives dropped items.
    open func paste(itemProviders: [ItemProvider]) {}

    /// Returns whether the items can be pasted; by default, whether one of them has a type of the paste configuration.
    ///
    /// `UIResponder.canPaste(_:)`. Called when the Edit menu opens, and while items are dragged over a view.
    open func canPaste(_ itemProviders: [ItemProvider]) -> Bool {
        let configuration = (self as? any PasteConfigurationSupporting)?.pasteConfiguration
        return configuration.map { !$0.acceptable(itemProviders).isEmpty } ?? false
    }

    /// Changes the menus of a window's menu bar; called on the application's delegate, the window and its root view controller when the bar
    /// is built.
    ///
    /// Does nothing by default; call super when overriding.
    open func buildMenu(with builder: MenuBuilder) {}

    /// The undo manager that records the changes of this responder: that of the nearest responder in the chain that has one.
    ///
    /// A window, and the root view of any other host, have one of their own. Override it to return that of a document. Nil if no
    /// responder in the chain has one.
    open var undoManager: UndoManager? { next?.undoManager ?? RootUndo.manager(of: self) }

    // MARK: - Assistive technologies

    /// Performs the main action for an assistive technology, as a click does.
    ///
    /// - Returns: Whether an action was performed; false by default.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value of an adjustable element by one step.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable element by one step.
    open func accessibilityDecrement() {}
    /// Closes the content that this responder presents; by default, forwards the request to the next responder.
    ///
    /// - Returns: Whether something was closed.
    open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
    /// Scrolls by one page; by default, forwards the request to the next responder.
    ///
    /// - Returns: Whether there was more content in that direction.
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        next?.accessibilityScroll(direction) ?? false
    }
    /// Sets the value as the user would, triggering the same events.
    ///
    /// - Returns: Whether the value was set; false by default.
    open func accessibilitySetValue(_ value: Double) -> Bool { false }

    private func forward(_ send: (Responder) -> Void) {
        if let next { send(next) } else { ResponderChain.setEventUnhandled() }
    }
}

extension Responder: CommandTarget {}

/// The standard actions of undo.
extension Selector {
    /// Undoes the last change of the undo manager.
    public nonisolated static let undo: Selector = Selector(
        "undo", isAvailable: { (responder: Responder) in responder.undoManager?.canUndo == true },
        { responder in { _ in RootUndo.perform(.undo, with: responder.undoManager) } })
    /// Redoes the change that was undone last.
    public nonisolated static let redo: Selector = Selector(
        "redo", isAvailable: { (responder: Responder) in responder.undoManager?.canRedo == true },
        { responder in { _ in RootUndo.perform(.redo, with: responder.undoManager) } })
    /// Closes the window unless it refuses.
    public nonisolated static let performClose = Selector("performClose") { (window: Window) in
        { _ in window.performClose() }
    }
    /// Moves the window to the dock or task bar.
    public nonisolated static let performMiniaturize = Selector("performMiniaturize") { (window: Window) in
        { _ in window.miniaturize() }
    }
    /// Enlarges the window to the work area, or restores its former size.
    public nonisolated static let performZoom = Selector("performZoom") { (window: Window) in
        { _ in window.zoom() }
    }
    /// Enters or leaves full screen.
    public nonisolated static let toggleFullScreen = Selector("toggleFullScreen") { (window: Window) in
        { _ in window.toggleFullScreen() }
    }
}

/// A record of whether the event that is being handled has reached the end of the responder chain.
package enum ResponderChain {
    /// Calls `send` and returns whether a responder of the chain has handled the event.
    static func handles(_ send: () -> Void) -> Bool {
        let outer = ExecutionContext.current.isEventUnhandled
        ExecutionContext.current.isEventUnhandled = false
        send()
        let handled = !ExecutionContext.current.isEventUnhandled
        ExecutionContext.current.isEventUnhandled = outer
        return handled
    }

    package static func setEventUnhandled() { ExecutionContext.current.isEventUnhandled = true }
}

/// A responder into which data can be pasted, by the Paste command and, for a view, by dropping it: `UIPasteConfigurationSupporting`.
///
/// Views and view controllers conform to it; set ``pasteConfiguration`` and override ``paste(itemProviders:)``.
///
///     editor.pasteConfiguration = PasteConfiguration(forAccepting: String.self)
public protocol PasteConfigurationSupporting: Responder {
    /// The types of data that can be pasted; nil, the default, for none.
    var pasteConfiguration: PasteConfiguration? { get set }
    /// Receives the providers of the pasted items that have one of the accepted types.
    func paste(itemProviders: [ItemProvider])
    /// Returns whether the items can be pasted; by default, whether one of them has an accepted type.
    func canPaste(_ itemProviders: [ItemProvider]) -> Bool
}
