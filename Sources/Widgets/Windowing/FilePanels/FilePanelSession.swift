internal import DesktopServices
private import Glibc

/// One display of a file dialog: the portal's, or the toolkit's own if there is no portal or it fails.
///
///     let answer = await FilePanelSession(request, parent: window).run()
final class FilePanelSession {
    private let request: FileChooserRequest
    private weak var parent: Window?
    private let showsHiddenFiles: Bool
    private let canCreateFolders: Bool
    private var portalCall: Task<Result<FileChooserAnswer, PortalError>, Never>?
    private weak var browser: FileBrowserController?
    private var isCancelled = false

    init(
        _ request: FileChooserRequest, parent: Window?, showsHiddenFiles: Bool, canCreateFolders: Bool
    ) {
        self.request = request
        self.parent = parent
        self.showsHiddenFiles = showsHiddenFiles
        self.canCreateFolders = canCreateFolders
    }

    /// Displays the dialog until the user has chosen.
    ///
    /// - Returns: The choice; nil if the user, the program or the closing of the parent window has cancelled the dialog.
    func run() async -> FileChooserAnswer? {
        if let parent { Application.shared.whenClosed(parent) { [weak self] in self?.cancel() } }
        switch await askPortal() {
        case .success(let answer): return answer
        case .failure(.cancelled), .failure(.cancelledByUser): return nil
        case .failure(.unavailable): break
        case .failure(.failed(let reason)), .failure(.invalidAnswer(let reason)):
            ApplicationServices.report(
                "The file dialog of the desktop", "has failed: \(reason)",
                "the toolkit's own dialog is opened")
        }
        return isCancelled ? nil : await askOwnDialog()
    }

    /// Closes the dialog; its result is nil.
    func cancel() {
        isCancelled = true
        portalCall?.cancel()
        browser?.cancel()
    }

    private func askPortal() async -> Result<FileChooserAnswer, PortalError> {
        let request = request
        let handle = Application.shared.handle(of: parent)
        let call = Task { () -> Result<FileChooserAnswer, PortalError> in
            do throws(PortalError) {
                let portal = FileChooserPortal(try Application.shared.connection())
                let acceptance = Application.shared.services.fileDialogAcceptance
                return .success(try await portal.choose(request, parent: handle, acceptance: acceptance))
            } catch { return .failure(error) }
        }
        portalCall = call
        defer { portalCall = nil }
        return await withTaskCancellationHandler {
            await call.value
        } onCancel: {
            call.cancel()
        }
    }

    private func askOwnDialog() async -> FileChooserAnswer? {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        defer { Application.shared.dialogAnswers.received() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                @MainActor func answer(_ answer: FileChooserAnswer?) {
                    Application.shared.dialogAnswers.given()
                    continuation.resume(returning: answer)
                }
                if isCancelled { return answer(nil) }
                let controller = FileBrowserController(
                    request, places: FilePlace.places(environment: variable), home: variable("HOME") ?? "/",
                    showsHiddenFiles: showsHiddenFiles, canCreateFolders: canCreateFolders
                ) { answer($0) }
                browser = controller
                if !show(controller) { controller.cancel() }
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.cancel() }
        }
    }

    /// Presents the dialog as a sheet of the parent window or, if the parent is too small for it, in a window that is modal to the parent.
    ///
    /// - Returns: Whether the dialog is displayed.
    private func show(_ controller: FileBrowserController) -> Bool {
        let opensWindow = parent.map { needsWindow(controller, above: $0) } ?? true
        if !opensWindow, var presenter = parent?.rootViewController {
            while let presented = presenter.presentedViewController { presenter = presented }
            controller.takeSize(from: presenter.view.effectiveAppearance)
            presenter.present(controller, animated: true)
            return true
        }
        guard Application.shared.canOpenWindows else {
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: "\(request.title)",
                    message: "is a file dialog without a window, and no application is running",
                    cure: "the dialog is cancelled; display it within Application.run"))
            return false
        }
        let theme = parent?.effectiveAppearance ?? PlatformServices.current.theme
        let screen = parent?.screen ?? Screen.main
        let window = controller.makeWindow(theme: theme, within: screen?.visibleFrame.size)
        if theme != PlatformServices.current.theme { window.appearance = theme }
        if let parent, parent.isVisible {
            begin(window, above: parent, controller)
        } else {
            window.makeKeyAndVisible()
        }
        return true
    }

    /// Returns whether the dialog cannot be a sheet of `parent`: its root view controller displays no view, or its content is too small.
    private func needsWindow(_ controller: FileBrowserController, above parent: Window) -> Bool {
        guard let view = parent.rootViewController?.viewIfLoaded, view.viewHost != nil else { return true }
        let minimum = controller.minimumSheetArea(in: view.effectiveAppearance)
        let isSmall = parent.bounds.width < minimum.width || parent.bounds.height < minimum.height
        return isSmall && parent.isVisible && Application.shared.canOpenWindows
    }

    /// Displays the window of the dialog in front of `parent` and its dialogs, which receive no input until it is closed.
    private func begin(_ window: Window, above parent: Window, _ controller: FileBrowserController) {
        var owner = parent
        while let sheet = owner.attachedSheet { owner = sheet }
        Task {
            if controller.hasFinished { return }
            if await owner.beginSheet(window) == .abort { controller.cancel() }
        }
    }
}
