/// A view that produces any number of rows, which can be counted and created individually without mounting the others.
///
/// Conforming types are `ForEach`, `Group`, `Section`, the results of a ``ViewBuilder`` for blocks and branches, and
/// modifiers that apply to each row of their content. Any other view is one row.
protocol RowStructure {
    /// The number of rows of every value of the type; nil if it depends on the value.
    static var rowCount: Int? { get }

    /// Whether values of the type contain a ``DisclosureGroup``, whose content a list opens; false by default.
    ///
    /// The elements of a `ForEach` within them do not count: each `ForEach` determines whether its elements contain groups.
    static var hasGroups: Bool { get }

    /// Appends the rows of this value, in order.
    func appendRows(to rows: inout RowCollector)
}

extension RowStructure { static var hasGroups: Bool { false } }

extension RowStructure where Self: ContentHolding {
    static var hasGroups: Bool { RowCollector.hasGroups(Content.self) }
}

/// One step of the path from a list's content to one of its rows.
nonisolated enum RowStep: Hashable {
    /// The index in a block, or the branch of a condition.
    case place(Int)
    /// An element of a `ForEach`.
    case element(AnyHashable)
}

/// Collects the row segments of a list's content.
struct RowCollector {
    private(set) var segments: ContiguousArray<RowSegment> = []
    /// The headers of the sections so far; nil for sections that begin after another section has ended.
    private(set) var headers: [RowSegment?] = [nil]
    private(set) var path: [RowStep] = []
    private var wraps: [(AnyView) -> AnyView] = []
    private var role = RowRole.row
    private var group = 0
    private var groupCount = 0
    /// The identity that the next static row gets: that of the element of a `ForEach`, or a tag.
    private var nextID: AnyHashable?
    private var nextKeyID: AnyHashable?
    private var nextKeyPath: [RowStep]?
    /// The element of a `ForEach` whose first row follows; nil for none.
    private var nextElement: RowElement?
    private var blockPath: [RowStep]?
    /// The numbers of groups so far whose expansion a binding stores, and of others.
    private(set) var groups = (bound: 0, free: 0)
    private var nesting: RowNesting?
    /// Whether headers and footers are styled as those of lists.
    let stylesHeaders: Bool
    private let opened: CompositeRowNodes?

    /// Whether disclosure groups are opened: their contents are rows.
    var opensGroups: Bool { stylesHeaders && opened != nil }
    /// Whether the next static row has an identity.
    var identifiesNext: Bool { nextID != nil }
    /// Whether rows with an identity can be selected.
    var allowsSelection: Bool { opened?.allowsSelection ?? false }

    init(stylesHeaders: Bool, opened: CompositeRowNodes?) {
        self.stylesHeaders = stylesHeaders
        self.opened = opened
    }

    /// Returns the number of rows of every value of `type`; nil if it depends on the value.
    static func rowCount<Content: View>(of type: Content.Type) -> Int? {
        guard let structure = type as? any RowStructure.Type else { return 1 }
        return structure.rowCount
    }

    /// Returns the number of rows of every value of a modified `type`; nil also for composite views whose body has several rows.
    static func ownRowCount<Content: View>(of type: Content.Type) -> Int? {
        opens(type) || hasGroups(type) ? nil : rowCount(of: type)
    }

    /// Whether values of `type`, or the bodies of composite ones, contain a ``DisclosureGroup``.
    static func hasGroups<Content: View>(_ type: Content.Type) -> Bool {
        if let structure = type as? any RowStructure.Type { return structure.hasGroups }
        return Content.Body.self != Never.self && hasGroups(Content.Body.self)
    }

    /// Appends the rows of `view`.
    mutating func add<Content: View>(_ view: Content) {
        if let structure = view as? any RowStructure { return structure.appendRows(to: &self) }
        guard let opened, Self.opens(Content.self) else { return add(SingleRow(view)) }
        add(opened.body(of: view, at: path), at: .place(0))
    }

    /// Whether the body of a view produces several rows, or a number of rows that depends on the value.
    static func opens<Content: View>(_ type: Content.Type) -> Bool {
        if Content.Body.self == Never.self { return false }
        let body = Content.Body.self
        return rowCount(of: body) != 1 || hasGroups(body) || opens(body)
    }

    /// Adds the rows of `view`, with `step` appended to their path.
    mutating func add<Content: View>(_ view: Content, at step: RowStep) {
        path.append(step)
        add(view)
        path.removeLast()
    }

    mutating func add(_ segment: RowSegment) {
        if role == .row, let row = segment as? StaticRow {
            if row.ownID == nil {
                row.ownID = nextID
                row.ownKeyID = nextKeyID
                row.keyPath = nextKeyPath
            }
            row.element = nextElement
            (nextID, nextKeyID, nextKeyPath, nextElement) = (nil, nil, nil, nil)
        }
        segment.path = path
        segment.blockPath = blockPath
        segment.nesting = nesting
        segment.wraps = wraps
        segment.role = role
        segment.section = headers.count - 1
        segment.group = group
        segments.append(segment)
    }

    /// Appends the rows of `view`, each of them modified by `wrap`.
    mutating func add<Content: View>(_ view: Content, wrappedBy wrap: @escaping (AnyView) -> AnyView) {
        wraps.append(wrap)
        add(view)
        wraps.removeLast()
    }

    /// Begins a section with a header, which is not a row; nil for a section without one.
    mutating func beginSection<Header: View>(_ header: Header?, at step: RowStep) {
        guard let header else { return headers.append(nil) }
        let segment = SingleRow(header)
        segment.path = path + [step]
        segment.wraps = wraps
        segment.role = .header
        headers.append(segment)
    }

    /// Collects the rows of one `Section` view.
    mutating func grouping(_ content: (inout RowCollector) -> Void) {
        let outer = group
        groupCount += 1
        group = groupCount
        identifying(nil, content)
        group = outer
    }

    /// Collects rows of which the first one, if it is static, has an identity.
    mutating func identifying(_ id: AnyHashable?, _ content: (inout RowCollector) -> Void) {
        let outer = (nextID, nextKeyID, nextKeyPath)
        (nextID, nextKeyID, nextKeyPath) = (id, nil, nil)
        content(&self)
        (nextID, nextKeyID, nextKeyPath) = outer
    }

    /// Collects the rows of an element of a `ForEach`, the first of which, if it is static, has the identity of the element.
    ///
    /// `keyID` also distinguishes it from elements with the same identity. Among elements with several rows, it is identified by the path of
    /// the `ForEach`, whether or not the view of the element exists.
    mutating func identifyingElement(
        _ id: AnyHashable, _ keyID: AnyHashable, _ element: RowElement,
        _ content: (inout RowCollector) -> Void
    ) {
        let outer = nextElement
        nextElement = element
        let keyPath = blockPath == nil ? nil : path
        identifying(id) {
            $0.nextKeyID = keyID
            $0.nextKeyPath = keyPath
            content(&$0)
        }
        nextElement = outer
    }

    /// Collects the content of an expanded group, the path of whose row is `parent`.
    mutating func nesting(in parent: [RowStep], _ content: (inout RowCollector) -> Void) {
        let outer = nesting
        nesting = RowNesting(level: (outer?.level ?? 0) + 1, parent: parent)
        nextElement = nil
        identifying(nil, content)
        nesting = outer
    }

    /// Counts a group that can be expanded.
    mutating func countGroup(isBound: Bool) {
        if isBound { groups.bound += 1 } else { groups.free += 1 }
    }

    /// Returns the groups of the `ForEach` whose rows are collected; nil if groups are not opened.
    func elementGroups() -> ElementGroups? { opened?.elementGroups(at: path) }

    /// Collects the rows of a `ForEach` whose elements have several rows.
    mutating func addingBlock(_ content: (inout RowCollector) -> Void) {
        let outer = blockPath
        blockPath = outer ?? path
        content(&self)
        blockPath = outer
    }

    /// Returns a collector that adds rows at the same place.
    func withoutSegments() -> RowCollector {
        var copy = self
        copy.segments = []
        return copy
    }

    /// Assigns `role` to the rows that `content` appends.
    mutating func playing(_ role: RowRole, _ content: (inout RowCollector) -> Void) {
        let outer = self.role
        self.role = role
        content(&self)
        self.role = outer
    }
}

extension RowCollector: ViewVisitor {
    mutating func visit<Content: View>(_ view: Content) { add(view) }
}

/// The role of a row in its section.
nonisolated enum RowRole: Hashable {
    case header, row, footer
}
