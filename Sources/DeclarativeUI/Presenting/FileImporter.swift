extension View {
    /// Presents a file dialog while `isPresented` is true, and passes the chosen path to `onCompletion`.
    ///
    /// The dialog sets `isPresented` to false; nothing is called if the user cancels. Setting it to false closes the dialog. Unlike in SwiftUI,
    /// the result is an absolute path. It is a failure if the file cannot be read.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image]) { result in
    ///         do { load(try result.get()) } catch { report(error) }
    ///     }
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], fileID: StaticString = #fileID,
        line: UInt = #line, onCompletion: @escaping (Result<String, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: false, fileID: fileID, line: line
        ) { result in
            switch result {
            case .success(let paths): if let path = paths.first { onCompletion(.success(path)) }
            case .failure(let error): onCompletion(.failure(error))
            }
        }
    }

    /// Presents a file dialog, in which several files can be chosen, while `isPresented` is true.
    ///
    /// With only `.folder` among the types, the user chooses folders. The result is a failure if one of the files cannot be read.
    /// `onCancellation` is called if the user cancels, and not if the program sets `isPresented` to false.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        fileID: StaticString = #fileID, line: UInt = #line,
        onCompletion: @escaping (Result<[String], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        FilePanelPresenting(
            content: self, isPresented: isPresented, site: DeclarationSite(fileID: fileID, line: line)
        ) {
            if allowedContentTypes.contains(.folder), allowedContentTypes != [.folder] {
                Diagnostics.reportInvalid(
                    "fileImporter",
                    "has folders and files among its content types; a dialog offers only one of them",
                    "only files can be chosen; use a second fileImporter for [.folder]")
            }
            let panel = OpenPanel()
            panel.canChooseDirectories = allowedContentTypes == [.folder]
            panel.canChooseFiles = !panel.canChooseDirectories
            panel.allowedContentTypes = allowedContentTypes.filter { $0 != .item && $0 != .folder }
            panel.allowsMultipleSelection = allowsMultipleSelection
            return panel
        } onChoice: {
            onCompletion(FileAccess.readable($0.paths))
        } onCancellation: {
            onCancellation()
        }
    }

    /// Presents a dialog for saving while `isPresented` is true, writes the document to the chosen file, and passes the path or the error to
    /// `onCompletion`.
    ///
    /// The file is replaced only after the whole document has been written. If the user cancels, only `onCancellation` is called.
    ///
    ///     .fileExporter(isPresented: $isExporting, document: drawing, contentType: .png, defaultFilename: "Drawing") { report($0) }
    public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        onCompletion: @escaping (Result<String, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        FilePanelPresenting(
            content: self, isPresented: isPresented, site: DeclarationSite(fileID: fileID, line: line)
        ) {
            guard document != nil else { return nil }
            let panel = SavePanel()
            panel.allowedContentTypes = contentType == .item ? [] : [contentType]
            panel.nameFieldStringValue = defaultFilename ?? ""
            return panel
        } onChoice: { panel in
            guard let document, let path = panel.path else { return }
            do {
                try FileAccess.write(try document.fileContents(contentType: contentType), to: path)
                onCompletion(.success(path))
            } catch {
                onCompletion(.failure(error))
            }
        } onCancellation: {
            onCancellation()
        }
    }
}

/// A document that can be written to a file: `SwiftUI.FileDocument`, with bytes instead of a file wrapper.
///
///     struct Note: FileDocument {
///         var text: String
///         func fileContents(contentType: UTType) throws -> [UInt8] { Array(text.utf8) }
///     }
@MainActor
public protocol FileDocument {
    /// Returns the content of the file.
    func fileContents(contentType: UTType) throws -> [UInt8]
}

/// A view that presents a file dialog.
struct FilePanelPresenting<Content: View>: ContentHolding {
    let content: Content
    let isPresented: Binding<Bool>
    let site: DeclarationSite
    let makePanel: () -> SavePanel?
    let onChoice: (SavePanel) -> Void
    let onCancellation: () -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        FilePanelNode(view, in: context)
    }
}

private final class FilePanelNode<Content: View>: TransparentNode<FilePanelPresenting<Content>, Content> {
    private var panel: SavePanel? {
        didSet { graph.interaction?.presentationCount += (panel == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
    }

    override init(_ view: FilePanelPresenting<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        follow()
    }

    override func update(to view: FilePanelPresenting<Content>) {
        self.view = view
        flags.remove(.needsUpdate)
        content?.update(to: view.content)
        follow()
    }

    override func rebuild() { follow() }

    private func follow() {
        let view = view
        let isPresented = graph.dependencies.track(self) { view.isPresented.wrappedValue }
        if isPresented, panel == nil, let panel = view.makePanel() {
            self.panel = panel
            graph.afterUpdate { [weak self] in self?.begin(panel) }
        } else if !isPresented, let panel {
            self.panel = nil
            panel.cancel()
        }
    }

    private func begin(_ panel: SavePanel) {
        let window = graph.container?.window
        Task { [weak self] in
            let response = await panel.begin(for: window)
            // A panel that the program has closed is not the current one any more.
            guard let self, self.panel === panel else { return }
            self.panel = nil
            UpdateOrigin.during("a file dialog", view.site) {
                view.isPresented.wrappedValue = false
                if response == .ok { view.onChoice(panel) } else { view.onCancellation() }
            }
        }
    }

    override func unmount() {
        super.unmount()
        let panel = panel
        self.panel = nil
        panel?.cancel()
    }
}
