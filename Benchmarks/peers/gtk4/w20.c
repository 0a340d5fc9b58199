// W20: a focused button that opens a second window; Escape closes it. Written for this project.
// common/popup.c starts it, presses the keys and ends it. Without a window manager the window is at (0, 0) when it appears, and is moved by X.
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>

static GtkApplication *app;
static GtkWidget *first, *second;

static void close_second(void) {
  if (!second) return;
  gtk_window_destroy(GTK_WINDOW(second));
  second = NULL;
  // The focus was in the second window; without a window manager, the X server would give it to the root window.
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(first));
  XSetInputFocus(gdk_x11_display_get_xdisplay(gdk_display_get_default()), gdk_x11_surface_get_xid(surface), RevertToParent, CurrentTime);
}
static gboolean key(GtkEventControllerKey *c, guint value, guint code, GdkModifierType state, gpointer data) {
  (void)c, (void)code, (void)state, (void)data;
  if (value == GDK_KEY_Escape) close_second();
  return value == GDK_KEY_Escape;
}
static void add_keys(GtkWidget *w) {
  GtkEventController *c = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(c, GTK_PHASE_CAPTURE);
  g_signal_connect(c, "key-pressed", G_CALLBACK(key), NULL);
  gtk_widget_add_controller(w, c);
}
static void open_second(void) {
  close_second();
  second = gtk_application_window_new(app);
  gtk_window_set_decorated(GTK_WINDOW(second), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(second), 400, 300);
  GtkWidget *fixed = gtk_fixed_new();
  for (int i = 0; i < 5; i++) {
    char text[32];
    int y = 8 + 40 * i;
    g_snprintf(text, sizeof text, "Label %d", i);
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_set_size_request(label, 100, 32);
    gtk_fixed_put(GTK_FIXED(fixed), label, 8, y);
    g_snprintf(text, sizeof text, "Value %d", i);
    GtkWidget *field = gtk_entry_new();
    gtk_editable_set_text(GTK_EDITABLE(field), text);
    gtk_widget_set_size_request(field, 160, 32);
    gtk_fixed_put(GTK_FIXED(fixed), field, 116, y);
    g_snprintf(text, sizeof text, "Button %d", i);
    GtkWidget *button = gtk_button_new_with_label(text);
    gtk_widget_set_size_request(button, 108, 32);
    gtk_fixed_put(GTK_FIXED(fixed), button, 284, y);
  }
  gtk_window_set_child(GTK_WINDOW(second), fixed);
  add_keys(second);
  gtk_widget_realize(second);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(second));
  XMoveWindow(gdk_x11_display_get_xdisplay(gdk_display_get_default()), gdk_x11_surface_get_xid(surface), 500, 100);
  gtk_window_present(GTK_WINDOW(second));
}
static void activate(GtkApplication *a) {
  g_object_set(gtk_settings_get_default(), "gtk-font-name", "DejaVu Sans 10.5", "gtk-enable-animations", FALSE,
               "gtk-cursor-blink", FALSE, NULL);
  GtkWidget *w = gtk_application_window_new(a), *fixed = gtk_fixed_new(), *button = gtk_button_new_with_label("Open");
  gtk_window_set_decorated(GTK_WINDOW(w), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(w), 400, 300);
  gtk_widget_set_size_request(button, 200, 32);
  gtk_fixed_put(GTK_FIXED(fixed), button, 8, 8);
  gtk_window_set_child(GTK_WINDOW(w), fixed);
  g_signal_connect(button, "clicked", G_CALLBACK(open_second), NULL);
  add_keys(w);
  gtk_widget_grab_focus(button);
  gtk_window_present(GTK_WINDOW(w));
  first = w;
}
int main(int argc, char **argv) {
  (void)argc;
  app = gtk_application_new("org.example.w20", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), 1, argv);
}
