public import DeclarativeUI

/// A list of names that can be created, updated, deleted and filtered.
public struct RegisterView: View {
    @State private var register = Register()
    @State private var name = ""
    @State private var surname = ""

    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("Filter prefix:")
                TextField("", text: $register.filter).accessibilityIdentifier("filter")
            }
            HStack(alignment: .top, spacing: 16) {
                List(register.visible, selection: $register.selection) { Text($0.text) }
                    .cornerRadius(8)
                fields
            }
            HStack(spacing: 8) {
                Button("Create") { register.create(name: name, surname: surname) }
                    .accessibilityIdentifier("create")
                Group {
                    Button("Update") { register.update(name: name, surname: surname) }
                        .accessibilityIdentifier("update")
                    Button("Delete") { register.delete() }.accessibilityIdentifier("delete")
                }
                .disabled(!register.hasSelection)
            }
        }
        .padding(20)
    }

    private var fields: some View {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Text("Name:")
                TextField("", text: $name).accessibilityIdentifier("name")
            }
            GridRow {
                Text("Surname:")
                TextField("", text: $surname).accessibilityIdentifier("surname")
            }
        }
    }
}
