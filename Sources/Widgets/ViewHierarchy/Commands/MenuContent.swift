/// A menu while it is displayed: its deferred elements are requested once, and replaced when they arrive.
///
///     let content = MenuContent(of: menu)
///     display(content.menu)
///     content.onArrival = { display(content.menu) }
package final class MenuContent {
    private let source: Menu
    /// Whether the elements of submenus are requested too, because all of them are displayed at once.
    private let includesSubmenus: Bool
    /// The elements that have arrived, by their deferred element.
    private var arrived: [ObjectIdentifier: [MenuElement]] = [:]
    /// The menu with the elements that have arrived, also in menus displayed inline; the source itself without deferred elements.
    package private(set) var menu: Menu
    /// Called after elements have arrived later than the initialiser, and `menu` has changed; nil for no observer.
    package var onArrival: (() -> Void)?

    /// Requests the deferred elements of `menu` and of menus displayed inline, and with `includesSubmenus` those of its submenus.
    package init(of menu: Menu, includesSubmenus: Bool = false) {
        source = menu
        self.menu = menu
        self.includesSubmenus = includesSubmenus
        requestElements(of: menu.children)
        self.menu = evaluated(menu)
    }

    private func requestElements(of children: [MenuElement]) {
        for child in children {
            if let deferred = child as? DeferredMenuElement {
                let key = ObjectIdentifier(deferred)
                var isImmediate = true
                deferred.request { [weak self] elements in
                    self?.add(elements, for: key, isImmediate: isImmediate)
                }
                isImmediate = false
            } else if let menu = child as? Menu, isDisplayed(menu) {
                requestElements(of: menu.children)
            }
        }
    }

    private func add(_ elements: [MenuElement], for key: ObjectIdentifier, isImmediate: Bool) {
        arrived[key] = elements
        requestElements(of: elements)
        if isImmediate { return }
        menu = evaluated(source)
        onArrival?()
    }

    private func isDisplayed(_ menu: Menu) -> Bool {
        includesSubmenus || menu.options.contains(.displayInline)
    }

    private func evaluated(_ menu: Menu) -> Menu {
        hasDeferredElements(menu) ? menu.replacingChildren(evaluated(menu.children)) : menu
    }

    private func evaluated(_ children: [MenuElement]) -> [MenuElement] {
        children.flatMap { child -> [MenuElement] in
            if let deferred = child as? DeferredMenuElement {
                return arrived[ObjectIdentifier(deferred)].map(evaluated) ?? [deferred]
            }
            guard let menu = child as? Menu, isDisplayed(menu) else { return [child] }
            return [evaluated(menu)]
        }
    }

    private func hasDeferredElements(_ menu: Menu) -> Bool {
        for child in menu.children {
            if child is DeferredMenuElement { return true }
            if let menu = child as? Menu, isDisplayed(menu), hasDeferredElements(menu) { return true }
        }
        return false
    }
}
