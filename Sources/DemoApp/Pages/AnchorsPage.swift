import Widgets

/// A mail window placed only by anchors: proportions, minimum sizes, priorities, baselines.
final class AnchorsPage: AnchoredPage, AppearanceObserving {
    init() {
        super.init(
            title: "Anchors",
            lead: "Constraints place every view of this page. Resize the window to see them adapt.")
        let list = makeList()
        let message = makeMessage()
        widthLimit = list.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumListWidth)
        let ratio = list.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.32)
        ratio.priority = .defaultHigh
        LayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: content.topAnchor),
            list.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            list.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
            list.widthAnchor.constraint(greaterThanOrEqualToConstant: 180),
            ratio,
            message.topAnchor.constraint(equalTo: list.topAnchor),
            message.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: 18),
            message.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            message.heightAnchor.constraint(equalTo: list.heightAnchor),
        ])
        widthLimit?.isActive = true
    }

    /// The maximum width of the list at a text scale of 1, in points.
    private static let maximumListWidth = 260.0
    private var widthLimit: LayoutConstraint?

    func viewDidChangeEffectiveAppearance() {
        widthLimit?.constant = effectiveAppearance.scaledValue(for: Self.maximumListWidth)
    }

    private func makeList() -> View {
        let (panel, inside) = makePanel("Inbox")
        var (above, textAbove) = (inside.topAnchor, inside.topAnchor)
        for (name, text) in [
            ("Ada", "Notes on the engine"), ("Grace", "A moth in relay 70"), ("Edsger", "Considered harmful"),
            ("Barbara", "Substitution"), ("Donald", "Volume 4, at last"),
        ] {
            let avatar = View()
            avatar.backgroundColor = .tintColor
            avatar.layer.cornerRadius = 16
            let who = Label(text: name)
            who.font = .preferredFont(forTextStyle: .headline)
            let what = Label(text: text)
            what.textColor = .secondaryLabel
            for view in [avatar, who, what] { add(view, to: panel) }
            let isFirst = above == inside.topAnchor
            let row = avatar.topAnchor.constraint(equalTo: above, constant: isFirst ? 0 : 12)
            row.priority = .defaultHigh
            LayoutConstraint.activate([
                // Rows are farther apart when their text is enlarged.
                row, avatar.topAnchor.constraint(greaterThanOrEqualTo: above, constant: isFirst ? 0 : 12),
                who.topAnchor.constraint(greaterThanOrEqualTo: textAbove),
                avatar.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
                avatar.widthAnchor.constraint(equalToConstant: 32),
                avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
                who.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
                who.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor),
                who.bottomAnchor.constraint(equalTo: avatar.centerYAnchor),
                what.leadingAnchor.constraint(equalTo: who.leadingAnchor),
                what.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
                what.topAnchor.constraint(equalTo: avatar.centerYAnchor),
            ])
            what.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            (above, textAbove) = (avatar.bottomAnchor, what.bottomAnchor)
        }
        let bottom = above.constraint(equalTo: inside.bottomAnchor)
        bottom.priority = .defaultHigh
        LayoutConstraint.activate([
            bottom, above.constraint(lessThanOrEqualTo: inside.bottomAnchor),
            textAbove.constraint(lessThanOrEqualTo: inside.bottomAnchor),
        ])
        return panel
    }

    private func makeMessage() -> View {
        let (panel, inside) = makePanel("Notes on the engine")
        let large = Label(text: "Ada")
        large.font = .preferredFont(forTextStyle: .title1)
        let small = Label(text: "wrote on a shared baseline")
        small.textColor = .secondaryLabel
        let picture = View()
        picture.backgroundColor = .teal
        picture.layer.cornerRadius = 10
        let reply = Button(title: "Reply")
        let archive = Button(title: "Archive")
        for view in [large, small, picture, reply, archive] as [View] { add(view, to: panel) }
        small.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        LayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: inside.topAnchor),
            large.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
            small.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor),
            picture.topAnchor.constraint(equalTo: large.bottomAnchor, constant: 10),
            picture.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16.0 / 9),
            picture.widthAnchor.constraint(lessThanOrEqualTo: inside.widthAnchor),
            reply.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            reply.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            reply.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            archive.firstBaselineAnchor.constraint(equalTo: reply.firstBaselineAnchor),
            archive.trailingAnchor.constraint(equalTo: reply.leadingAnchor, constant: -8),
            archive.widthAnchor.constraint(equalTo: reply.widthAnchor),
        ])
        return panel
    }
}
