/// A control for selecting one of several values.
///
/// Follows `SwiftUI.Picker`. Each option is a view with a `tag(_:)`; in a ``ForEach``, the identity of an element is
/// its tag. Displayed as a pop-up button unless `pickerStyle(_:)` sets another style.
///
///     Picker("Paper", selection: $paper) {
///         Text("A4").tag(Paper.a4)
///         Text("Letter").tag(Paper.letter)
///     }
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    let site: DeclarationSite
    @State private var check = SelectionCheck()
    @Environment(\.pickerStyle) private var style
    @Environment(\.labelsAreHidden) private var hidesLabels

    /// Creates a picker of the options of `content`, with a view as its label.
    ///
    /// The option whose tag equals the value of `selection` is selected. None is selected, and a diagnostic reports it, if there is no such
    /// option; a value of nil is not reported.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public var body: some View {
        let (selection, site, style, hidesLabels, label) = (selection, site, style, hidesLabels, label)
        let check = check
        OffscreenReader(content: content) { offscreen in
            PickerBody(
                choice: PickerChoice(
                    offscreen, selection,
                    (label as? Text ?? (label as? DeclarativeUI.Label<Text, Image>)?.title)?.string, site,
                    check),
                style: style,
                label: hidesLabels ? nil : label)
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker of the options of `content`, with a title.
    public init(
        _ title: String, selection: Binding<SelectionValue>, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { Text(title) }, fileID: fileID, line: line)
    }
}

extension Picker where Label == DeclarativeUI.Label<Text, Image> {
    /// Creates a picker of the options of `content`, with a title and a symbol.
    public init(
        _ title: String, systemImage: String, selection: Binding<SelectionValue>,
        fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content,
            label: { DeclarativeUI.Label(title, systemImage: systemImage) }, fileID: fileID, line: line)
    }
}

/// The appearance of pickers: `SwiftUI.PickerStyle`.
///
///     .pickerStyle(.segmented)
public enum PickerStyle: Hashable, Sendable {
    /// The default style: a pop-up button.
    case automatic
    /// A button that opens a menu of the options.
    case menu
    /// A segmented control.
    case segmented
    /// A group of radio buttons.
    case radioGroup
    /// A list of all options, as radio buttons below each other; in a menu, the options are items of the menu itself.
    case inline
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerStyle { .automatic } }

extension EnvironmentValues {
    fileprivate var pickerStyle: PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of descendant pickers.
    public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}

/// The options of a picker, and the index of the selected one.
struct PickerChoice {
    struct Option {
        let title: String
        let image: Widgets.Image?
    }

    let title: String?
    let options: [Option]
    /// The index of the selected option; -1 if no option has the selected value.
    let index: Binding<Int>
    let site: DeclarationSite

    init<Value: Hashable>(
        _ offscreen: OffscreenContent, _ selection: Binding<Value>, _ title: String?,
        _ site: DeclarationSite, _ check: SelectionCheck
    ) {
        var options: [Option] = []
        var values: [Value?] = []
        for item in offscreen.items {
            options.append(
                Option(title: LabelContent(of: item).text ?? "", image: LabelContent(of: item).picture))
            values.append(
                ChoiceTag(of: item).around(below: offscreen.node?.parent).flatMap { $0.base as? Value })
        }
        self.title = title
        self.options = options
        self.site = site
        check.problem = {
            let chosen = selection.wrappedValue
            if values.isEmpty || values.contains(where: { $0 == chosen }) { return nil }
            // Nil selects nothing.
            if let optional = chosen as? any OptionalField, optional.isNil { return nil }
            return Diagnostic(
                kind: .invalidValue,
                subject: title.map { "Picker \"\($0)\" (\(site))" } ?? "Picker (\(site))",
                message: "no option has the selected value \(chosen), of the type \(Value.self), as its tag",
                cure:
                    "no option is displayed as selected; add tag(_:) with a value of that type to each option"
            )
        }
        index = Binding(
            get: {
                let chosen = selection.wrappedValue
                if let index = values.firstIndex(where: { $0 == chosen }) { return index }
                check.schedule()
                return -1
            },
            set: { index in
                if values.indices.contains(index), let value = values[index] {
                    selection.wrappedValue = value
                }
            })
    }
}

/// Reports a selection of a picker that none of its options has.
final class SelectionCheck {
    /// Returns the report if the current selection is not among the current options; nil if it is.
    var problem: () -> Diagnostic? = { nil }
    private var reported: String?
    private var isScheduled = false

    init() {}
    deinit {}

    /// Checks the selection after the update that reads it, and reports each wrong value once.
    ///
    /// Options, and a selection that `onChange` corrects, may still change in the same frame.
    func schedule() {
        guard !isScheduled, let graph = UpdateContext.current.reader?.graph else { return }
        isScheduled = true
        graph.afterUpdate { [weak graph] in
            graph?.afterUpdate { [self] in report() }
        }
    }

    private func report() {
        isScheduled = false
        let found = DependencyTracker.untracked(problem)
        if let found, found.message != reported { Diagnostics.report(found) }
        reported = found?.message
    }
}

/// A view with the options of a picker.
protocol PickerChoiceHolding: View {
    var choice: PickerChoice { get }
    var style: PickerStyle { get }
}

/// The options of a picker in a given style.
private struct PickerBody<Label: View>: View, PickerChoiceHolding {
    let choice: PickerChoice
    let style: PickerStyle
    let label: Label?

    var body: some View {
        switch style {
        case .automatic, .menu: LabeledRow(label: label, content: PopUpLeaf(choice: choice))
        case .segmented: LabeledRow(label: label, content: SegmentedLeaf(choice: choice))
        case .radioGroup, .inline:
            VStack(alignment: .leading, spacing: 6) {
                label
                RadioLeaf(choice: choice)
            }
        }
    }
}
