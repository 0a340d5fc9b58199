// Dragging and dropping: SwiftUI's modifiers.

extension View {
    /// Lets the user drag a value out of the view.
    ///
    /// `payload` is evaluated when a drag begins; a snapshot of the view is displayed at the pointer.
    ///
    ///     Text(note.title).draggable(note)
    public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> some View {
        onDrag { ItemProvider(payload()) }
    }

    /// Lets the user drag a value out of the view, displayed by `preview` at the pointer.
    public func draggable<Item: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        onDrag({ ItemProvider(payload()) }, preview: preview)
    }

    /// Lets the user drag data out of the view, in the representations of an item provider.
    public func onDrag(_ data: @escaping () -> ItemProvider) -> some View {
        Contained(content: self, effect: DragEffect { [DragItem(itemProvider: data())] })
    }

    /// Lets the user drag data out of the view, displayed by `preview` at the pointer.
    public func onDrag<Preview: View>(
        _ data: @escaping () -> ItemProvider, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        Contained(content: self, effect: DragEffect { [Self.item(data(), preview: preview)] })
    }

    private static func item<Preview: View>(
        _ provider: ItemProvider, preview: @escaping () -> Preview
    ) -> DragItem {
        let item = DragItem(itemProvider: provider)
        item.previewProvider = {
            let view = HostingView(rootView: preview())
            view.frame.size = view.sizeThatFits(Size(width: 400, height: 400))
            return DragPreview(view: view)
        }
        return item
    }

    /// Sets whether buttons, segmented pickers, list rows and tabs in the view open when dragged items rest over them.
    ///
    ///     List(folders, selection: $folder) { Text($0.name) }.springLoadingBehavior(.enabled)
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }

    /// Lets the user drop values of a type on the view.
    ///
    /// `action` receives the loaded values and the location in the view's coordinate space, and returns whether it has used them.
    /// `isTargeted` is called with true while such values are over the view. A value that cannot be loaded is reported as a diagnostic, and
    /// `action` is not called.
    ///
    ///     shelf.dropDestination(for: Note.self) { notes, _ in shelf.add(notes) }
    public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping (_ items: [Item], _ location: Point) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return receivingDrops(
            site, accepts: { $0.canLoadObjects(of: payloadType) }, isTargeted: isTargeted,
            perform: { session, location in
                Task {
                    // A failure has been reported by the session.
                    guard let items = try? await session.loadObjects(of: payloadType) else { return }
                    UpdateOrigin.during("dropDestination", site) { _ = action(items, location) }
                }
            })
    }

    /// Lets the user drop data of certain types on the view.
    ///
    /// `action` receives a provider for each item that has one of the types, and the location in the view's coordinate space; it returns
    /// whether it has used them. `isTargeted` is true while such items are over the view.
    public func onDrop(
        of supportedTypes: [UTType], isTargeted: Binding<Bool>?, fileID: StaticString = #fileID,
        line: UInt = #line, perform action: @escaping (_ providers: [ItemProvider], _ location: Point) -> Bool
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return receivingDrops(
            site, accepts: { $0.hasItemsConforming(to: supportedTypes) },
            isTargeted: { isTargeted?.wrappedValue = $0 },
            perform: { session, location in
                let providers = session.providers(conformingTo: supportedTypes)
                UpdateOrigin.during("onDrop", site) { _ = action(providers, location) }
            })
    }

    private func receivingDrops(
        _ site: DeclarationSite, accepts: @escaping (DropSession) -> Bool,
        isTargeted: @escaping (Bool) -> Void, perform: @escaping (DropSession, Point) -> Void
    ) -> some View {
        let receiver = DropReceiver(
            accepts: accepts,
            isTargeted: { flag in UpdateOrigin.during("isTargeted", site) { isTargeted(flag) } },
            perform: perform)
        return Contained(content: self, effect: DropEffect(receiver: receiver))
    }

    /// Lets the user drop data of certain types on the view, without a location.
    public func onDrop(
        of supportedTypes: [UTType], isTargeted: Binding<Bool>?, fileID: StaticString = #fileID,
        line: UInt = #line, perform action: @escaping (_ providers: [ItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted, fileID: fileID, line: line) { providers, _ in
            action(providers)
        }
    }
}

extension DropSession {
    /// Returns the providers of the items that have one of `types`.
    func providers(conformingTo types: [UTType]) -> [ItemProvider] {
        items.map(\.itemProvider).filter { provider in types.contains { provider.hasItemConforming(to: $0) } }
    }
}
