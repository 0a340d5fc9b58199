import Widgets

/// Paths, strokes, gradients, shadows, blend modes, filters, masks, and an animated shape layer.
final class DrawingPage: FigurePage {
    private let morph = MorphingShape()

    init() {
        super.init(
            title: "Drawing", lead: "Everything is drawn by paths and paint, sharp at every scale.",
            columns: 3)
        let play = Button(title: "") { [weak self] _ in self?.morph.advance() }
        play.configuration.style = .plain
        play.configuration.image = Image(systemName: "play.fill")
        play.configuration.contentInsets = EdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
        play.accessibilityLabel = "Animate the shape"
        play.toolTip = "Animate"
        add(FigurePanel("Strokes", PathFigures.strokes()))
        add(FigurePanel("Paths", PathFigures.paths()))
        add(FigurePanel("Transforms", PathFigures.transforms()))
        add(FigurePanel("Gradients", PaintFigures.gradients()))
        add(FigurePanel("Shadows", PaintFigures.shadows()))
        add(FigurePanel("Blend modes", PaintFigures.blendModes()))
        add(FigurePanel("Filters", PaintFigures.filters()))
        add(FigurePanel("Masks", PaintFigures.masks()))
        add(FigurePanel("Shape layer", morph, accessory: play))
    }
}
