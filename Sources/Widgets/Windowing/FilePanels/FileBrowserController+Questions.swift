extension FileBrowserController {
    func inform(_ reason: String) {
        let alert = AlertController(title: reason, message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func askToReplace(_ path: String) {
        let alert = AlertController(
            title: "Replace “\(FilePath.name(of: path))”?",
            message: "A file with this name exists in “\(FilePath.name(of: FilePath.parent(of: path)))”. "
                + "Replacing it overwrites its content.", preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Replace", style: .destructive) { [weak self] _ in self?.close(with: [path]) })
        present(alert, animated: true)
    }

    func askForNewFolder() {
        let alert = AlertController(title: "New Folder", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = "New Folder"
            field.accessibilityLabel = "Name of the folder"
        }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
                self?.createFolder(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    private func createFolder(_ name: String) {
        if name.isEmpty || name.contains("/") || name == "." || name == ".." {
            return inform("“\(name)” is not a valid name for a folder.")
        }
        do {
            try FolderReader.createFolder(FilePath.join(browser.folder, name))
            browser.reload(selecting: name)
        } catch {
            inform("The folder “\(name)” could not be created: \(error.reason).")
        }
    }
}
