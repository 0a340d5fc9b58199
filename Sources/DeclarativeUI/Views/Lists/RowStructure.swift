/// A description that comes to any number of rows, which can be told and made one by one without mounting the others.
///
/// `ForEach`, `Group`, `Section`, what a ``ViewBuilder`` makes of blocks and branches, and modifiers that hand something to
/// all that is inside of them. Any other description is one row.
protocol RowStructure {
    /// How many rows every value of the type comes to; nil where that depends on the value.
    static var rowCount: Int? { get }

    /// Adds the rows of this value, in order.
    func appendRows(to rows: inout RowCollector)
}

/// One step on the way from a list's content to one of its rows.
nonisolated enum RowStep: Hashable {
    /// The place in a block, or the branch of a condition.
    case place(Int)
    /// An element of a `ForEach`.
    case element(AnyHashable)
}

/// Collects the parts that a list's content comes to.
struct RowCollector {
    private(set) var segments: ContiguousArray<RowSegment> = []
    /// The headers of the sections so far; those without one begin where another section ends.
    private(set) var headers: [RowSegment?] = [nil]
    private var path: [RowStep] = []
    private var wraps: [(AnyView) -> AnyView] = []
    private var role = RowRole.row
    /// Whether headers and footers look as those of lists.
    let stylesHeaders: Bool
    private let opened: OpenedNodes?

    init(stylesHeaders: Bool, opened: OpenedNodes?) {
        self.stylesHeaders = stylesHeaders
        self.opened = opened
    }

    /// How many rows every value of that type comes to.
    static func rowCount<Content: View>(of type: Content.Type) -> Int? {
        guard let structure = type as? any RowStructure.Type else { return 1 }
        return structure.rowCount
    }

    /// Adds what `view` comes to.
    mutating func add<Content: View>(_ view: Content) {
        if let structure = view as? any RowStructure { return structure.appendRows(to: &self) }
        guard let opened, Self.opens(Content.self) else { return add(SingleRow(view)) }
        add(opened.body(of: view, at: path), at: .place(0))
    }

    /// Whether a view has a body that comes to several rows, or to a number that depends.
    static func opens<Content: View>(_ type: Content.Type) -> Bool {
        if Content.Body.self == Never.self { return false }
        return rowCount(of: Content.Body.self) != 1 || opens(Content.Body.self)
    }

    /// Adds the rows of `view`, with `step` appended to their path.
    mutating func add<Content: View>(_ view: Content, at step: RowStep) {
        path.append(step)
        add(view)
        path.removeLast()
    }

    mutating func add(_ segment: RowSegment) {
        segment.path = path
        segment.wraps = wraps
        segment.role = role
        segment.section = headers.count - 1
        segments.append(segment)
    }

    /// Adds what `view` comes to, each row of it wrapped by `wrap`.
    mutating func add<Content: View>(_ view: Content, wrappedBy wrap: @escaping (AnyView) -> AnyView) {
        wraps.append(wrap)
        add(view)
        wraps.removeLast()
    }

    /// Has what is added from now on stand below `header`, which is no row; nil for rows below nothing.
    mutating func beginSection<Header: View>(_ header: Header?, at step: RowStep) {
        guard let header else { return headers.append(nil) }
        let segment = SingleRow(header)
        segment.path = path + [step]
        segment.wraps = wraps
        segment.role = .header
        headers.append(segment)
    }

    /// Has each row that `content` adds play that part.
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
