/// A control that performs an action when it is pressed.
///
/// Follows `SwiftUI.Button`.
///
///     Button("Save") { document.save() }
///     Button(role: .destructive) { delete() } label: { Text("Delete") }
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    var label: Label
    let site: DeclarationSite

    /// Creates a button with a view as its label, which calls `action` when it is pressed.
    public init(
        role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.role = role
        self.action = action
        self.label = label()
        site = DeclarationSite(fileID: fileID, line: line)
    }

    init(role: ButtonRole?, action: @escaping () -> Void, label: Label, site: DeclarationSite) {
        self.role = role
        self.action = action
        self.label = label
        self.site = site
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ButtonNode(view, in: context)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title, which calls `action` when it is pressed.
    public init(
        _ title: String, role: ButtonRole? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, label: { Text(title) }, fileID: fileID, line: line)
    }
}

extension Button where Label == DeclarativeUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol, which calls `action` when it is pressed.
    ///
    ///     Button("Delete", systemImage: "trash", role: .destructive) { delete() }
    public init(
        _ title: String, systemImage: String, role: ButtonRole? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, action: @escaping () -> Void
    ) {
        self.init(
            role: role, action: action, label: { DeclarativeUI.Label(title, systemImage: systemImage) },
            fileID: fileID, line: line)
    }
}

/// The role of a button, such as cancelling or deleting: `SwiftUI.ButtonRole`.
///
///     Button("Delete", role: .destructive) { delete() }
public enum ButtonRole: Hashable, Sendable {
    /// The button cancels an operation.
    case cancel
    /// The button deletes or overwrites data.
    case destructive
}
