/// Builds the root view of a window's content from one expression: a retained view.
///
/// DeclarativeUI adds declarative views, for which it creates the retained view that displays them. A module that knows only retained views
/// can so accept both, as `Harness` of WidgetsTesting does.
///
///     func show(@RootViewBuilder _ content: () -> View) { window.contentView = content() }
@resultBuilder
public enum RootViewBuilder {
    public static func buildExpression(_ view: View) -> View { view }
    public static func buildBlock(_ view: View) -> View { view }
}
