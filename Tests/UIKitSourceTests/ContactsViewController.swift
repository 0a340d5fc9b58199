import Foundation
import Widgets

// Ordinary UIKit source beside Foundation: a table view controller. Only the second import refers to the toolkit.

struct Contact: Hashable {
    let name: String
    let city: String
}

final class ContactCell: UITableViewCell {
    static let reuseIdentifier = "ContactCell"

    let cityLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        cityLabel.translatesAutoresizingMaskIntoConstraints = false
        cityLabel.textColor = .secondaryLabel
        contentView.addSubview(cityLabel)
        NSLayoutConstraint.activate([
            cityLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            cityLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        cityLabel.text = nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        accessoryType = selected ? .checkmark : .none
    }

    func configure(with contact: Contact) {
        textLabel?.text = contact.name
        cityLabel.text = contact.city
    }
}

final class ContactsViewController: UITableViewController {
    private(set) var sections: [(title: String, contacts: [Contact])] = []
    private(set) var selectedContact: Contact?

    init(contacts: [Contact]) {
        super.init(style: .grouped)
        let groups = Dictionary(grouping: contacts) { String($0.name.prefix(1)) }
        sections = groups.keys.sorted().map { key in
            (key, (groups[key] ?? []).sorted { $0.name < $1.name })
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // swift-format-ignore: NeverForceUnwrap
        let cell =
            tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath)
            as! ContactCell
        cell.configure(with: sections[indexPath.section].contacts[indexPath.row])
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return sections[indexPath.section].contacts[indexPath.row].city == "Unknown" ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedContact = sections[indexPath.section].contacts[indexPath.row]
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return indexPath.section == 0 ? 60 : UITableView.automaticDimension
    }

    // MARK: - Changes

    func remove(_ contact: Contact) {
        guard let section = sections.firstIndex(where: { $0.contacts.contains(contact) }),
            let row = sections[section].contacts.firstIndex(of: contact)
        else { return }
        sections[section].contacts.remove(at: row)
        if sections[section].contacts.isEmpty {
            sections.remove(at: section)
            tableView.deleteSections(IndexSet(integer: section), with: .automatic)
        } else {
            tableView.deleteRows(at: [IndexPath(row: row, section: section)], with: .fade)
        }
    }

    func add(_ contact: Contact) {
        let title = String(contact.name.prefix(1))
        tableView.beginUpdates()
        if let section = sections.firstIndex(where: { $0.title == title }) {
            let row =
                sections[section].contacts.firstIndex { $0.name > contact.name }
                ?? sections[section].contacts.endIndex
            sections[section].contacts.insert(contact, at: row)
            tableView.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        } else {
            let section = sections.firstIndex { $0.title > title } ?? sections.endIndex
            sections.insert((title, [contact]), at: section)
            tableView.insertSections([section], with: .automatic)
        }
        tableView.endUpdates()
    }
}
