extension ViewHost {
    /// The root of the accessibility tree, through which a client reads and operates the displayed elements.
    public var accessibilityRoot: any AccessibilityObject { rootView }

    /// The client that is notified of changes; nil, the default, for none.
    ///
    /// The host does not retain it. Without a client nothing is compared or stored; with one, each frame costs an additional
    /// O(number of elements).
    public var accessibilityObserver: (any AccessibilityObserver)? {
        get { accessibilityTracker?.observer }
        set { accessibilityTracker = newValue.map { AccessibilityTracker($0, root: rootView) } }
    }

    /// Returns the accessibility tree as text, for tests and debugging.
    ///
    /// Each line shows one element: role, name, value, states and actions.
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

    /// Queues a comparison of the elements in the next frame, after a change that invalidates no display.
    func accessibilityChanged() {
        guard let accessibilityTracker, !accessibilityTracker.isStale else { return }
        accessibilityTracker.isStale = true
        tree.requestFrame()
    }

    /// Compares the elements after a frame.
    func compareElementsAfterFrame() {
        accessibilityTracker?.compare(rootView)
        guard let nameCheck = accessibilityNameCheck else { return }
        for case let view as View in nameCheck.takeUnnamed() {
            Diagnostics.report(
                Diagnostic(
                    kind: .unnamedControl, subject: view.hierarchyPath,
                    message: "is visible and focusable but has no name",
                    cure: "assistive technologies announce only its role; set accessibilityLabel, or "
                        + "accessibilityTitleUIElement to the label beside it"))
        }
    }

    /// Compares the elements after an event, unless a frame follows, which compares them itself.
    func compareElementsAfterEvent() {
        if !needsFrame { accessibilityTracker?.compare(rootView) }
    }
}

/// Notifications posted by a program: `UIAccessibility.post(notification:argument:)`, with the element as in AppKit.
///
///     Accessibility.post(element: form, notification: .announcement("Saved"))
public enum Accessibility {
    /// Notifies the accessibility client of the host that shows `element`; does nothing if there is none.
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
