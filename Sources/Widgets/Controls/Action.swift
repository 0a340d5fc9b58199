/// Something a control does, with its title: `UIAction`.
///
///     let save = Action(title: "Save") { _ in document.save() }
///     let button = Button(primaryAction: save)
public final class Action {
    public var title: String
    public var image: Image?
    /// Cannot be chosen while true.
    public var isDisabled = false
    let handler: (Action) -> Void
    /// The control that is calling; nil outside the handler.
    public internal(set) weak var sender: Control?

    public init(title: String = "", image: Image? = nil, handler: @escaping (Action) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func perform(from sender: Control) {
        if isDisabled { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
