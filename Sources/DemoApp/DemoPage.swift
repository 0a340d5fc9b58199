import Widgets

/// The pages of the gallery.
enum DemoPage: String, CaseIterable {
    case controls
    case views
    case text
    case frames

    var title: String {
        switch self {
        case .controls: "Controls"
        case .views: "Views"
        case .text: "Text"
        case .frames: "Frames"
        }
    }

    func makeView() -> View {
        switch self {
        case .controls: ControlsPage()
        case .views: ViewsPage()
        case .text: TextPage()
        case .frames: FramesPage()
        }
    }
}
