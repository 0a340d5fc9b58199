extension LayoutConstraint {
    /// The alignment and direction of the views in a visual format, modelled on `NSLayoutConstraint.FormatOptions`.
    ///
    ///     LayoutConstraint.constraints(withVisualFormat: "[a]-[b]", options: .alignAllCenterY, metrics: nil, views: names)
    public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges of all views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of all views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of all views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of all views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of all views.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of all views.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centres of all views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centres of all views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of all views.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of all views.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Orders the views from leading to trailing; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Orders the views from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Orders the views from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
                (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Returns the inactive constraints described by a string in Auto Layout's visual format language.
    ///
    /// `views` maps names to views or guides, and `metrics` maps names to numbers. If the format contains an error, or a name that is in
    /// neither, a diagnostic is reported and the result is empty.
    ///
    /// The "-" in `|-[name]` represents the superview's layout margin; between views it represents ``LayoutSpacing/system``.
    ///
    ///     LayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[name(>=80)]-gap-[field]-|", options: .alignAllFirstBaseline,
    ///         metrics: ["gap": 12], views: ["name": name, "field": field])
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Double]? = nil,
        views: [String: any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) -> [LayoutConstraint] {
        let site = DeclarationSite(fileID: file, line: line)
        do throws(VisualFormatError) {
            let parsed = try VisualFormatParser.parse(format)
            var builder = VisualFormatBuilder(
                format: format, parsed: parsed, options: options, metrics: metrics ?? [:], views: views,
                site: site)
            return try builder.build()
        } catch {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidConstraint, subject: "\(site)",
                    message: "the visual format is invalid: \(error)",
                    cure: "no constraints were created; correct the format"))
            return []
        }
    }
}

/// Creates constraints from a parsed visual format.
private struct VisualFormatBuilder {
    let format: String
    let parsed: VisualFormat
    let options: LayoutConstraint.FormatOptions
    let metrics: [String: Double]
    let views: [String: any LayoutItem]
    let site: DeclarationSite
    private var result: [LayoutConstraint] = []

    init(
        format: String, parsed: VisualFormat, options: LayoutConstraint.FormatOptions,
        metrics: [String: Double],
        views: [String: any LayoutItem], site: DeclarationSite
    ) {
        self.format = format
        self.parsed = parsed
        self.options = options
        self.metrics = metrics
        self.views = views
        self.site = site
    }

    private var start: LayoutConstraint.Attribute {
        if parsed.isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: LayoutConstraint.Attribute {
        if parsed.isVertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    /// Returns the superview's edge, or the corresponding margin for a standard distance.
    private func inside(
        _ edge: LayoutConstraint.Attribute, _ connection: VisualFormat.Connection
    ) -> LayoutConstraint.Attribute {
        connection == .standard ? edge.withinMargins : edge
    }

    mutating func build() throws(VisualFormatError) -> [LayoutConstraint] {
        let nodes = try self.nodes()
        if let leading = parsed.leading {
            let attribute = inside(start, leading)
            let edge = try superviewNode(of: nodes[0], parsed.elements[0].name, for: attribute)
            try connect(edge, attribute, nodes[0], start, leading, standard: 0)
        }
        for (index, connection) in parsed.connections.enumerated() {
            try connect(
                nodes[index], end, nodes[index + 1], start, connection, standard: LayoutSpacing.system)
        }
        if let trailing = parsed.trailing, let last = nodes.last {
            let attribute = inside(end, trailing)
            let name = parsed.elements[parsed.elements.count - 1].name
            let edge = try superviewNode(of: last, name, for: attribute)
            try connect(last, end, edge, attribute, trailing, standard: 0)
        }
        for (node, element) in zip(nodes, parsed.elements) {
            for size in element.sizes { try constrain(node, size) }
        }
        for attribute in options.attributes {
            for (node, next) in zip(nodes, nodes.dropFirst()) {
                add(node, attribute, .equal, next, attribute, 0, .required)
            }
        }
        return result
    }

    private func nodes() throws(VisualFormatError) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for element in parsed.elements { nodes.append(try node(element.name)) }
        return nodes
    }

    private func node(_ name: String) throws(VisualFormatError) -> LayoutNode {
        guard let item = views[name] else { throw error("there is no view named '\(name)'", at: name) }
        return item.layoutNode(for: .width)
    }

    private func superviewNode(
        of node: LayoutNode, _ name: String, for attribute: LayoutConstraint.Attribute
    ) throws(VisualFormatError) -> LayoutNode {
        guard let superview = node.parentView else {
            throw error("'\(name)' has no superview to which '|' could refer", at: name)
        }
        return superview.layoutNode(for: attribute)
    }

    /// Adds the constraints for a connection between `before` and `after`.
    private mutating func connect(
        _ before: LayoutNode, _ beforeAttribute: LayoutConstraint.Attribute, _ after: LayoutNode,
        _ afterAttribute: LayoutConstraint.Attribute, _ connection: VisualFormat.Connection, standard: Double
    ) throws(VisualFormatError) {
        let predicates: [VisualFormat.Predicate]
        switch connection {
        case .flush: predicates = [VisualFormat.Predicate(object: .number(0))]
        case .standard: predicates = [VisualFormat.Predicate(object: .number(standard))]
        case .predicates(let list): predicates = list
        }
        // With right-to-left direction, a positive distance becomes a negative constant.
        let sign: Double = options.contains(.directionRightToLeft) && !parsed.isVertical ? -1 : 1
        for predicate in predicates {
            let distance = try number(predicate.object)
            let relation = sign > 0 ? predicate.relation.layout : predicate.relation.layout.flipped
            add(
                after, afterAttribute, relation, before, beforeAttribute, sign * distance,
                try priority(predicate))
        }
    }

    private mutating func constrain(_ node: LayoutNode, _ size: VisualFormat.Predicate)
        throws(VisualFormatError)
    {
        let attribute: LayoutConstraint.Attribute = parsed.isVertical ? .height : .width
        let priority = try priority(size)
        if case .name(let name) = size.object, metrics[name] == nil {
            let other = try self.node(name)
            return add(node, attribute, size.relation.layout, other, attribute, 0, priority)
        }
        add(node, attribute, size.relation.layout, nil, .notAnAttribute, try number(size.object), priority)
    }

    private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> Double {
        switch object {
        case .number(let number): return number
        case .name(let name):
            guard let number = metrics[name] else {
                throw error("there is no metric named '\(name)'", at: name)
            }
            return number
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> LayoutPriority {
        guard let object = predicate.priority else { return .required }
        let priority = LayoutPriority(Float(try number(object)))
        if !priority.isValid { throw error("a priority is a number from 1 to 1000", at: "@") }
        return priority
    }

    private mutating func add(
        _ first: LayoutNode, _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
        _ second: LayoutNode?, _ other: LayoutConstraint.Attribute, _ constant: Double,
        _ priority: LayoutPriority
    ) {
        result.append(
            LayoutConstraint(first, attribute, relation, second, other, 1, constant, site, priority: priority)
        )
    }

    private func error(_ message: String, at text: String) -> VisualFormatError {
        var position = 0
        let characters = Array(format)
        let wanted = Array(text)
        while position + wanted.count <= characters.count,
            Array(characters[position..<position + wanted.count]) != wanted
        {
            position += 1
        }
        return VisualFormatError(format: format, position: position, message: message)
    }
}

extension LayoutConstraint.Attribute {
    fileprivate var withinMargins: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}

extension VisualFormat.Predicate.Relation {
    fileprivate var layout: LayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .atLeast: .greaterThanOrEqual
        case .atMost: .lessThanOrEqual
        }
    }
}

extension LayoutConstraint.Relation {
    fileprivate var flipped: LayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        case .lessThanOrEqual: .greaterThanOrEqual
        }
    }
}
