import Widgets

// Ordinary source of the SwiftLayout library: its language in the forms of versions 3 to 5, with UIKit's names. Only the import
// in this file refers to the toolkit.

final class LoginForm: UIView, Layoutable {
    var activation: Activation?

    @LayoutProperty var showsHint = false
    @LayoutProperty(mode: .deferred) var spacing: CGFloat = 8
    @AnimatableLayoutProperty(duration: 0.3, options: .curveEaseInOut) var isBusy = false

    let titleLabel = UILabel()
    let nameField = UIView()
    let hintLabel: UILabel = UILabel().sl.identifying("hint")
    let spinner = UIView()
    let buttons = UIStackView()
    let cancelButton = UIButton()
    let loginButton = UIButton()
    let background = UIView()
    let keyboardGuide = UILayoutGuide()
    private(set) var activatedNames: [String] = []

    @LayoutBuilder var layout: some Layout {
        self.sl.sublayout {
            keyboardGuide.sl.identifying("keyboard").anchors {
                Anchors.shoe
                Anchors.height.equalTo(constant: 40).priority(.defaultHigh)
            }
            titleLabel.sl.identifying("title").sl.onActivate { label in
                label.text = "Log in"
            }.anchors {
                Anchors.top.equalTo(safeAreaLayoutGuide, constant: spacing)
                Anchors.centerX
            }
            nameField.sl.anchors {
                Anchors.top.equalTo("title", attribute: .bottom, constant: spacing)
                Anchors.horizontal.equalToSuper(inwardOffset: 16)
                Anchors.height.greaterThanOrEqualTo(constant: 28)
            }.onActivate { [weak self] _ in
                self?.activatedNames.append("name")
            }
            if showsHint {
                hintLabel.sl.anchors {
                    Anchors.leading.equalTo(nameField.leadingAnchor)
                    Anchors.top.equalTo(nameField, attribute: .bottom, constant: 4)
                }
            } else {
                EmptyLayout()
            }
            buttons.sl.anchors {
                Anchors.trailing.equalTo(nameField)
                Anchors.top.greaterThanOrEqualTo(nameField, attribute: .bottom, constant: 24)
                Anchors.bottom.equalTo(keyboardGuide.topAnchor, inwardOffset: spacing)
            }.sublayout {
                GroupLayout(option: .isNotArranged) {
                    background.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: -4) }
                }
                ButtonRow(cancel: cancelButton, confirm: loginButton)
            }
        }

        if isBusy {
            buttons.sl.sublayout {
                spinner.sl.anchors {
                    Anchors.size.equalTo(width: 16, height: 16).identifier("spinnerSize")
                }
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        sl.updateLayout()
    }
}

struct ButtonRow: ModularLayout {
    let cancel: UIButton?
    let confirm: UIButton

    @LayoutBuilder var layout: some Layout {
        cancel
        confirm.sl.anchors { Anchors.width.multiplier(0.4).priority(UILayoutPriority(700)) }
    }
}

final class LoginViewController: UIViewController {
    private var activations: Set<Activation> = []
    var form = LoginForm(frame: .zero)
    var isWide = false

    @LayoutBuilder func makeLayout() -> some Layout {
        view.sl.sublayout {
            form.sl.anchors {
                Anchors.center.equalToSuper(yOffset: -20)
                if isWide {
                    Anchors.width.equalToSuper(constant: -40).identifier("width")
                } else {
                    Anchors.width.equalTo(constant: 280).identifier("width")
                }
                Anchors.height.lessThanOrEqualToSuper()
                Anchors.height.equalTo(constant: 240).priority(.defaultHigh)
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeLayout().active().store(&activations)
    }

    func widen() {
        for activation in activations {
            activation.anchors("width").update(constant: 300, priority: .required)
        }
    }

    func relayout() {
        isWide.toggle()
        for activation in activations {
            makeLayout().update(fromActivation: activation, forceLayout: true)
        }
    }
}
