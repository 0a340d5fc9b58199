/// A view that sets up its content before the layout of a frame in which its configuration was invalidated.
package protocol ConfigurationUpdating: View {
    /// Queues the view for ``runConfigurationUpdate()``.
    func setNeedsUpdateConfiguration()
    /// Sets the content up for the view's present state.
    func runConfigurationUpdate()
}
