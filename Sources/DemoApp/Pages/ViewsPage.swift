import Widgets

/// Corners, borders, clipping, transforms, opacity and background filters.
final class ViewsPage: Page {
    init() {
        super.init(
            title: "Views",
            lead: "Corners, borders, clips, transforms and group opacity, sharp at every scale.")
        let shapes = Card(title: "Corners and borders")
        shapes.addRow(Swatch.rounded(0), Swatch.rounded(9), Swatch.rounded(18), Swatch.rounded(30))
        shapes.addRow(Swatch.bordered(1), Swatch.bordered(2), Swatch.bordered(4), Swatch.halfRounded())
        add(shapes)
        let turned = Card(title: "Transforms")
        turned.addRow(Swatch.turned(0.1), Swatch.turned(0.4), Swatch.turned(.pi / 4), Swatch.scaled())
        add(turned)
        let clipped = Card(title: "Clipping")
        clipped.addRow(Swatch.clipping(true), Swatch.clipping(false))
        add(clipped)
        let faded = Card(title: "Opacity of a group")
        faded.addRow(Swatch.group(1), Swatch.group(0.6), Swatch.group(0.25))
        add(faded)
        let blurred = Card(title: "Background blur")
        blurred.addRow(BlurredCaption("Evening", blur: 12), BlurredCaption("Without blur", blur: 0))
        add(blurred)
    }
}

/// A landscape with a translucent caption that blurs the pixels behind it.
private final class BlurredCaption: View {
    private let bar = View(frame: .zero)
    private let label: Label

    override var intrinsicContentSize: Size {
        Size(width: max(132, label.intrinsicContentSize.width.rounded(.up) + 20), height: 92)
    }

    init(_ caption: String, blur: Double) {
        label = Label(text: caption)
        super.init(frame: Rect(x: 0, y: 0, width: 132, height: 92))
        layer.cornerRadius = 10
        clipsToBounds = true
        bar.backgroundColor = Color(role: .systemBackground).withAlphaComponent(0.5)
        bar.layer.backgroundFilters = [.blur(radius: blur), .saturation(1.5)]
        label.font = .preferredFont(forTextStyle: .footnote)
        bar.addSubview(label)
        addSubview(bar)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = Rect(x: 0, y: bounds.height - 34, width: bounds.width, height: 34)
        label.frame = bar.bounds.insetBy(dx: 10, dy: 0)
    }

    override func draw(_ canvas: Canvas) { Scenery.draw(canvas, in: bounds) }
}

/// A square view with a side of 50 points.
private final class Swatch: View {
    override var intrinsicContentSize: Size { Size(width: 50, height: 50) }

    private init(_ color: Color?) {
        super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        backgroundColor = color
    }

    static func rounded(_ radius: Double) -> View {
        let swatch = Swatch(.tintColor)
        swatch.layer.cornerRadius = radius
        return swatch
    }

    static func bordered(_ width: Double) -> View {
        let swatch = Swatch(Color(role: .controlFill))
        swatch.layer.cornerRadius = 12
        swatch.layer.borderWidth = width
        swatch.layer.borderColor = .tintColor
        return swatch
    }

    static func halfRounded() -> View {
        let swatch = Swatch(.teal)
        swatch.layer.cornerRadius = 20
        swatch.layer.maskedCorners = [.topLeft, .bottomRight]
        return swatch
    }

    static func turned(_ angle: Double) -> View {
        let swatch = Swatch(nil)
        let square = View(frame: Rect(x: 7, y: 7, width: 36, height: 36))
        square.backgroundColor = .orange
        square.layer.cornerRadius = 8
        square.transform = AffineTransform(rotationAngle: angle)
        let letter = Label(text: "R")
        letter.font = .preferredFont(forTextStyle: .title2)
        letter.textColor = .white
        letter.textAlignment = .center
        letter.frame = Rect(x: 0, y: 0, width: 36, height: 36)
        square.addSubview(letter)
        swatch.addSubview(square)
        return swatch
    }

    static func scaled() -> View {
        let swatch = turned(0)
        swatch.subviews.first?.transform = AffineTransform(scaleX: 1.4, y: 0.7)
        return swatch
    }

    static func clipping(_ clips: Bool) -> View {
        let swatch = Swatch(Color(role: .controlFill))
        swatch.layer.cornerRadius = 14
        swatch.clipsToBounds = clips
        let circle = View(frame: Rect(x: 24, y: 24, width: 40, height: 40))
        circle.backgroundColor = .pink
        circle.layer.cornerRadius = 20
        swatch.addSubview(circle)
        return swatch
    }

    static func group(_ alpha: Double) -> View {
        let swatch = Swatch(nil)
        for (index, color) in [Color.blue, .green, .yellow].enumerated() {
            let circle = View(
                frame: Rect(x: Double(index) * 10, y: Double(index) * 10, width: 30, height: 30))
            circle.backgroundColor = color
            circle.layer.cornerRadius = 15
            swatch.addSubview(circle)
        }
        swatch.alpha = alpha
        return swatch
    }
}
