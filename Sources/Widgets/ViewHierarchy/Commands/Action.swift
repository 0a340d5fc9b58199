/// An action performed by a control or a menu element, with its title: `UIAction`.
///
///     let save = Action(title: "Save") { _ in document.save() }
///     let button = Button(primaryAction: save)
public final class Action: MenuElement {
    /// Whether the action is disabled, hidden or destructive.
    public var attributes: Attributes
    /// The mark displayed beside the title in a menu.
    ///
    /// An element whose state has been set is described as checkable to assistive technologies, also while its state is `off`.
    public var state: State { didSet { isCheckable = true } }
    /// Whether the action cannot be chosen; reflects the attribute `disabled` in ``attributes``.
    public var isDisabled: Bool {
        get { attributes.contains(.disabled) }
        set { if newValue { attributes.insert(.disabled) } else { attributes.remove(.disabled) } }
    }
    let handler: (Action) -> Void
    /// The control that performs the action; nil outside of the handler, and in a menu that does not belong to a control.
    ///
    /// `UIAction.sender`, typed as an object.
    public internal(set) weak var sender: AnyObject?

    /// Creates an action; `handler` receives it when it is performed.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping (Action) -> Void
    ) {
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        isCheckable = state != .off
    }

    package func perform(from sender: AnyObject?) {
        if isDisabled { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    package override var chosenAttributes: Attributes { attributes }
    package override var chosenState: State { state }
    package override func choose(from sender: AnyObject?) { perform(from: sender) }
    override func setState(_ state: State) { self.state = state }
}
