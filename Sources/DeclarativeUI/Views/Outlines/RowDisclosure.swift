/// The place of a list row in an outline, and the actions that expand and collapse it.
struct RowDisclosure {
    /// The number of ancestors.
    var level = 0
    var parent: RowParent?
    /// Whether the children are displayed; nil for a leaf.
    var isExpanded: Bool?
    var toggle: () -> Void = {}
    /// Expands all rows of an outline with the same parent; does nothing for groups, which the list finds.
    var expandSiblings: () -> Void = {}

    /// The distance by which children are indented, in points.
    static var indentation: Double { 16 }
    /// The width of the triangle, in points.
    static var triangleWidth: Double { 20 }
    /// The distance between the triangle and the content, in points.
    static var spacing: Double { 4 }
}

/// The row of which another one is a child.
enum RowParent {
    case identity(AnyHashable)
    /// The path in the content of the list.
    case path([RowStep])
}

extension RowSource {
    /// Returns the index of a parent row; nil if it does not exist.
    func row(ofParent parent: RowParent) -> Int? {
        switch parent {
        case .identity(let id): row(of: id)
        case .path(let path): segments.firstIndex { $0.path == path }.map { start(of: $0) }
        }
    }
}

/// The view of a list or table row that stores its place in a tree.
protocol RowDisclosing {
    var disclosure: RowDisclosure { get }
}

extension RowSource {
    /// Expands the group of a row and all groups with the same parent.
    ///
    /// - Returns: `false` for a row that is not the label of a group.
    func expandGroups(besides row: Int) -> Bool {
        let place = place(of: row)
        let own = segments[place.segment]
        guard own.groupDisclosure(at: place.index) != nil else { return false }
        for segment in segments where segment.isTree && segment.nesting == own.nesting {
            for index in 0..<segment.count {
                if let group = segment.groupDisclosure(at: index), group.isExpanded == false {
                    group.toggle()
                }
            }
        }
        return true
    }
}

/// The place of rows in an expanded ``DisclosureGroup`` of a list.
struct RowNesting: Equatable {
    /// The number of groups that contain the rows.
    let level: Int
    /// The path of the innermost group's row.
    let parent: [RowStep]
}

extension RowNesting? {
    /// Returns the place in outlines and groups of a row whose views declare `own`; nil for a row of neither.
    func place(_ own: RowDisclosure?) -> RowDisclosure? {
        guard let self else { return own }
        var place = own ?? RowDisclosure()
        place.level += self.level
        place.parent = place.parent ?? .path(self.parent)
        return place
    }
}

extension RowDisclosure {
    /// The action that expands or collapses the row; nil for a leaf.
    var action: RowAction? {
        isExpanded.map { RowAction(name: $0 ? "Collapse" : "Expand", perform: toggle) }
    }
}

extension RowNode {
    /// The place in outlines and groups; nil for a row of neither.
    var disclosure: RowDisclosure? { nesting.place(traits.disclosure) }

    /// The distance by which groups indent the content, in points; a leaf is aligned with the labels of groups beside it.
    var indentation: Double {
        guard let nesting else { return 0 }
        let triangle = RowDisclosure.triangleWidth + RowDisclosure.spacing
        return Double(nesting.level) * RowDisclosure.indentation + (traits.disclosure == nil ? triangle : 0)
    }
}
