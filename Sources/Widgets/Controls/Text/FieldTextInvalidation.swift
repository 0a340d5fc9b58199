extension Invalidations {
    /// Font or text of a field changed.
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
