/// The items that another program offers or has dropped.
struct DroppedItems {
    private(set) var items: [DragItem] = []

    /// Creates an item for the text, or for each URL.
    init(_ contents: [DropEvent.Content]) {
        for content in contents {
            switch content {
            case .offered(let mimeType): items += Self.placeholder(mimeType)
            case .text(let text): items.append(DragItem(itemProvider: ItemProvider(text)))
            case .uriList(let bytes): add(URIList(bytes))
            }
        }
    }

    private mutating func add(_ list: URIList) {
        for url in list.urls { items.append(DragItem(itemProvider: ItemProvider(url))) }
        for line in list.rejectedLines {
            Diagnostics.report(
                Diagnostic(
                    kind: .failedTransfer, subject: "A drop from another program",
                    message: "contains the line \"\(line.prefix(120))\", which is not a URL",
                    cure: "the line is left out; the other items are dropped"))
        }
    }

    /// Returns an item that tells the type of data which is available only after the drop.
    private static func placeholder(_ mimeType: String) -> [DragItem] {
        let provider = ItemProvider()
        let unavailable = ItemProviderError.failed(reason: "the data is available only after the drop")
        if mimeType.hasPrefix("text/uri-list") {
            provider.registerPromise(of: .fileURL) { throw unavailable }
            provider.registerPromise(of: .plainText) { throw unavailable }
        } else if mimeType.hasPrefix("text/plain") {
            provider.registerPromise(of: .plainText) { throw unavailable }
        } else {
            return []
        }
        return [DragItem(itemProvider: provider)]
    }
}
