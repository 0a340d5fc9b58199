extension Canvas {
    /// Draws a list that another canvas of the same palette and scale has recorded.
    package func draw(_ list: DisplayList) {
        if list.isEmpty { return }
        let translation = currentTranslation
        if !translation.isIdentity { record(.pushTransform(translation)) }
        for command in list.commands { record(command) }
        if !translation.isIdentity { record(.popTransform) }
    }
}
