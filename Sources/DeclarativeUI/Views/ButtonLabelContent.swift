/// The title and the image of a label that a button draws itself, without views.
struct ButtonLabelContent {
    var title: String?
    var image: Widgets.Image?

    /// Reads a label; nil if the button cannot draw it itself.
    init?<Label: View>(_ label: Label) {
        if let text = label as? Text {
            title = text.string
        } else if let label = label as? DeclarativeUI.Label<Text, Image>, Self.canDraw(Label.self) {
            title = label.title.string
            image = label.icon.picture
        } else {
            return nil
        }
    }

    /// Whether a button draws labels of this type itself.
    static func canDraw<Label: View>(_ type: Label.Type) -> Bool {
        type == Text.self || type == DeclarativeUI.Label<Text, Image>.self
    }

    /// The size and weight of symbols that are set by the environment; nil for those of the title.
    func symbols(_ environment: EnvironmentValues) -> SymbolConfiguration? {
        guard image?.isSymbolImage == true, environment.imageScale != .medium else { return nil }
        let font = environment.font ?? .systemFont(ofSize: Font.systemFontSize, weight: .medium)
        return SymbolConfiguration(
            font: font.scaled(by: environment.theme.textScale),
            scale: environment.imageScale == .small ? .small : .large)
    }
}
