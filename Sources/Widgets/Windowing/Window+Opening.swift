internal import SDLPlatform

extension Window {
    /// Opens the window and brings it to the front of the other windows.
    ///
    /// When the first frame runs, the keyboard focus moves to the `preferredFocusedView` of the root view controller, or otherwise to the
    /// first visible view that can become first responder, unless the program has already moved the focus.
    ///
    /// If no window can be opened, `Application.run` ends and throws the reason.
    public final func makeKeyAndVisible() {
        if let presenter { presenter.bringToFront() } else { Application.shared.open(self) }
    }

    /// The size of the content when the window opens without a restored frame.
    var initialSize: Size {
        guard let contentMaxSize else { return bounds.size }
        return Size(
            width: min(bounds.width, contentMaxSize.width), height: min(bounds.height, contentMaxSize.height))
    }

    /// The title, after a mark if the document has unsaved changes.
    var titleWithMark: String { isDocumentEdited ? "\u{2022} " + title : title }
}

extension Application {
    func open(_ window: Window) {
        guard let video else {
            preconditionFailure(
                "Window.makeKeyAndVisible: no application is running; call it inside Application.run's closure, or "
                    + "show the view in a ViewHost without a window")
        }
        if isTerminating {
            return Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: window.hierarchyPath,
                    message: "was to be opened while the program ends",
                    cure: "the window stays closed; open windows before the last one is closed"))
        }
        do {
            let presenter = try WindowPresenter(window, video, self)
            presenters.append(presenter)
            // The application knows the window before, because controllers may change or close it when they appear.
            presenter.host.attachRootView()
            if window.isVisible { restoration.restore(window) }
        } catch {
            failure = .noWindow(reason: "\(error)")
            return quit()
        }
        for child in window.childWindows where window.isVisible && !child.isVisible {
            child.makeKeyAndVisible()
        }
    }

    func closed(_ presenter: WindowPresenter) {
        activationOrder.removeAll { $0 === presenter }
        presenters.removeAll { $0 === presenter }
        if presenter.isKey, !isTerminating {
            let window = presenter.window.sheetParent ?? presenter.window.parent
            let owner = presenters.first { $0.window === window }
            (owner ?? presenters.last)?.platform.takeFocusWithoutWindowManager()
        }
        if presenters.isEmpty, terminatesAfterLastWindowClosed { quit() }
    }
}
