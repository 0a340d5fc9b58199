extension Widgets.ListView {
    /// Applies the environment values that concern lists and tables alike.
    func configure(_ environment: EnvironmentValues) {
        if let tint = environment.tint { tintColor = tint }
        isScrollEnabled = environment.isScrollEnabled
        showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility != .hidden
    }
}
