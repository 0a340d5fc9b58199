/// A place in a menu whose elements are created when its menu opens: `UIDeferredMenuElement`.
///
/// The elements may arrive later, for example from a file or a server. Until then the menu displays a disabled row, "Loading…", and is
/// updated when they arrive; elements that arrive after the menu has closed are not displayed.
///
///     Menu(title: "Open Recent", children: [DeferredMenuElement.uncached { recentFiles.map(openAction) }])
///
///     DeferredMenuElement { completion in
///         Task { completion(await server.printers().map(printAction)) }
///     }
public final class DeferredMenuElement: MenuElement {
    private let provider: (@escaping ([MenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The elements of a cached place, once they have arrived.
    private var cached: [MenuElement]?
    /// The menus that wait for the elements of a cached place; nil while the provider is not running.
    private var waiting: [([MenuElement]) -> Void]?

    /// Creates a place whose elements are requested when its menu opens for the first time, and then kept.
    ///
    /// `elementProvider` receives a closure that it calls once, immediately or later, with the elements.
    public convenience init(
        _ elementProvider: @escaping (_ completion: @escaping ([MenuElement]) -> Void) -> Void
    ) {
        self.init(isCached: true, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping (@escaping ([MenuElement]) -> Void) -> Void) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "Loading…")
    }

    /// Creates a place whose elements are requested each time its menu opens.
    ///
    /// `elementProvider` receives a closure that it calls once, immediately or later, with the elements.
    public static func uncached(
        _ elementProvider: @escaping (_ completion: @escaping ([MenuElement]) -> Void) -> Void
    ) -> DeferredMenuElement {
        DeferredMenuElement(isCached: false, elementProvider)
    }

    /// Creates a place whose elements `provider` returns, which is called each time the menu opens.
    public static func uncached(_ provider: @escaping () -> [MenuElement]) -> DeferredMenuElement {
        DeferredMenuElement(isCached: false) { completion in completion(provider()) }
    }

    /// Disabled: the row stands in for elements that have not arrived.
    package override var chosenAttributes: Attributes { .disabled }

    /// Calls `completion` once with the elements, immediately if they are known or the provider has them.
    package func request(_ completion: @escaping ([MenuElement]) -> Void) {
        guard isCached else { return provider(Self.once(completion)) }
        if let cached { return completion(cached) }
        waiting = (waiting ?? []) + [completion]
        if let count = waiting?.count, count > 1 { return }
        provider(
            Self.once { [weak self] elements in
                let waiting = self?.waiting ?? []
                self?.cached = elements
                self?.waiting = nil
                for completion in waiting { completion(elements) }
            })
    }

    /// Returns a closure whose first call calls `completion`; further calls have no effect.
    private static func once(_ completion: @escaping ([MenuElement]) -> Void) -> ([MenuElement]) -> Void {
        var isCalled = false
        return { elements in
            if isCalled { return }
            isCalled = true
            completion(elements)
        }
    }
}
