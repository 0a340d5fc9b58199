/// A window
open class Window: View {
    public final var rootViewController: ViewController?
}
