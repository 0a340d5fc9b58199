/// An element of a menu: an action, a command with a key, or a submenu.
///
/// `UIMenuElement`. Make an ``Action``, a ``KeyCommand`` or a ``Menu``.
///
///     let elements: [MenuElement] = [open, Menu(title: "Recent", children: recent)]
public class MenuElement {
    /// The text of the element.
    public final var title: String
    /// A second, quieter line; nil for none.
    public final var subtitle: String?
    /// The image beside the title.
    public final var image: Image?

    init(title: String, subtitle: String? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// How an element can be chosen: `UIMenuElement.Attributes`.
    ///
    ///     let delete = Action(title: "Delete", attributes: .destructive) { _ in deleteAll() }
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Seen, and not to be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Something is lost.
        public static let destructive = Attributes(rawValue: 2)
        /// Not seen.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The mark of an element: `UIMenuElement.State`.
    ///
    ///     wrap.state = wraps ? .on : .off
    public nonisolated enum State: Hashable, Sendable, CaseIterable {
        case off, on, mixed
    }

    // Overridden by the kinds of elements.
    package var chosenAttributes: Attributes { [] }
    package var chosenState: State { .off }
    /// The text of the shortcut in the element's row; nil when there is none.
    package var shortcutText: String? { nil }
    package func choose(from sender: AnyObject?) {}
    func mark(_ state: State) {}
}

extension MenuElement: Hashable {
    /// By identity, as what is an object in UIKit.
    public nonisolated static func == (first: MenuElement, second: MenuElement) -> Bool { first === second }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
