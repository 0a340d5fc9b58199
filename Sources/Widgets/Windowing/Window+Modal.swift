extension Window {
    /// Opens `sheet` as a dialog of this window, and returns the answer when it is closed.
    ///
    /// `NSWindow.beginSheet(_:completionHandler:)`. Until then this window receives no input; a press on it brings the dialog to the front.
    /// Other windows and the event loop continue. The dialog is a window of its own, which the window manager keeps in front of this one. If
    /// this window is closed, the dialog is closed before.
    ///
    /// A dialog whose `frameTopLeftPoint` is nil is centred over this window, within the part of the display that panels do not cover; the
    /// property is nil again afterwards. On Wayland the compositor places the dialog.
    ///
    ///     if await window.beginSheet(dialog) == .ok { save() }
    ///
    /// - Returns: The argument of `endSheet(_:returnCode:)`; `cancel` if the dialog was closed otherwise; `abort` if it could not be opened.
    @discardableResult public final func beginSheet(_ sheet: Window) async -> ModalResponse {
        guard isVisible, !sheet.isVisible, attachedSheet == nil, sheet !== self else {
            reportRefusedDialog(sheet)
            return .abort
        }
        modality.sheet = sheet
        sheet.modality.parent = self
        presenter?.blockInput()
        let isPlaced = sheet.frameTopLeftPoint != nil
        let answer = await sheet.runAsDialog()
        if !isPlaced, !sheet.isVisible { sheet.frameTopLeftPoint = nil }
        return answer
    }

    /// Closes a dialog of this window; `beginSheet(_:)` returns `returnCode`.
    ///
    /// `NSWindow.endSheet(_:returnCode:)`.
    public final func endSheet(_ sheet: Window, returnCode: ModalResponse = .stop) {
        guard attachedSheet === sheet else { return }
        sheet.answerDialog(returnCode)
        sheet.close()
    }

    /// Whether the window blocks other windows, until it is answered.
    var isDialog: Bool { modality.answer != nil }

    /// Opens the window, and returns when it is closed.
    func runAsDialog() async -> ModalResponse {
        defer { Application.shared.dialogAnswers.received() }
        return await withCheckedContinuation { continuation in
            modality.answer = { continuation.resume(returning: $0) }
            makeKeyAndVisible()
            // The application is terminating, or no window can be opened.
            if !isVisible { answerDialog(.abort) }
        }
    }

    /// Ends the blocking of the owner, and passes the answer on; only the first answer counts.
    func answerDialog(_ response: ModalResponse) {
        if let parent = modality.parent, parent.modality.sheet === self { parent.modality.sheet = nil }
        modality.parent = nil
        guard let answer = modality.answer else { return }
        modality.answer = nil
        Application.shared.dialogAnswers.given()
        answer(response)
    }

    private func reportRefusedDialog(_ sheet: Window) {
        let reason =
            !isVisible
            ? "is not open"
            : attachedSheet != nil ? "has another dialog" : "was to open an open window as its dialog"
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: hierarchyPath,
                message: "\(reason), and cannot open \(sheet.title)",
                cure: "the answer is abort; open the owner first, and one dialog at a time"))
    }
}

extension Application {
    /// Opens `window` as a dialog that blocks all other windows of the program, and returns the answer when it is closed.
    ///
    /// `NSApplication.runModal(for:)`, without a nested event loop: timers, tasks and drawing continue.
    ///
    ///     let answer = await Application.shared.runModal(for: dialog)
    @discardableResult public func runModal(for window: Window) async -> Window.ModalResponse {
        modalWindows.append(window)
        for other in windows where other !== window { other.presenter?.blockInput() }
        let answer = await window.runAsDialog()
        modalWindows.removeAll { $0 === window }
        return answer
    }

    /// Closes the dialog opened last with `runModal(for:)`, which returns `returnCode`.
    public func stopModal(withCode returnCode: Window.ModalResponse = .stop) {
        guard let window = modalWindows.last else { return }
        window.answerDialog(returnCode)
        window.close()
    }

    /// Returns the dialog because of which `window` receives no input; nil if it is not blocked.
    func dialog(blocking window: Window) -> Window? {
        if let sheet = window.attachedSheet { return dialog(blocking: sheet) ?? sheet }
        guard let modal = modalWindows.last, modal.isVisible else { return nil }
        var step: Window? = window
        while let window = step {
            if window === modal { return nil }
            step = window.sheetParent ?? window.parent
        }
        return modal
    }
}

// MARK: - Child windows

extension Window {
    /// Keeps `child` in front of this window without blocking it, such as a palette of tools: `NSWindow.addChildWindow(_:ordered:)`.
    ///
    /// `child` opens with this window, or at once if this window is open. It is moved, minimised and closed with this window, and the relation
    /// ends when it is closed. Unlike in AppKit, the window manager may give it the keyboard when it opens. On X11 a window manager must be
    /// running; on Wayland, where windows have no positions, it is not moved.
    ///
    /// A window that has a parent, is a dialog, or would become its own ancestor is refused with a diagnostic.
    ///
    ///     document.addChildWindow(palette, ordered: .above)
    public final func addChildWindow(_ child: Window, ordered place: OrderingMode = .above) {
        if let reason = refusal(of: child) {
            return Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: hierarchyPath,
                    message: "cannot have \(child.title) as a child window: \(reason)",
                    cure: "nothing changes; remove the child from its parent first, and do not add ancestors")
            )
        }
        family.children.append(child)
        child.family.parent = self
        guard isVisible else { return }
        if child.isVisible {
            child.applyParent()
        } else {
            child.makeKeyAndVisible()
        }
    }

    /// Ends the relation to a child window, which stays open; does nothing for other windows: `NSWindow.removeChildWindow(_:)`.
    ///
    /// On Wayland the compositor keeps an open window in front, because SDL 2 cannot end the relation.
    public final func removeChildWindow(_ child: Window) {
        guard child.parent === self else { return }
        child.leaveParent()
        child.applyParent()
    }

    /// Keeps an open window in front of its parent, or ends that if it has none.
    func applyParent() {
        let owner = (parent?.presenter as? WindowPresenter)?.platform
        (presenter as? WindowPresenter)?.platform.setOwner(owner)
    }

    private func refusal(of child: Window) -> String? {
        if child.parent != nil { return "it has a parent" }
        if child.sheetParent != nil { return "it is a dialog" }
        var step: Window? = self
        while let window = step {
            if window === child { return "it would be its own ancestor" }
            step = window.parent
        }
        return nil
    }
}
