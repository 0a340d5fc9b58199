internal import DesktopServices

/// A row of the side bar: the icon and the title of a place.
final class PlaceCell: ReusableView, VisibleText {
    private let icon = ImageView(image: nil)
    private let label = Label(text: nil)

    required init(frame: Rect) {
        super.init(frame: frame)
        icon.contentMode = .scaleAspectFit
        addSubview(icon)
        addSubview(label)
    }

    nonisolated deinit {}

    var visibleText: String? { label.text }

    func show(_ place: FilePlace) {
        label.text = place.title
        icon.image = FileIcons.image(theme: place.iconName, symbol: place.symbolName, for: self)
        icon.tintColor = .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = FileIcons.frame(inRowOf: bounds.height, theme: effectiveAppearance)
        let x = icon.frame.maxX + 8
        label.frame = Rect(x: x, y: 0, width: max(0, bounds.width - x - 8), height: bounds.height)
    }
}

/// The side bar: the list of places.
final class PlaceList: ListViewDataSource, ListViewDelegate {
    let places: [FilePlace]
    private let onChoose: (FilePlace) -> Void

    init(_ places: [FilePlace], onChoose: @escaping (FilePlace) -> Void) {
        self.places = places
        self.onChoose = onChoose
    }

    func numberOfRows(in listView: ListView) -> Int { places.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "place", for: row)
        (cell as? PlaceCell)?.show(places[row])
        return cell
    }

    func listViewSelectionDidChange(_ listView: ListView) {
        if let row = listView.selectedRow, places.indices.contains(row) { onChoose(places[row]) }
    }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { places[row].title }
}
