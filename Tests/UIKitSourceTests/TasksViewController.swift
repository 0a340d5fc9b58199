import Widgets

// Ordinary UIKit source: a controller that is the data source and the delegate of a table in its view.

final class TasksViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var tasks = ["Write", "Test", "Ship"]
    private(set) var done: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.dataSource = self
        tableView.delegate = self
        tableView.allowsMultipleSelection = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "task")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "task")
        let task = tasks[indexPath.row]
        cell.textLabel?.text = task
        cell.detailTextLabel?.text = done.contains(task) ? "Done" : "Open"
        cell.imageView?.image = UIImage(systemName: "checkmark")
        cell.selectionStyle = .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        done.insert(tasks[indexPath.row])
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completionHandler in
            self?.tasks.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completionHandler(true)
        }
        delete.backgroundColor = .red
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = true
        return configuration
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {}

    func shuffle() {
        tableView.performBatchUpdates(
            {
                tasks.insert(tasks.removeLast(), at: 0)
                tableView.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
            }, completion: nil)
    }

    var visibleTasks: [String] {
        tableView.visibleCells.compactMap { cell in
            tableView.indexPath(for: cell).map { "\($0.row) \(cell.textLabel?.text ?? "")" }
        }
    }
}
