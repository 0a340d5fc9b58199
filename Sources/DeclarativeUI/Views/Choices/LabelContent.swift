/// The text and the picture in the tree of a node, for labels that a retained view draws itself.
struct LabelContent {
    private let node: Node

    init(of node: Node) { self.node = node }

    /// The string of the first text.
    var text: String? {
        if let text = (node as? KeepingNode<Text>)?.view { return text.string }
        for index in 0..<node.childCount {
            if let child = node.child(at: index), let found = LabelContent(of: child).text { return found }
        }
        return nil
    }

    /// The first picture.
    var picture: Widgets.Image? {
        if let image = (node as? KeepingNode<Image>)?.view { return image.picture }
        for index in 0..<node.childCount {
            if let child = node.child(at: index), let found = LabelContent(of: child).picture { return found }
        }
        return nil
    }
}
