import Testing
import Widgets
import WidgetsTesting

/// The standard labels, the content view and the heights of table cells.
@Suite struct TableViewCellTests {
    private func cell(_ style: TableViewCell.CellStyle, height: Double = 44) -> TableViewCell {
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = Rect(x: 0, y: 0, width: 300, height: height)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        return cell
    }

    @Test func `Each style places its labels`() throws {
        let plain = cell(.default)
        plain.layoutIfNeeded()
        #expect(plain.detailTextLabel == nil && plain.textLabel?.frame.minX == 12)

        let value = cell(.value1)
        value.layoutIfNeeded()
        #expect(value.detailTextLabel?.frame.maxX == 288 && value.textLabel?.frame.minX == 12)

        let subtitle = cell(.subtitle)
        subtitle.layoutIfNeeded()
        let (first, second) = (
            try #require(subtitle.textLabel).frame, try #require(subtitle.detailTextLabel).frame
        )
        #expect(second.minY == first.maxY + 1 && second.minX == first.minX)

        let name = cell(.value2)
        name.layoutIfNeeded()
        #expect(name.textLabel?.frame.maxX == 108 && name.detailTextLabel?.frame.minX == 118)
    }

    @Test func `An image takes room at the leading side while there is one`() throws {
        let cell = cell(.default)
        cell.imageView?.image = Image(systemName: "folder")
        cell.layoutIfNeeded()
        let image = try #require(cell.imageView).frame
        #expect(image.minX == 12 && cell.textLabel?.frame.minX == image.maxX + 10)
        cell.imageView?.image = nil
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 12)
    }

    @Test func `The content view excludes the accessory, and its constraints determine the height`() throws {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
        cell.accessoryType = .checkmark
        let box = View()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            box.heightAnchor.constraint(equalToConstant: 70),
        ])
        #expect(cell.sizeThatFits(Size(width: 300, height: 0)).height == 90)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 264, height: 44))
        #expect(box.frame.width == 264)
    }

    @Test func `A registered subclass is created with its own designated initialiser`() throws {
        let table = TableView(frame: .zero)
        table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
        let cell = table.dequeueReusableCell(withIdentifier: "badge")
        #expect(cell is BadgeCell && cell?.style == .subtitle && cell?.reuseIdentifier == "badge")
    }
}

private final class BadgeCell: TableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
}
