/// A view that makes its subviews from descriptions, before each constraints pass in which some have changed.
package protocol DescriptionHosting: View {
    func rebuildDescriptions()
}
