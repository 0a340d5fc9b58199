package import DBus

/// The parameters of a file dialog.
///
///     var request = FileChooserRequest(kind: .open, title: "Open")
///     request.filters = [FileFilter(name: "Images", types: [.image])]
package nonisolated struct FileChooserRequest: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case open, openFolder, save }

    package var kind: Kind
    package var title: String
    /// The title of the button that accepts the choice; nil for the default of the dialog.
    package var acceptLabel: String?
    package var allowsMultipleSelection = false
    package var filters: [FileFilter] = []
    /// The index of the initial filter.
    package var filterIndex = 0
    /// The path of the folder that is displayed at first; nil for the last one.
    package var folder: String?
    /// The proposed name of the file to be saved.
    package var name = ""
    package var choices: [FileDialogChoice] = []

    package init(kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }

    /// The options of the portal.
    package var options: [String: DBusValue] {
        var options: [String: DBusValue] = ["modal": .boolean(true)]
        if let acceptLabel { options["accept_label"] = .string(acceptLabel) }
        if kind != .save { options["multiple"] = .boolean(allowsMultipleSelection) }
        if kind == .openFolder { options["directory"] = .boolean(true) }
        if let folder { options["current_folder"] = .fileName(folder) }
        if kind == .save, !name.isEmpty { options["current_name"] = .string(name) }
        if !filters.isEmpty, kind != .openFolder {
            options["filters"] = .array(filters.map(\.value), of: FileFilter.type)
            if filters.indices.contains(filterIndex) {
                options["current_filter"] = filters[filterIndex].value
            }
        }
        if !choices.isEmpty {
            options["choices"] = .array(choices.map(\.value), of: FileDialogChoice.type)
        }
        return options
    }
}
