internal import DBus

/// A control at the bottom of a file dialog: a check box, or a list of options.
///
///     FileDialogChoice(id: "encoding", title: "Encoding", options: [("utf8", "UTF-8"), ("latin1", "Latin-1")], selection: "utf8")
public nonisolated struct FileDialogChoice: Hashable, Sendable {
    /// An option of a list.
    ///
    ///     FileDialogChoice.Option(id: "utf8", title: "UTF-8")
    public struct Option: Hashable, Sendable {
        /// The value of the choice while the option is selected.
        public let id: String
        /// The text that is displayed.
        public let title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    /// The key of the selection in the answer of the dialog.
    public let id: String
    /// The text that is displayed beside the choice.
    public let title: String
    /// The options; empty for a check box, whose selection is "true" or "false".
    public let options: [Option]
    /// The identifier of the selected option.
    public var selection: String

    /// Creates a list of options.
    public init(id: String, title: String, options: [(id: String, title: String)], selection: String) {
        self.id = id
        self.title = title
        self.options = options.map { Option(id: $0.id, title: $0.title) }
        self.selection = selection
    }

    /// Creates a check box.
    public init(id: String, title: String, isOn: Bool) {
        self.init(id: id, title: title, options: [], selection: isOn ? "true" : "false")
    }

    /// Whether the check box is on.
    public var isOn: Bool { selection == "true" }

    static let type = DBusType.structure(
        [.string, .string, .array(.structure([.string, .string])), .string])

    var value: DBusValue {
        let pairs = options.map { DBusValue.structure([.string($0.id), .string($0.title)]) }
        return .structure([
            .string(id), .string(title), .array(pairs, of: .structure([.string, .string])),
            .string(selection),
        ])
    }
}
