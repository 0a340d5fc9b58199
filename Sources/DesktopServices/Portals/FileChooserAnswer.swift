package import DBus

/// The choice of the user in a file dialog.
///
///     let paths = answer.paths
package nonisolated struct FileChooserAnswer: Hashable, Sendable {
    /// The absolute paths of the chosen files; at least one.
    package var paths: [String]
    /// The index of the filter that was selected; nil if the dialog does not tell.
    package var filterIndex: Int?
    /// The selected options by the identifier of the choice.
    package var choices: [String: String] = [:]

    package init(paths: [String]) { self.paths = paths }

    /// Reads the results of the portal, and refuses those that are no answer to the request.
    package init(_ results: DBusValue, to request: FileChooserRequest) throws(PortalError) {
        guard let addresses = results["uris"]?.stringArray, !addresses.isEmpty else {
            throw .invalidAnswer(reason: "the file dialog has returned no files")
        }
        guard addresses.count == 1 || request.allowsMultipleSelection, addresses.count <= 100_000 else {
            throw .invalidAnswer(reason: "the file dialog has returned \(addresses.count) files")
        }
        paths = []
        for address in addresses {
            guard let path = FileURL.path(of: address) else {
                throw .invalidAnswer(
                    reason:
                        "the file dialog has returned \"\(address.prefix(200))\", which is not a local file")
            }
            paths.append(path)
        }
        if let name = results["current_filter"]?.elements?.first?.string {
            filterIndex = request.filters.firstIndex { $0.name == name }
        }
        for pair in results["choices"]?.elements ?? [] {
            guard let pair = pair.stringArray, pair.count == 2 else { continue }
            if request.choices.contains(where: { $0.id == pair[0] }) { choices[pair[0]] = pair[1] }
        }
    }
}
