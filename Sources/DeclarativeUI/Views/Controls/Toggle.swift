/// A control that switches a value on or off.
///
/// Follows `SwiftUI.Toggle`. Displayed as a check box, or as a trailing switch in a ``Form``, unless
/// `toggleStyle(_:)` sets another style.
///
///     Toggle("Show hidden files", isOn: $showsHidden)
///     Toggle(isOn: $isMuted) { Label("Mute", image: speaker) }.toggleStyle(.switch)
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    let site: DeclarationSite
    @Environment(\.toggleStyle) private var style
    @Environment(\.formLayout) private var form

    /// Creates a toggle for `isOn`, with a view as its label.
    public init(
        isOn: Binding<Bool>, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.isOn = isOn
        self.label = label()
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public var body: some View {
        if let look = style.look(isInForm: form.showsRows) {
            ToggleBody(look: look, isOn: isOn, label: label, site: site)
        } else {
            style.makeAnyBody(
                ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: isOn))
        }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle for `isOn`, with a title.
    public init(
        _ title: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(isOn: isOn, label: { Text(title) }, fileID: fileID, line: line)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration of a style, to display it in another style.
    public init(
        _ configuration: ToggleStyleConfiguration, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            isOn: configuration.$isOn, label: { configuration.label }, fileID: fileID, line: line)
    }
}

/// The toggle appearances that the toolkit draws.
enum ToggleAppearance: Hashable {
    case checkbox, switcher, button
}

/// A toggle in an appearance that the toolkit draws.
private struct ToggleBody<Label: View>: View {
    let look: ToggleAppearance
    let isOn: Binding<Bool>
    let label: Label
    let site: DeclarationSite

    var body: some View {
        switch look {
        case .checkbox:
            if let text = label as? Text {
                CheckboxLeaf(title: text.string, font: text.font, isOn: isOn, site: site)
            } else {
                HStack(spacing: 8) {
                    CheckboxLeaf(title: "", font: nil, isOn: isOn, site: site).named(by: label)
                    label.onTapGesture(count: 1, "Toggle", site) { _ in isOn.wrappedValue.toggle() }
                        .accessibilityHidden(true)
                }
            }
        case .switcher: LabeledRow(label: label, content: SwitchLeaf(isOn: isOn, site: site))
        case .button:
            Button(role: nil, action: { isOn.wrappedValue.toggle() }, label: label, site: site)
                .environment(
                    \.buttonStyle, _ButtonStyleChoice(look: isOn.wrappedValue ? .prominent : .bordered)
                )
                .accessibility(role: .toggleButton, states: isOn.wrappedValue ? .pressed : [])
        }
    }
}

/// The check box with its title.
struct CheckboxLeaf: LeafView {
    let title: String
    let font: Font?
    let isOn: Binding<Bool>
    let site: DeclarationSite

    func makeRetained() -> CheckboxControl { CheckboxControl(frame: .zero) }

    func configure(_ box: CheckboxControl, since old: Self?, _ environment: EnvironmentValues) {
        box.title = title
        if let font = font ?? environment.font { box.font = font }
        box.isOn = isOn.wrappedValue
        box.apply(environment)
        let writer = BoundWriter(name: "Toggle", site: site, binding: isOn)
        box.changed = { [unowned box] in box.isOn = writer.write(box.isOn) }
    }

    func explicitAlignment(of box: CheckboxControl, _ guide: AlignmentKey, size: Size) -> Double? {
        (box as? any BaselineProviding)?.baseline(guide, in: size)
    }
}

/// The switch without its label.
struct SwitchLeaf: LeafView {
    let isOn: Binding<Bool>
    let site: DeclarationSite

    func makeRetained() -> SwitchControl { SwitchControl(frame: .zero) }

    func configure(_ control: SwitchControl, since old: Self?, _ environment: EnvironmentValues) {
        let value = isOn.wrappedValue
        if control.isOn != value { control.setOn(value, animated: control.viewHost != nil) }
        control.apply(environment)
        let writer = BoundWriter(name: "Toggle", site: site, binding: isOn)
        control.changed = { [unowned control] in
            let value = writer.write(control.isOn)
            if control.isOn != value { control.setOn(value, animated: true) }
        }
    }
}
