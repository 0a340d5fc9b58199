/// A place in a menu whose elements are created each time the menu opens: `UIDeferredMenuElement`.
///
///     Menu(title: "Open Recent", children: [DeferredMenuElement.uncached { recentFiles.map(openAction) }])
public final class DeferredMenuElement: MenuElement {
    private let provider: () -> [MenuElement]

    private init(_ provider: @escaping () -> [MenuElement]) {
        self.provider = provider
        super.init(title: "")
    }

    /// Creates a place whose elements `provider` returns, which is called each time the menu opens.
    public static func uncached(_ provider: @escaping () -> [MenuElement]) -> DeferredMenuElement {
        DeferredMenuElement(provider)
    }

    /// The current elements.
    package var elements: [MenuElement] { provider() }
}

extension Menu {
    /// The menu with the current elements of its deferred ones, also of menus displayed inline; the same object if there are none.
    package var evaluatingDeferredElements: Menu {
        guard hasDeferredElements else { return self }
        return replacingChildren(
            children.flatMap { child -> [MenuElement] in
                if let deferred = child as? DeferredMenuElement { return deferred.elements }
                guard let menu = child as? Menu, menu.options.contains(.displayInline) else { return [child] }
                return [menu.evaluatingDeferredElements]
            })
    }

    private var hasDeferredElements: Bool {
        for child in children {
            if child is DeferredMenuElement { return true }
            if let menu = child as? Menu, menu.options.contains(.displayInline), menu.hasDeferredElements {
                return true
            }
        }
        return false
    }
}
