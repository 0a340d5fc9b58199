import Widgets

/// A page with a title, a line of text, and cards in two columns.
class Page: View {
    private let heading = Label(text: "")
    private let lead = Label(text: "")
    private(set) var cards: [Card] = []

    init(title: String, lead text: String) {
        super.init(frame: .zero)
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        heading.accessibilityTraits.insert(.header)
        lead.text = text
        lead.textColor = .secondaryLabel
        addSubview(heading)
        addSubview(lead)
    }

    func add(_ card: Card) {
        cards.append(card)
        addSubview(card)
    }

    override func layoutSubviews() {
        let width = max(0, bounds.width - 48)
        let top = PageHeader.place(heading, lead, width: width)
        let column = ((width - 18) / 2).rounded(.down)
        var heights = [top, top]
        for card in cards {
            let shorter = heights[0] <= heights[1] ? 0 : 1
            let height = card.preferredHeight(forWidth: column)
            card.frame = Rect(
                x: 24 + Double(shorter) * (column + 18), y: heights[shorter], width: column, height: height)
            heights[shorter] += height + 18
        }
    }
}
