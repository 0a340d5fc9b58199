import Widgets

/// The pages of the gallery.
enum DemoPage: String, CaseIterable {
    case controls
    case choices
    case containers
    case lists
    case tables
    case columns
    case outlines
    case collections
    case login
    case text
    case editor
    case drawing
    case images
    case icons
    case views
    case motion
    case gestures
    case dragging
    case desktop
    case frames
    case anchors
    case stacks
    case source
    case conflicts
    case declarative
    case data
    case catalogue
    case state
    case transitions
    case layout

    var title: String {
        switch self {
        case .controls: "Controls"
        case .choices: "More controls"
        case .containers: "Containers"
        case .lists: "Lists"
        case .tables: "Tables"
        case .columns: "Columns"
        case .outlines: "Outlines"
        case .collections: "Collections"
        case .login: "Login"
        case .text: "Text"
        case .editor: "Editor"
        case .drawing: "Drawing"
        case .images: "Images"
        case .icons: "Icons"
        case .views: "Views"
        case .motion: "Motion"
        case .gestures: "Gestures"
        case .dragging: "Drag and drop"
        case .desktop: "Desktop"
        case .frames: "Frames"
        case .anchors: "Anchors"
        case .stacks: "Stacks and grids"
        case .source: "Source"
        case .conflicts: "Conflicts"
        case .declarative: "Declarative"
        case .data: "Data"
        case .catalogue: "Catalogue"
        case .state: "State"
        case .transitions: "Transitions"
        case .layout: "Layout"
        }
    }

    /// The name of the symbol in the side bar.
    var symbolName: String {
        switch self {
        case .controls: "slider.horizontal.3"
        case .choices: "checklist"
        case .containers: "macwindow"
        case .lists: "list.bullet"
        case .tables: "rectangle.split.3x1"
        case .columns: "tablecells"
        case .outlines: "list.bullet.indent"
        case .collections: "square.grid.3x3"
        case .login: "key"
        case .text: "textformat"
        case .editor: "square.and.pencil"
        case .drawing: "paintbrush.pointed"
        case .images: "photo"
        case .icons: "star"
        case .views: "square.on.square"
        case .motion: "wand.and.rays"
        case .gestures: "hand.raised"
        case .dragging: "arrow.up.and.down.and.arrow.left.and.right"
        case .desktop: "desktopcomputer"
        case .frames: "gauge"
        case .anchors: "ruler"
        case .stacks: "square.grid.2x2"
        case .source: "curlybraces"
        case .conflicts: "exclamationmark.triangle"
        case .declarative: "switch.2"
        case .data: "cylinder.split.1x2"
        case .catalogue: "books.vertical"
        case .state: "arrow.triangle.2.circlepath"
        case .transitions: "sparkles"
        case .layout: "rectangle.3.group"
        }
    }

    /// Creates the view of the page; windows that it opens apply `settings`.
    func makeView(_ settings: DemoSettings = DemoSettings()) -> View {
        switch self {
        case .controls: ControlsPage()
        case .choices: ChoicesPage()
        case .containers: ContainersPage()
        case .lists: ListsPage()
        case .tables: TablesPage()
        case .columns: ColumnsPage()
        case .outlines: OutlinesPage()
        case .collections: CollectionsPage()
        case .login: LoginPage()
        case .text: TextPage()
        case .editor: EditorPage()
        case .drawing: DrawingPage()
        case .images: ImagesPage()
        case .icons: IconsPage()
        case .views: ViewsPage()
        case .motion: MotionPage()
        case .gestures: GesturesPage()
        case .dragging: DraggingPage()
        case .desktop: DesktopPage(settings)
        case .frames: FramesPage()
        case .anchors: AnchorsPage()
        case .stacks: StacksPage()
        case .source: SourcePage()
        case .conflicts: ConflictPage()
        case .declarative: DeclarativePages.controls()
        case .data: DeclarativePages.data()
        case .catalogue: DeclarativePages.catalogue()
        case .state: DeclarativePages.state()
        case .transitions: DeclarativePages.motion()
        case .layout: DeclarativePages.layout()
        }
    }
}
