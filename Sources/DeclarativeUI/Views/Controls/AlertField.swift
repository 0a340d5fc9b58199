/// A node that is a field of a question.
protocol AlertField: Node {
    var alertPlaceholder: String { get }
    var alertText: String { get }
    var isSecure: Bool { get }
    /// Writes what was typed; gives what the source keeps of it.
    func write(_ text: String) -> String
}

/// A leaf that may be a field of a question.
protocol AlertFieldLeaf: LeafView {
    var placeholder: String { get }
    var text: Binding<String> { get }
    var site: DeclarationSite { get }
    static var isSecure: Bool { get }
}

extension LeafNode: AlertField where Content: AlertFieldLeaf {
    var alertPlaceholder: String { view.placeholder }
    var alertText: String { view.text.wrappedValue }
    var isSecure: Bool { Content.isSecure }
    func write(_ text: String) -> String {
        BoundWriter(name: "TextField", site: view.site, binding: view.text).write(text)
    }
}
