/// A section of the side bar: its title and its pages.
struct DemoSection {
    let title: String
    let pages: [DemoPage]

    /// All sections in order; each page belongs to one of them.
    static let all = [
        DemoSection(
            title: "Controls",
            pages: [
                .controls, .choices, .containers, .lists, .tables, .columns, .outlines, .collections, .login,
            ]),
        DemoSection(title: "Text", pages: [.text, .editor]),
        DemoSection(title: "Graphics", pages: [.drawing, .images, .icons, .views]),
        DemoSection(title: "Animation", pages: [.motion, .gestures, .dragging, .frames]),
        DemoSection(title: "Desktop", pages: [.desktop]),
        DemoSection(title: "Layout", pages: [.anchors, .stacks, .source, .conflicts]),
        DemoSection(
            title: "Declarative", pages: [.declarative, .data, .catalogue, .state, .transitions, .layout]),
    ]

    /// The pages in the order of the side bar.
    static let pages = all.flatMap(\.pages)
}
