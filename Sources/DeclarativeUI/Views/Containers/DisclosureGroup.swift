/// A title that shows or hides its content when it is pressed.
///
/// Follows `SwiftUI.DisclosureGroup`.
///
///     DisclosureGroup("Advanced", isExpanded: $showsAdvanced) { AdvancedOptions() }
///
/// In a ``List`` the label is a row, and each view of the content is an indented row while the group is expanded, also in groups within
/// groups and in a `ForEach`. A row of a `ForEach` or with a ``View/tag(_:)`` can be selected in a list with a selection; its triangle, Right
/// and Left expand and collapse it, and Left goes from a row of the content to the label. Other labels are pressed as a whole, or by Space
/// when they have the focus. Assistive technologies get the level and the state of the rows.
///
/// The views of collapsed groups in a `ForEach` are created when they become visible. Whether a group with a binding is expanded is known only
/// from its view: an update of a `ForEach` with such groups creates the views of all elements.
///
///     List(selection: $chosen) {
///         ForEach(mailboxes) { mailbox in
///             DisclosureGroup(mailbox.name) { ForEach(mailbox.folders) { Text($0.name) } }
///         }
///     }
public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    let site: DeclarationSite
    @State private var ownState = false

    /// Creates a group with a view as its label; without a binding, it stores whether it is expanded itself, false at first.
    public init(
        isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public var body: some View {
        let binding = isExpanded ?? $ownState
        let isOpen = binding.wrappedValue
        VStack(alignment: .leading, spacing: 8) {
            Button(
                role: nil, action: { binding.wrappedValue.toggle() },
                label: HStack(spacing: 6) {
                    Chevron(isOpen: isOpen)
                    label
                    Spacer(minLength: 0)
                }, site: site
            )
            .buttonStyle(.plain)
            .accessibility(states: isOpen ? [.expandable, .expanded] : .expandable)
            if isOpen { VStack(alignment: .leading, spacing: 8) { content() }.padding(.leading, 18) }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title; without a binding, it stores whether it is expanded itself, false at first.
    public init(
        _ title: String, isExpanded: Binding<Bool>? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            isExpanded: isExpanded, content: content, label: { Text(title) }, fileID: fileID, line: line)
    }
}

/// A disclosure indicator: points in the reading direction while closed, and down while open.
struct Chevron: View {
    let isOpen: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        ChevronShape(isOpen: isOpen, isMirrored: direction == .rightToLeft)
            .stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 12, height: 12)
    }
}

private struct ChevronShape: Shape {
    let isOpen: Bool
    let isMirrored: Bool

    func path(in rect: Rect) -> Path {
        let middle = Point(x: rect.midX, y: rect.midY)
        func at(_ x: Double, _ y: Double) -> Point {
            isOpen
                ? Point(x: middle.x + y, y: middle.y + x)
                : Point(x: middle.x + (isMirrored ? -x : x), y: middle.y + y)
        }
        return Path { path in path.addLines([at(-2, -4), at(2, 0), at(-2, 4)]) }
    }
}
