/// The phase of one window.
final class WindowPhase: ObservableObject {
    @Published private(set) var phase = ScenePhase.inactive
    weak var window: Widgets.Window?

    func update() {
        guard let window else { return }
        let new: ScenePhase =
            !window.isOpen || window.isMiniaturized ? .background : window.isKeyWindow ? .active : .inactive
        if new != phase { phase = new }
    }
}
