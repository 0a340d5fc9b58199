import Widgets

/// A page that prints the layout of a part of it, as a tree or as the source code that recreates its views.
final class SourcePage: AnchoredPage, Layoutable {
    @LayoutProperty private var isWide = false
    @LayoutProperty private var hasBadge = true
    var activation: Activation?

    private let stage = View()
    private let picture = View()
    private let caption = Label(text: "A caption beside it")
    private let badge = View()
    private let wide = Checkbox(title: "Wide picture")
    private let badged = Checkbox(title: "Badge")
    private let asSource = Checkbox(title: "As source code")
    private let lines = StackView()

    init() {
        super.init(title: "Source", lead: "The layout of the area below, as a tree or as source code.")
        stage.backgroundColor = Color(role: .cardBackground)
        stage.layer.cornerRadius = 12
        stage.layer.borderWidth = 1
        picture.backgroundColor = .teal
        picture.layer.cornerRadius = 8
        badge.backgroundColor = .orange
        badge.layer.cornerRadius = 8
        lines.axis = .vertical
        lines.alignment = .leading
        lines.spacing = 2
        badged.isOn = true
        wide.addAction(Action { [weak self] _ in self?.change { $0.isWide.toggle() } }, for: .valueChanged)
        badged.addAction(
            Action { [weak self] _ in self?.change { $0.hasBadge.toggle() } }, for: .valueChanged)
        asSource.addAction(Action { [weak self] _ in self?.show() }, for: .valueChanged)
        sl.updateLayout()
        sl.updateIdentifiers()
        show()
    }

    @LayoutBuilder var layout: some Layout {
        self.sl.sublayout {
            wide.sl.anchors { Anchors.top.leading.equalTo(content) }
            badged.sl.anchors {
                Anchors.leading.equalTo(wide, attribute: .trailing, constant: 18)
                Anchors.centerY.equalTo(wide)
            }
            asSource.sl.anchors {
                Anchors.trailing.equalTo(content)
                Anchors.centerY.equalTo(wide)
            }
            stageLayout
            lines.sl.anchors {
                Anchors.top.equalTo(stage, attribute: .bottom, constant: 18)
                Anchors.leading.equalTo(content)
            }
        }
    }

    @LayoutBuilder private var stageLayout: some Layout {
        stage.sl.anchors {
            Anchors.top.equalTo(wide, attribute: .bottom, constant: 12)
            Anchors.horizontal.equalTo(content)
            Anchors.height.equalTo(constant: 130)
        }.sublayout {
            picture.sl.anchors {
                Anchors.centerY
                Anchors.leading.equalToSuper(constant: 20)
                Anchors.height.equalTo(constant: 60)
                if isWide { Anchors.width.multiplier(0.5) } else { Anchors.width.equalTo(constant: 90) }
            }
            caption.sl.anchors {
                Anchors.leading.equalTo(picture, attribute: .trailing, constant: 12)
                Anchors.centerY.equalTo(picture)
            }
            if hasBadge {
                badge.sl.anchors {
                    Anchors.center.equalTo(picture, xOffset: 45, yOffset: -30)
                    Anchors.size.equalTo(width: 16, height: 16)
                }
            }
        }
    }

    private func change(_ change: (SourcePage) -> Void) {
        change(self)
        show()
    }

    private func show() {
        let text =
            asSource.isOn
            ? ViewPrinter(stage).description : LayoutPrinter(stageLayout, withAnchors: true).description
        for label in lines.arrangedSubviews { label.removeFromSuperview() }
        for line in text.split(separator: "\n") {
            let label = Label(text: String(line))
            label.font = .monospacedSystemFont(ofSize: 12)
            lines.addArrangedSubview(label)
        }
    }
}
