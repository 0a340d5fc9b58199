/// The values of a menu line that its row displays: rows with equal content have the same pixels.
///
///     if MenuRowContent(newLine) != drawnContent { setNeedsDisplay() }
struct MenuRowContent: Equatable {
    private enum Kind { case element, submenu, header, separator }

    private let kind: Kind
    private let title: String
    private var secondLine: String?
    private var shortcut: String?
    private var image: Image?
    private var attributes: MenuElement.Attributes = []
    private var state = MenuElement.State.off
    private var mnemonic: Character?

    init(_ line: MenuLine) {
        switch line {
        case .separator: (kind, title) = (.separator, "")
        case .header(let text): (kind, title) = (.header, text)
        case .element(let element, _):
            (kind, title) = (element is Menu ? .submenu : .element, element.title)
            secondLine = line.secondLine
            shortcut = element.shortcutText
            image = element.image
            attributes = element.chosenAttributes
            state = element.chosenState
            mnemonic = element.mnemonic
        }
    }

    static func == (first: MenuRowContent, second: MenuRowContent) -> Bool {
        first.kind == second.kind && first.title == second.title && first.secondLine == second.secondLine
            && first.shortcut == second.shortcut && first.image === second.image
            && first.attributes == second.attributes && first.state == second.state
            && first.mnemonic == second.mnemonic
    }
}
