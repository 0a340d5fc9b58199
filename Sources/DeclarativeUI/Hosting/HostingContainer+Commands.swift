extension HostingContainer {
    /// The shortcuts of the buttons that are displayed in the window, for the command palette and the keyboard shortcuts.
    ///
    /// Buttons of menus are listed by the menu bar.
    package final var offeredCommands: Widgets.Menu? {
        let elements = interaction.shortcutElements
        return elements.isEmpty ? nil : Widgets.Menu(children: elements)
    }
}
