/// A view that creates its own subviews, which printed source therefore omits.
///
///     extension Control: SubviewCreating {}
package protocol SubviewCreating: View {}
