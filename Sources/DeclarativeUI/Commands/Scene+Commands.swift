extension Scene {
    /// Adds a menu bar with the standard menus to the app's windows, and `content` to its menus.
    ///
    /// The commands of all scenes belong to one menu, which every window of the app has, except for that of ``Settings``, where only the
    /// keys of the commands work. The closure runs again when a value that it has read changes.
    ///
    ///     WindowGroup { Editor() }
    ///         .commands {
    ///             CommandMenu("Format") { Button("Bold") { bold() }.keyboardShortcut("b") }
    ///             CommandGroup(after: .newItem) { Button("New from Template") { choose() } }
    ///         }
    public func commands<Content: Commands>(
        @CommandsBuilder content: @escaping () -> Content
    ) -> some Scene {
        let commands = AnyView(SceneContent { content()._content })
        return ExtendedScene(content: self) { list in
            list.commands.append(commands)
            list.addMenuBar = SceneCommands.attach
        }
    }
}

/// The menu bar with the commands of all scenes.
enum SceneCommands {
    /// Gives a window of the app its menu bar; does nothing for an app without commands.
    static func attach(_ contents: [AnyView], to window: Widgets.Window) {
        if contents.isEmpty || window.menuBar != nil { return }
        let bar = MenuBar()
        bar.rebuildsForEachUse = true
        let host = CommandsHost(contents, bar: bar)
        bar.addSubview(host)
        bar.customize = { [weak host] in host?.build(with: $0) }
        window.menuBar = bar
    }
}
