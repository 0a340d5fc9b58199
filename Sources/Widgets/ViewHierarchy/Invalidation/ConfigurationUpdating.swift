/// A view that configures its content before layout, in each frame in which its configuration is invalid.
package protocol ConfigurationUpdating: View {
    /// Queues the view for ``runConfigurationUpdate()``.
    func setNeedsUpdateConfiguration()
    /// Configures the content for the current state of the view.
    func runConfigurationUpdate()
}
