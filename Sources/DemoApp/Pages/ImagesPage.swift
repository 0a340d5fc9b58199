import DeclarativeUI
import Widgets

/// Content modes, nine-slice scaling and tiling, template images, an animation, file formats, and loading in the background.
final class ImagesPage: FigurePage {
    private let scenery = Scenery.image()
    private let orbits = Widgets.ImageView(image: AnimatedPictures.orbits())
    private let formats: FormatRows

    init() {
        formats = FormatRows(scenery)
        super.init(
            title: "Images", lead: "Decoded in the background, cached, and sharp at every scale.", columns: 3)
        add(FigurePanel("Content modes", contentModes()))
        add(FigurePanel("Resizing", resizable()))
        add(FigurePanel("Tint", tints()))
        add(animation())
        add(FigurePanel("Formats", formats.list))
        add(FigurePanel("AsyncImage", HostingView(rootView: AsyncImagePhases())))
    }

    private func view(
        _ image: Widgets.Image?, _ mode: Widgets.ImageView.ContentMode, _ description: String
    ) -> Widgets.View {
        let view = Widgets.ImageView(image: image)
        view.contentMode = mode
        view.backgroundColor = Color(role: .controlFill)
        view.layer.cornerRadius = 6
        view.clipsToBounds = true
        view.accessibilityLabel = description
        return view
    }

    private func contentModes() -> Widgets.View {
        CaptionedGrid(
            columns: 2,
            [
                (view(scenery, .scaleAspectFit, "A landscape that fits"), "Fit"),
                (view(scenery, .scaleAspectFill, "A landscape that covers its frame"), "Fill"),
                (view(scenery, .scaleToFill, "A landscape that is stretched"), "Stretch"),
                (view(scenery, .center, "The middle of a landscape"), "Centre"),
            ])
    }

    private func resizable() -> Widgets.View {
        let bubble = ResizablePictures.bubble()
        let (small, large) = (Widgets.ImageView(image: bubble), Widgets.ImageView(image: bubble))
        small.accessibilityLabel = "A bubble in its own size"
        large.accessibilityLabel = "A bubble that is stretched between its margins"
        let pattern = view(ResizablePictures.pattern(), .scaleToFill, "A pattern of tiles")
        return ResizableRow(small: small, large: large, pattern: pattern)
    }

    private func tints() -> Widgets.View {
        let colors: [Color] = [.tintColor, .teal, .green, .orange, .pink, Color(hex: 0xa064d0)]
        let names = ["leaf.fill", "drop.fill", "tree", "flame.fill", "heart.fill", "moon.fill"]
        let views: [(Widgets.View, String)] = zip(zip(colors, names), 0...).map { pair, _ in
            let symbol = SymbolConfiguration(pointSize: 24)
            let image = Widgets.Image(systemName: pair.1, withConfiguration: symbol)
            let view = Widgets.ImageView(image: image)
            view.contentMode = .center
            view.tintColor = pair.0
            view.backgroundColor = pair.0.withAlphaComponent(0.14)
            view.layer.cornerRadius = 10
            view.accessibilityLabel = pair.1
            return (view, String(pair.1.split(separator: ".")[0]).capitalizedFirst)
        }
        return CaptionedGrid(columns: 3, views)
    }

    private func animation() -> FigurePanel {
        orbits.contentMode = .scaleAspectFit
        orbits.accessibilityLabel = "Two planets that move around a sun"
        orbits.stopAnimating()
        let play = Widgets.Button(title: "")
        play.configuration.style = .plain
        play.configuration.image = Widgets.Image(systemName: "play.fill")
        play.configuration.contentInsets = EdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
        play.accessibilityLabel = "Play the animation"
        play.addAction(
            Action { [weak self, weak play] _ in
                guard let self, let play else { return }
                let isPlaying = orbits.isAnimating
                if isPlaying { orbits.stopAnimating() } else { orbits.startAnimating() }
                play.configuration.image = Widgets.Image(systemName: isPlaying ? "play.fill" : "pause.fill")
                play.accessibilityLabel = isPlaying ? "Play the animation" : "Pause the animation"
            }, for: .primaryActionTriggered)
        return FigurePanel("Animation", orbits, accessory: play)
    }
}

extension String {
    /// The string with its first character in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Two bubbles of one image, and a pattern below them.
private final class ResizableRow: Widgets.View {
    private let small: Widgets.View
    private let large: Widgets.View
    private let pattern: Widgets.View

    init(small: Widgets.View, large: Widgets.View, pattern: Widgets.View) {
        (self.small, self.large, self.pattern) = (small, large, pattern)
        super.init(frame: .zero)
        for view in [small, large, pattern] { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = (bounds.height * 0.5).rounded()
        small.frame = Rect(x: 0, y: 0, width: 44, height: 40)
        large.frame = Rect(
            x: 54, y: 0, width: max(0, bounds.width - 54), height: max(0, top - 12))
        pattern.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
}
