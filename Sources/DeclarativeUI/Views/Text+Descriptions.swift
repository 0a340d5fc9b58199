// Modifiers that take a text as words.

extension View {
    /// Sets the accessibility label to the string of `label`.
    public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }
    /// Sets the accessibility value to the string of `value`.
    public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.string) }
    /// Sets the accessibility hint to the string of `hint`.
    public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.string) }
    /// Sets the tool tip to the string of `text`.
    public func help(_ text: Text) -> some View { help(text.string) }

    /// Sets the title of the window that contains the view to the string of a text: `SwiftUI.navigationTitle(_:)`.
    public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

    /// Adds a custom action that is announced by the string of `name`.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: name.string, handler)
    }

    /// Gives the control the words of its label as a name, unless it is given another.
    func named<Label: View>(by label: Label) -> some View {
        Accessible(
            content: self,
            properties: AccessibilityProperties(
                defaultLabel: (label as? any Wording)?.words, isLabelled: true))
    }
}

/// A label whose words are known without being shown.
private protocol Wording {
    var words: String? { get }
}

extension Text: Wording { fileprivate var words: String? { string } }
extension Label: Wording { fileprivate var words: String? { (title as? any Wording)?.words } }
extension Optional: Wording where Wrapped: View {
    fileprivate var words: String? { flatMap { ($0 as? any Wording)?.words } }
}
