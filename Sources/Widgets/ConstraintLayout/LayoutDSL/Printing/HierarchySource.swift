/// Generates the layout source of a view hierarchy.
struct HierarchySource {
    private let root: View
    private var names: [ObjectIdentifier: String] = [:]
    private var anchors: [ObjectIdentifier: [PrintedAnchor]] = [:]
    private var lines: [String] = []

    init(root: View, tags: [View: String]) {
        self.root = root
        var counts: [String: Int] = [:]
        name(root, tags, &counts)
        collect(in: root)
    }

    mutating func text() -> String {
        write(root, indent: "", isRoot: true)
        return lines.joined(separator: "\n")
    }

    /// Returns the subviews to print: none for a view that creates its own subviews, such as a control.
    private static func content(of view: View) -> [View] { view is any SubviewCreating ? [] : view.subviews }

    /// Returns the guides to print: none for a view that creates its own guides, such as a stack view.
    private static func guides(of view: View) -> [LayoutGuide] {
        view is any ArrangesSubviews ? [] : view.layoutGuides
    }

    // MARK: - Names

    private mutating func name(_ view: View, _ tags: [View: String], _ counts: inout [String: Int]) {
        if let known = tags[view] ?? view.accessibilityIdentifier, !known.isEmpty {
            names[ObjectIdentifier(view)] = Self.escaped(known)
        } else {
            let type = "\(type(of: view))"
            counts[type, default: 0] += 1
            names[ObjectIdentifier(view)] =
                type.prefix(1).lowercased() + type.dropFirst() + "\(counts[type] ?? 1)"
        }
        for guide in Self.guides(of: view) {
            counts["guide", default: 0] += 1
            let own = guide.identifier
            names[ObjectIdentifier(guide)] = own.isEmpty ? "guide\(counts["guide"] ?? 1)" : Self.escaped(own)
        }
        for subview in Self.content(of: view) { name(subview, tags, &counts) }
    }

    /// Returns a name as valid source: names that are not a chain of identifiers are enclosed in backticks.
    private static func escaped(_ name: String) -> String {
        let isPlain = name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.first, first.isLetter || first == "_" else { return false }
            return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        return isPlain ? name : "`\(name.filter { $0 != "`" && $0 != "\\" && !$0.isNewline })`"
    }

    private func name(of item: (any LayoutItem)?) -> String? {
        if let guide = item as? LayoutGuide {
            guard let role = guide.role else { return names[ObjectIdentifier(guide)] }
            return guide.owningView.flatMap { name(of: $0) }.map { "\($0).\(role.rawValue)" }
        }
        guard let view = item as? View else { return nil }
        return names[ObjectIdentifier(view)] ?? view.accessibilityIdentifier.map { Self.escaped($0) }
    }

    // MARK: - Anchors

    private mutating func collect(in view: View) {
        let own = (view as? any ArrangesSubviews)?.ownConstraints ?? []
        for constraint in view.constraints where !own.contains(ObjectIdentifier(constraint)) {
            add(constraint)
        }
        for subview in Self.content(of: view) { collect(in: subview) }
    }

    private mutating func add(_ constraint: LayoutConstraint) {
        let direct = PrintedAnchor(constraint)
        if let owner = owner(of: direct), record(direct, owner) { return }
        if let exchanged = direct.exchanged, let owner = owner(of: exchanged) { _ = record(exchanged, owner) }
    }

    /// Returns the view or guide in whose block the anchor can be printed; nil when it is not part of the hierarchy.
    private func owner(of anchor: PrintedAnchor) -> AnyObject? {
        guard let item = anchor.first, names[ObjectIdentifier(item)] != nil else { return nil }
        return item
    }

    private mutating func record(_ anchor: PrintedAnchor, _ owner: AnyObject) -> Bool {
        var anchor = anchor
        if let second = anchor.second {
            let isOuter =
                (owner as? View)?.superview === second || (owner as? LayoutGuide)?.owningView === second
            guard let name = name(of: second) else { return false }
            anchor.target = isOuter && owner !== root ? .superview : .named(name)
        }
        anchors[ObjectIdentifier(owner), default: []].append(anchor)
        return true
    }

    // MARK: - Lines

    private mutating func write(_ view: View, indent: String, isRoot: Bool = false) {
        var line = indent + (names[ObjectIdentifier(view)] ?? "view")
        let own = anchorLines(of: view)
        let content = Self.content(of: view)
        let guides = Self.guides(of: view)
        if !own.isEmpty {
            lines.append(line + ".sl.anchors {")
            for text in own { lines.append(indent + "    " + text) }
            line = indent + "}"
        } else if !content.isEmpty || !guides.isEmpty {
            line += ".sl"
        }
        if content.isEmpty && guides.isEmpty {
            // A view without content needs a block to be a layout on the outermost level.
            lines.append(isRoot && own.isEmpty ? line + ".sl.sublayout {}" : line)
            return
        }
        lines.append(line + ".sublayout {")
        for guide in guides { write(guide, indent: indent + "    ") }
        writeSubviews(of: view, content, indent: indent + "    ")
        lines.append(indent + "}")
    }

    private mutating func writeSubviews(of view: View, _ content: [View], indent: String) {
        guard let stack = view as? StackView else {
            for subview in content { write(subview, indent: indent) }
            return
        }
        for subview in content {
            if stack.arrangedSubviews.contains(subview) {
                write(subview, indent: indent)
            } else {
                lines.append(indent + "GroupLayout(option: .isNotArranged) {")
                write(subview, indent: indent + "    ")
                lines.append(indent + "}")
            }
        }
    }

    private mutating func write(_ guide: LayoutGuide, indent: String) {
        let name = names[ObjectIdentifier(guide)] ?? "guide"
        let own = anchorLines(of: guide)
        if own.isEmpty {
            lines.append(indent + name)
            return
        }
        lines.append(indent + name + ".sl.anchors {")
        for text in own { lines.append(indent + "    " + text) }
        lines.append(indent + "}")
    }

    /// Returns the lines of the item's anchors, combining anchors that differ only in the attribute.
    private func anchorLines(of item: AnyObject) -> [String] {
        let own = (anchors[ObjectIdentifier(item)] ?? []).sorted { $0.order < $1.order }
        var groups: [(rest: String, attributes: [String])] = []
        for anchor in own {
            if let index = groups.firstIndex(where: { $0.rest == anchor.rest }) {
                groups[index].attributes.append(anchor.attributeName)
            } else {
                groups.append((anchor.rest, [anchor.attributeName]))
            }
        }
        return groups.map { "Anchors." + $0.attributes.joined(separator: ".") + $0.rest }
    }
}
