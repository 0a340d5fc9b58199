extension TextView: AccessibilityTextProviding {
    package final var accessibilityOwnText: any AccessibilityText { EditedText(self) }

    /// The maximum length in bytes of the accessibility value, which is compared after each frame.
    private static var longestValue: Int { 1 << 16 }

    final func describeText(_ attributes: inout AccessibilityAttributes) {
        attributes.role = .textArea
        attributes.isElement = findInteraction?.isFindNavigatorVisible == true ? false : nil
        if hasText, utf8Count <= Self.longestValue { attributes.value = text }
        attributes.placeholder = placeholderString
        attributes.states.insert(isEditable ? .editable : .readOnly)
        attributes.states.insert(.multiline)
        if displayedValidation == .error { attributes.states.insert(.invalid) }
        attributes.actions.append(.showMenu)
    }
}
