// Copy, Cut and Paste of the Edit menu, and Ctrl+C, Ctrl+X and Ctrl+V: SwiftUI's modifiers.

extension View {
    /// Copies values while the view, or a view inside, has the keyboard focus: `copyable(_:)`.
    ///
    /// Without values, Copy is disabled.
    ///
    ///     List(notes, selection: $selection) { Text($0.title) }
    ///         .copyable(notes.filter { selection.contains($0.id) })
    public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View {
        editCommand(
            .copy, isAvailable: { !payload().isEmpty },
            perform: { Pasteboard.general.itemProviders = payload().map { ItemProvider($0) } })
    }

    /// Cuts values while the view, or a view inside, has the keyboard focus: `cuttable(for:action:)`.
    ///
    /// `action` removes the values from the data and returns them; an empty array leaves the pasteboard as it is.
    ///
    ///     List(notes, selection: $selection) { Text($0.title) }
    ///         .cuttable(for: Note.self) { removeSelection() }
    public func cuttable<Item: Transferable>(
        for payloadType: Item.Type = Item.self, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> [Item]
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return editCommand(
            .cut, isAvailable: { true },
            perform: {
                var items: [Item] = []
                UpdateOrigin.during("cuttable", site) { items = action() }
                if items.isEmpty { return }
                Pasteboard.general.itemProviders = items.map { ItemProvider($0) }
            })
    }

    /// Receives pasted values while the view, or a view inside, has the keyboard focus: `pasteDestination(for:action:validator:)`.
    ///
    /// Paste is enabled if the pasteboard contains values of the type. `validator` receives the loaded values and returns those to paste;
    /// if it returns none, `action` is not called. A value that cannot be loaded is reported as a diagnostic, and nothing is pasted.
    ///
    ///     NoteList(notes).pasteDestination(for: Note.self) { notes.append(contentsOf: $0) }
    public func pasteDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping ([Item]) -> Void, validator: @escaping ([Item]) -> [Item] = { $0 }
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return editCommand(
            .paste, isAvailable: { PastedItems.session.canLoadObjects(of: payloadType) },
            perform: {
                let session = PastedItems.session
                Task {
                    // A failure has been reported by the session.
                    guard let items = try? await session.loadObjects(of: payloadType) else { return }
                    let valid = validator(items)
                    if valid.isEmpty { return }
                    UpdateOrigin.during("pasteDestination", site) { action(valid) }
                }
            })
    }

    /// Copies data while the view, or a view inside, has the keyboard focus: `onCopyCommand(perform:)`.
    ///
    /// Nil disables the action of this view.
    ///
    ///     canvas.onCopyCommand { [ItemProvider(drawing)] }
    public func onCopyCommand(perform payloadAction: (() -> [ItemProvider])?) -> some View {
        editCommand(
            .copy, isAvailable: { payloadAction != nil },
            perform: { Self.copy(payloadAction?() ?? []) })
    }

    /// Cuts data while the view, or a view inside, has the keyboard focus: `onCutCommand(perform:)`.
    ///
    /// The action removes the data and returns it; nil disables the action of this view.
    ///
    ///     canvas.onCutCommand { [ItemProvider(takeSelection())] }
    public func onCutCommand(perform payloadAction: (() -> [ItemProvider])?) -> some View {
        editCommand(
            .cut, isAvailable: { payloadAction != nil },
            perform: { Self.copy(payloadAction?() ?? []) })
    }

    /// Receives pasted data of certain types while the view, or a view inside, has the keyboard focus: `onPasteCommand(of:perform:)`.
    ///
    ///     canvas.onPasteCommand(of: [.image]) { load($0) }
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([ItemProvider]) -> Void
    ) -> some View {
        editCommand(
            .paste, isAvailable: { PastedItems.session.hasItemsConforming(to: supportedContentTypes) },
            perform: { payloadAction(PastedItems.session.providers(conformingTo: supportedContentTypes)) })
    }

    private static func copy(_ providers: [ItemProvider]) {
        if !providers.isEmpty { Pasteboard.general.itemProviders = providers }
    }

    private func editCommand(
        _ selector: Selector, isAvailable: @escaping () -> Bool, perform: @escaping () -> Void
    ) -> some View {
        Contained(
            content: self,
            effect: EditCommandEffect(
                command: EditCommand(selector: selector, isAvailable: isAvailable, perform: perform)))
    }
}

/// The items of the pasteboard.
private enum PastedItems {
    /// A session with the items, as for a drop.
    static var session: DropSession {
        DropSession(items: Pasteboard.general.itemProviders.map { DragItem(itemProvider: $0) })
    }
}
