extension View {
    /// Presents `content` as a sheet over the window while `isPresented` is true.
    ///
    /// Escape, or `dismiss` of the environment inside the sheet, dismisses it and sets `isPresented` to false. If a
    /// button inside has the shortcut ``KeyboardShortcut/cancelAction``, Escape presses that button instead. A
    /// `dismissalConfirmationDialog` inside asks before. `onDismiss` is called when the sheet is dismissed.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetPresenting(
            base: self, isPresented: isPresented, onDismiss: onDismiss,
            site: DeclarationSite(fileID: fileID, line: line), sheet: content)
    }

    /// Presents a sheet while `item` is not nil.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetPresenting(
            base: self,
            isPresented: Binding(
                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            onDismiss: onDismiss, site: DeclarationSite(fileID: fileID, line: line)
        ) {
            item.wrappedValue.map { value in content(value).id(value.id) }
        }
    }
}

/// A view that presents a sheet.
struct SheetPresenting<Base: View, Sheet: View>: View {
    let base: Base
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let site: DeclarationSite
    let sheet: () -> Sheet

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SheetNode(view, in: context)
    }

    static func _viewCount(_ modified: ViewCount) -> ViewCount { Base._viewCount(modified) }
    var _viewCount: ViewCount { base._viewCount }
}

private final class SheetNode<Base: View, Sheet: View>: KeepingNode<SheetPresenting<Base, Sheet>>,
    PagePresenting
{
    private var content: ViewNode<Base>?
    private var sheet: ViewNode<Page<AnyView>>?
    private lazy var presentation = Presentation(by: self, .afterAnswers)

    override init(_ view: SheetPresenting<Base, Sheet>, in context: NodeContext) {
        super.init(view, in: context)
        content = Base.mount(view.base, in: innerContext)
        follow()
    }

    override var childCount: Int { (content == nil ? 0 : 1) + (sheet == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? {
        (index == 0 ? content : nil) ?? sheet
    }

    var presentingContent: Node? { content }
    var presentedPage: Node? { sheet }
    var presentedView: Widgets.View? { presentation.page }
    var isPageDisplayed: Bool { presentation.isDisplayed }

    override func update(to view: SheetPresenting<Base, Sheet>) {
        self.view = view
        flags.remove(.needsUpdate)
        content?.update(to: view.base)
        follow()
    }

    override func rebuild() { follow() }

    /// Presents, updates or dismisses the sheet to match `isPresented`.
    private func follow() {
        let view = view
        let description = graph.dependencies.track(self) {
            view.isPresented.wrappedValue ? view.sheet() : nil
        }
        if let description {
            let dismiss = DismissAction { [weak self] in self?.dismiss() }
            let page = AnyView(PresentedContent(content: description).environment(\.dismiss, dismiss))
            show(page)
        } else if let old = sheet {
            sheet = nil
            // The sheet is visible until its fade-out ends; skip the removal if the container has been deallocated by
            // then.
            presentation.dismiss(withPage: old) { [weak self, weak container = graph.container] in
                if container == nil { return }
                if let self { remove(old) } else { old.unmount() }
            }
            notifyDismissal()
        }
    }

    private func show(_ page: AnyView) {
        if let sheet, let view = presentation.page {
            return sheet.update(to: Page(content: page, view: view, isPresented: true))
        }
        let container = PageView(frame: .zero)
        container.backgroundColor = .secondarySystemBackground
        sheet = Page._makeNode(Page(content: page, view: container, isPresented: true), in: innerContext)
        let controller = SheetController(container)
        controller.setCancelAction { [weak self, weak controller] in
            guard let self else { return false }
            return graph.interaction?.performCancel() == true || controller.map(dismissedByEscape) ?? false
        }
        controller.dismissed = { [weak self] in self?.dismissed() }
        presentation.page = container
        presentation.present(controller)
    }

    /// Sets the binding when Escape is pressed; the update that follows dismisses the sheet.
    ///
    /// A value that the program sets during the fade-out is not overwritten.
    /// - Returns: `false` if the binding remains true.
    private func dismissedByEscape(_ controller: SheetController) -> Bool {
        if controller.isModalInPresentation || !dismiss() { return true }
        let view = view
        return !DependencyTracker.untracked { view.isPresented.wrappedValue }
    }

    /// Sets the binding to false, after the questions of the views in the sheet were answered if there are any.
    /// - Returns: `false` if there are questions.
    @discardableResult private func dismiss() -> Bool {
        guard let sheet, let interaction = graph.interaction else { return true }
        return interaction.dismissalQuestions.whenConfirmed(below: sheet, in: graph) { [weak self] in
            self?.dismissed()
        }
    }

    /// Sets the binding to false after the sheet was dismissed by the user or by its own content.
    private func dismissed() {
        guard sheet != nil else { return }
        let view = view
        UpdateOrigin.during("the dismissal of a sheet", view.site) { view.isPresented.wrappedValue = false }
    }

    private func notifyDismissal() {
        guard let onDismiss = view.onDismiss else { return }
        let site = view.site
        graph.afterUpdate { UpdateOrigin.during("onDismiss", site, onDismiss) }
    }

    override func unmount() {
        super.unmount()
        presentation.dismiss(withPage: sheet)
        content = nil
        sheet = nil
    }
}

/// The controller of a sheet.
final class SheetController: ViewController {
    var dismissed: (() -> Void)?
    private let page: PageView

    init(_ page: PageView) {
        self.page = page
        super.init()
    }

    override func loadView() { view = page }
    override func presentationDidDismiss() { dismissed?() }
}
