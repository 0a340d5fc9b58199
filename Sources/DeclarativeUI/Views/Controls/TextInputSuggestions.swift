extension View {
    /// Offers the views of `suggestions` as completions of the text, in a list below the field: `View.textInputSuggestions(_:)`.
    ///
    /// The list displays the first text and the first image of each view. It opens when the user types, presses Down or Ctrl+Space, and
    /// is updated when the views change. A suggestion that is chosen replaces the text of the field. The keys of the list are those of
    /// ``TextCompletionSession``. Applies to descendant text fields.
    ///
    ///     TextField("City", text: $city).textInputSuggestions {
    ///         ForEach(cities.filter { $0.name.hasPrefix(city) }) { Text($0.name).textInputCompletion($0.postalName) }
    ///     }
    public func textInputSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions)
        -> some View
    {
        let fields = self
        return OffscreenReader(content: suggestions()) { content in
            fields.environment(\.textSuggestions, TextSuggestions(of: content))
        }
    }

    /// Offers a completion of the text for each element of `data`, as ``textInputSuggestions(_:)`` does.
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Offers a completion of the text for each element of `data`, identified by `id`, as ``textInputSuggestions(_:)`` does.
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Sets the text that replaces the text of a field when this view is chosen from its suggestions: `View.textInputCompletion(_:)`.
    ///
    /// A suggestion without it inserts its first text.
    public func textInputCompletion(_ completion: String) -> some View {
        Completing(content: self, completion: completion)
    }
}

/// The suggestions for text fields, in order; nil in an environment without any.
struct TextSuggestions: Hashable {
    let completions: [TextCompletion]

    init(of content: OffscreenContent) {
        completions = content.items.compactMap { item in
            let label = LabelContent(of: item)
            guard let text = Self.completion(of: item, below: content.node?.parent) ?? label.text else {
                return nil
            }
            return TextCompletion(text, title: label.text, image: label.picture)
        }
    }

    /// The completion of the nearest ancestor of a layout item, or of a node inside of it; nil if none is set.
    private static func completion(of item: Node, below end: Node?) -> String? {
        var next: Node? = item
        while let node = next, node !== end {
            if let completing = node as? any CompletionProviding { return completing.completion }
            next = node.parent
        }
        return completion(inside: item)
    }

    private static func completion(inside node: Node) -> String? {
        if let completing = node as? any CompletionProviding { return completing.completion }
        return node.childCount == 1 ? node.child(at: 0).flatMap(completion(inside:)) : nil
    }
}

private struct TextSuggestionsKey: EnvironmentKey { static var defaultValue: TextSuggestions? { nil } }

extension EnvironmentValues {
    var textSuggestions: TextSuggestions? {
        get { self[TextSuggestionsKey.self] }
        set { self[TextSuggestionsKey.self] = newValue }
    }
}

/// A view with the text that it inserts as a suggestion.
private struct Completing<Content: View>: ContentHolding {
    let content: Content
    let completion: String

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CompletingNode(view, in: context)
    }
}

/// A node that assigns a completion to its descendants.
private protocol CompletionProviding: Node {
    var completion: String { get }
}

private final class CompletingNode<Content: View>: TransparentNode<Completing<Content>, Content>,
    CompletionProviding
{
    override init(_ view: Completing<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
    }

    var completion: String { view.completion }

    override func update(to view: Completing<Content>) {
        self.view = view
        content?.update(to: view.content)
    }
}
