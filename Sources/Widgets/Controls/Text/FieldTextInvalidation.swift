extension Invalidations {
    /// Invalidates the layout of the text, the display and the intrinsic size of a text field.
    struct FieldText: ViewInvalidatingType {
        func invalidate(view: View) {
            guard let field = view as? TextField else { return }
            field.textChanged()
            field.invalidateIntrinsicContentSize()
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.FieldText {
    static var fieldText: Self { Self() }
}
