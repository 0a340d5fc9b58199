/// A view that creates its subviews by itself: printed source does not create them.
///
///     extension Control: SubviewCreating {}
package protocol SubviewCreating: View {}
