/// The explanation of a content that is missing or being loaded, modelled on `UIContentUnavailableConfiguration`.
///
///     var configuration = ContentUnavailableConfiguration.empty()
///     configuration.image = Image(systemName: "tray")
///     configuration.text = "No messages"
///     tableView.backgroundView = messages.isEmpty ? ContentUnavailableView(configuration: configuration) : nil
public struct ContentUnavailableConfiguration {
    /// The large image above the texts; nil by default, and not displayed while loading.
    public var image: Image?
    /// The title; nil by default.
    public var text: String?
    /// The description below the title; nil by default.
    public var secondaryText: String?
    /// The button below the texts; nil, the default, for none.
    public var button: Action?
    /// Whether an activity indicator takes the place of the image; false by default.
    public var isLoading = false

    /// Creates a configuration without content.
    public static func empty() -> ContentUnavailableConfiguration { ContentUnavailableConfiguration() }

    /// Creates the configuration of a content that is being loaded: an activity indicator with the text "Loading…".
    public static func loading() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        return configuration
    }

    /// Creates the configuration of a search that found nothing.
    public static func search() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.image = Image(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }
}
