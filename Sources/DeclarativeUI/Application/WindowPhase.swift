/// The phase of one window.
final class WindowPhase: ObservableObject {
    @Published private(set) var phase = ScenePhase.inactive
    weak var window: Widgets.Window?

    func update() {
        guard let window else { return }
        let new = ScenePhase(of: window)
        if new != phase { phase = new }
    }
}

/// The phase of an application: the most active one of its windows.
final class AppPhase: ObservableObject {
    @Published var phase = ScenePhase.background
}

extension ScenePhase {
    init(of window: Widgets.Window) {
        self =
            !window.isVisible || window.isMiniaturized
            ? .background : window.isKeyWindow ? .active : .inactive
    }
}
