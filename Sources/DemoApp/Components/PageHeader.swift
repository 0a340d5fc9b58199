import Widgets

/// The vertical positions of the title and the lead of every page, in points from the top of the page; they are lower with enlarged text.
enum PageHeader {
    static let titleY = 18.0
    static let titleHeight = 38.0
    static let leadY = 58.0
    static let leadHeight = 22.0
    static let contentY = 98.0

    /// Places the title and the lead of a page without constraints; returns the position of its content.
    static func place(_ heading: Label, _ lead: Label, width: Double) -> Double {
        let gaps = (lead: leadY - titleY - titleHeight, content: contentY - leadY - leadHeight)
        heading.frame = Rect(x: 24, y: titleY, width: width, height: height(of: heading, titleHeight))
        lead.frame = Rect(
            x: 24, y: heading.frame.maxY + gaps.lead, width: width, height: height(of: lead, leadHeight))
        return lead.frame.maxY + gaps.content
    }

    /// Returns the height of a label with one line: `least`, or more with enlarged text.
    static func height(of label: Label, _ least: Double) -> Double {
        max(least, label.intrinsicContentSize.height.rounded(.up))
    }
}
