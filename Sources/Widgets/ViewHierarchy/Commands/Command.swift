/// A menu element that sends an action along the responder chain: `UICommand`.
///
/// When a menu opens and when the key of a ``KeyCommand`` is pressed, the command is validated: its target is the first responder of the
/// chain whose `canPerformAction(_:withSender:)` returns true, and the target's `validate(_:)` may update the command. A command without a
/// target is disabled.
///
///     Menu(title: "Edit", children: [Command(title: "Copy", action: .copy), Command(title: "Paste", action: .paste)])
public class Command: MenuElement {
    /// The action that the command sends; nil for a key command that calls a closure.
    public final let action: Selector?
    /// A value with which the program distinguishes commands that have the same action; nil by default.
    public final let propertyList: Any?
    /// Whether the command is disabled, hidden or destructive.
    ///
    /// A command without a target is displayed as disabled, whatever this property contains.
    public final var attributes: Attributes
    /// The mark displayed beside the title in a menu.
    ///
    /// An element whose state has been set is described as checkable to assistive technologies, also while its state is `off`.
    public final var state: State { didSet { isCheckable = true } }
    /// The title in the keyboard shortcuts window and the command palette; nil, the default, for ``MenuElement/title``.
    public final var discoverabilityTitle: String?
    /// The responder that performs the action, as found by the most recent validation.
    private final weak var target: (any CommandTarget)?
    private final var hasTarget = true

    /// Creates a command that sends `action`.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, action: Selector,
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, sending: action, propertyList: propertyList,
            attributes: attributes, state: state)
        self.discoverabilityTitle = discoverabilityTitle
    }

    init(
        title: String, subtitle: String?, image: Image?, sending action: Selector?, propertyList: Any?,
        attributes: Attributes, state: State
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
        isCheckable = state != .off
    }

    package override var chosenAttributes: Attributes {
        hasTarget ? attributes : attributes.union(.disabled)
    }
    package override var chosenState: State { state }
    override func setState(_ state: State) { self.state = state }

    /// Sets the target and lets it update the command; nil disables the command.
    package final func validate(for target: (any CommandTarget)?, undoManager: UndoManager?) {
        guard let action else { return }
        self.target = target
        hasTarget = target != nil
        if action == .undo { title = undoManager?.undoMenuItemTitle ?? "Undo" }
        if action == .redo { title = undoManager?.redoMenuItemTitle ?? "Redo" }
        target?.validate(self)
    }

    /// Performs the action, if the target that was found by the validation still exists and can perform it.
    package override func choose(from sender: AnyObject?) {
        guard let action, let target, !attributes.contains(.disabled),
            target.canPerformAction(action, withSender: self)
        else { return }
        target.perform(action, with: self)
    }
}
