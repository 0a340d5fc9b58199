import Widgets

/// The pages of the gallery.
enum DemoPage: String, CaseIterable {
    case controls
    case choices
    case containers
    case views
    case text
    case editor
    case anchors
    case stacks
    case lists
    case conflicts
    case login
    case source
    case motion
    case frames
    case declarative
    case data
    case state
    case transitions
    case layout
    case dragging

    var title: String {
        switch self {
        case .controls: "Controls"
        case .choices: "More controls"
        case .containers: "Containers"
        case .views: "Views"
        case .text: "Text"
        case .editor: "Editor"
        case .anchors: "Anchors"
        case .stacks: "Stacks and grids"
        case .lists: "Lists"
        case .conflicts: "Conflicts"
        case .login: "Login"
        case .source: "Source"
        case .motion: "Motion"
        case .frames: "Frames"
        case .declarative: "Declarative"
        case .data: "Data"
        case .state: "State"
        case .transitions: "Transitions"
        case .layout: "Layout"
        case .dragging: "Drag and drop"
        }
    }

    func makeView() -> View {
        switch self {
        case .controls: ControlsPage()
        case .choices: ChoicesPage()
        case .containers: ContainersPage()
        case .views: ViewsPage()
        case .text: TextPage()
        case .editor: EditorPage()
        case .anchors: AnchorsPage()
        case .stacks: StacksPage()
        case .lists: ListsPage()
        case .conflicts: ConflictPage()
        case .login: LoginPage()
        case .source: SourcePage()
        case .motion: MotionPage()
        case .frames: FramesPage()
        case .declarative: DeclarativePages.controls()
        case .data: DeclarativePages.data()
        case .state: DeclarativePages.state()
        case .transitions: DeclarativePages.motion()
        case .layout: DeclarativePages.layout()
        case .dragging: DraggingPage()
        }
    }
}
