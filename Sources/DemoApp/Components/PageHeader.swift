/// The vertical positions of the title and the lead of every page, in points from the top of the page.
enum PageHeader {
    static let titleY = 18.0
    static let titleHeight = 38.0
    static let leadY = 58.0
    static let leadHeight = 22.0
    static let contentY = 98.0
}
