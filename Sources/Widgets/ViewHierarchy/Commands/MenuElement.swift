/// An element of a menu: an action, a key command or a submenu.
///
/// `UIMenuElement`. Create an ``Action``, a ``Command``, a ``KeyCommand``, a ``DeferredMenuElement`` or a ``Menu``.
///
///     let elements: [MenuElement] = [open, Menu(title: "Recent", children: recent)]
public class MenuElement {
    /// The text of the element.
    public final var title: String
    /// The second line, in a less prominent style; nil for none.
    public final var subtitle: String?
    /// The image displayed beside the title; nil for none.
    public final var image: Image?
    /// The letter that chooses the element in a menu bar and in its menus, underlined while Alt is held; nil, the default, for none.
    ///
    /// The first occurrence of the letter in the title is underlined. Menus of a menu bar without a mnemonic are given one.
    public final var mnemonic: Character?
    /// The reason for which the element is disabled, displayed below its title while it is; nil, the default, for none.
    public final var disabledReason: String?

    /// Whether the element represents a state, so that assistive technologies and panels describe it as checkable also while it is off.
    package final var isCheckable = false

    init(title: String, subtitle: String? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// The attributes of an element: `UIMenuElement.Attributes`.
    ///
    ///     let delete = Action(title: "Delete", attributes: .destructive) { _ in deleteAll() }
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element is displayed but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element's action deletes or overwrites data.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is not displayed.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The state of an element, displayed as a mark: `UIMenuElement.State`.
    ///
    ///     wrap.state = wraps ? .on : .off
    public nonisolated enum State: Hashable, Sendable, CaseIterable {
        /// The element has no mark.
        case off
        /// The element has a check mark.
        case on
        /// The element has a dash, because some of the represented values are on.
        case mixed
    }

    // Overridden by the subclasses.
    package var chosenAttributes: Attributes { [] }
    package var chosenState: State { .off }
    /// The text of the keyboard shortcut in the element's row; nil if there is none.
    package var shortcutText: String? { nil }
    package func choose(from sender: AnyObject?) {}
    func setState(_ state: State) {}
}

extension MenuElement: Hashable {
    /// Returns whether both are the same object, as in UIKit.
    public nonisolated static func == (first: MenuElement, second: MenuElement) -> Bool { first === second }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
