import Widgets

/// A form whose fields depend on its step: one layout with conditions describes all steps, and changes are animated.
final class LoginPage: AnchoredPage, Layoutable {
    private enum Step { case signIn, register, welcome }

    @AnimatableLayoutProperty(duration: 0.35) private var step = Step.signIn
    var activation: Activation?

    private let card = View()
    private let title = Label(text: "")
    private let nameField = TextField(placeholder: "Name")
    private let mail = TextField(placeholder: "Mail")
    private let password = SecureField(placeholder: "Password")
    private let again = SecureField(placeholder: "Password again")
    private let other = Button(title: "")
    private let confirm = Button(title: "")
    private let greeting = Label(text: "")
    private let leave = Button(title: "Sign out")

    init() {
        super.init(title: "Login", lead: "One layout with if and else; remaining views move.")
        card.backgroundColor = Color(role: .cardBackground)
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 1
        title.font = .preferredFont(forTextStyle: .title1)
        greeting.font = .preferredFont(forTextStyle: .title1)
        confirm.configuration = .filled()
        confirm.accessibilityIdentifier = "confirm"
        confirm.addAction(Action { [weak self] _ in self?.step = .welcome }, for: .primaryActionTriggered)
        other.accessibilityIdentifier = "other"
        other.addAction(
            Action { [weak self] _ in self?.step = self?.step == .signIn ? .register : .signIn },
            for: .primaryActionTriggered)
        leave.addAction(Action { [weak self] _ in self?.step = .signIn }, for: .primaryActionTriggered)
        for field in [nameField, mail, password, again] {
            field.accessibilityIdentifier = field.placeholder
            field.addAction(
                Action { [weak self] _ in self?.confirm.performPrimaryAction() }, for: .primaryActionTriggered
            )
        }
        for (field, symbol) in [
            (nameField, "person"), (mail, "envelope"), (password, "lock"), (again, "lock"),
        ] {
            let icon = ImageView(image: Image(systemName: symbol))
            icon.tintColor = .secondaryLabel
            field.leftView = icon
            field.leftViewMode = .always
        }
        nameField.clearButtonMode = .whileEditing
        password.showsRevealButton = true
        again.showsRevealButton = true
        sl.updateLayout()
    }

    @LayoutBuilder var layout: some Layout {
        self.sl.sublayout {
            card.sl.anchors {
                Anchors.top.centerX.equalTo(content)
                Anchors.width.equalTo(constant: step == .welcome ? 280 : 360)
            }.sublayout {
                switch step {
                case .welcome: welcome
                case .signIn: form([nameField, password])
                case .register: form([nameField, mail, password, again])
                }
            }
        }
    }

    @LayoutBuilder private var welcome: some Layout {
        greeting.sl.onActivate { [nameField] in
            $0.text = nameField.text.isEmpty ? "Welcome" : "Welcome, \(nameField.text)"
        }
        .anchors {
            Anchors.top.equalToSuper(constant: 32)
            Anchors.centerX
        }
        leave.sl.anchors {
            Anchors.top.equalTo(greeting, attribute: .bottom, constant: 24)
            Anchors.centerX
            Anchors.bottom.equalToSuper(constant: -28)
        }
    }

    @LayoutBuilder private func form(_ fields: [TextField]) -> some Layout {
        title.sl.onActivate { [step] in $0.text = step == .signIn ? "Sign in" : "New account" }
            .anchors { Anchors.cap.equalToSuper(inwardOffset: 22) }
        for (index, field) in fields.enumerated() {
            field.sl.anchors {
                if index == 0 {
                    Anchors.top.equalTo(title, attribute: .bottom, constant: 16)
                } else {
                    Anchors.top.equalTo(fields[index - 1], attribute: .bottom, constant: 10)
                }
                Anchors.horizontal.equalToSuper(inwardOffset: 22)
            }
        }
        confirm.sl.onActivate { [step] in $0.setTitle(step == .signIn ? "Sign in" : "Create", for: .normal) }
            .anchors {
                if let last = fields.last { Anchors.top.equalTo(last, attribute: .bottom, constant: 20) }
                Anchors.trailing.bottom.equalToSuper(inwardOffset: 22)
            }
        other.sl.onActivate { [step] in
            $0.setTitle(step == .signIn ? "New account…" : "I have an account", for: .normal)
        }.anchors {
            Anchors.centerY.equalTo(confirm)
            Anchors.leading.equalToSuper(constant: 22)
        }
    }
}
