extension ViewHost {
    /// The root of the tree of elements, from which a client reads and operates all that the host shows.
    public var accessibilityRoot: any AccessibilityObject { rootView }

    /// The client that is notified of changes; nil, as at first, for none.
    ///
    /// It is not kept alive.
    ///
    /// Without one nothing is compared and nothing is stored. With one each frame costs O(number of elements) more.
    public var accessibilityObserver: (any AccessibilityObserver)? {
        get { accessibilityTracker?.observer }
        set { accessibilityTracker = newValue.map { AccessibilityTracker($0, root: rootView) } }
    }

    /// The tree of elements as text, a line an element: role, name, value, states and actions.
    ///
    /// For tests and the debugger.
    public func accessibilityDump() -> String { AccessibilityTree.text(of: rootView) }

    func click(at point: Point) -> Bool {
        let used = handle(
            .mouse(
                MouseEvent(phase: .down, locationInWindow: point, isButtonHeld: true, timestamp: currentTime))
        )
        handle(.mouse(MouseEvent(phase: .up, locationInWindow: point, timestamp: currentTime)))
        return used
    }

    func showContextMenu(of view: View) -> Bool {
        let key = Key(keyCode: .keyboardApplication, charactersIgnoringModifiers: "", modifierFlags: [])
        let event = KeyEvent(phase: .down, key: key, timestamp: currentTime)
        return input.contextMenus.show(byKey: event, from: view)
    }

    /// Something has changed that draws nothing: the elements are compared in the next frame.
    func accessibilityChanged() {
        guard let accessibilityTracker, !accessibilityTracker.isStale else { return }
        accessibilityTracker.isStale = true
        tree.noteWork()
    }

    /// After a frame.
    func elementsMayHaveChanged() {
        accessibilityTracker?.compare(rootView)
        guard let nameCheck = accessibilityNameCheck else { return }
        for case let view as View in nameCheck.takeUnnamed() {
            Diagnostics.report(
                Diagnostic(
                    kind: .unnamedControl, subject: view.hierarchyPath,
                    message: "is shown and can have the focus, and has no name",
                    cure: "assistive technologies announce its kind only; set accessibilityLabel, or "
                        + "accessibilityTitleUIElement to the label beside it"))
        }
    }

    /// After an event; where a frame follows, it compares.
    func compareElementsAfterEvent() {
        if !needsFrame { accessibilityTracker?.compare(rootView) }
    }
}

/// Notifications that a program posts: `UIAccessibility.post(notification:argument:)`, with the element, as AppKit has it.
///
///     Accessibility.post(element: form, notification: .announcement("Saved"))
public enum Accessibility {
    /// Notifies the client of the host that shows `element`; without one, nothing happens.
    ///
    /// O(depth).
    public static func post(element: any AccessibilityObject, notification: AccessibilityNotification) {
        var step: (any AccessibilityObject)? = element
        while let object = step {
            if let view = object as? View {
                view.viewHost?.accessibilityObserver?.accessibilityChanged(notification, of: element)
                return
            }
            step = object.accessibilityContainer
        }
    }
}
