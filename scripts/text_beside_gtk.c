/* A GTK program for scripts/text-comparison.sh: `show` draws the sample in labels, `join` places images next to each other.
 *
 *   text_beside_gtk show FILE.png light|dark SCALE
 *   text_beside_gtk join OUT.png TITLE LEFT.png RIGHT.png [TITLE LEFT.png RIGHT.png ...]
 */
#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

typedef struct {
    double size;
    const char *text;
} Line;

static const Line lines[] = {
    {9, "The office affluent waffle: AVATAR, Ty, fjord. 9"},
    {11, "The office affluent waffle: AVATAR, Ty, fjord. 11"},
    {14.5, "The office affluent waffle: AVATAR, Ty. 14.5"},
    {20, "The office affluent waffle: AV. 20"},
    {26, "The office affluent: AV. 26"},
    {16, "مرحبا بالعالم، كيف حالك؟ 123"},
    {16, "שלום עולם, מה שלומך? 42"},
    {16, "हिन्दी में क्षत्रिय विद्यार्थी"},
    {16, "ภาษาไทยไม่มีช่องว่าง น้ำ กี่"},
    {16, "你好,世界。日本語 안녕하세요"},
    {16, "👩‍👩‍👧‍👦 🇩🇪 👍🏽 ❤️ 😀"},
};

enum { WIDTH = 360, HEIGHT = 330, TITLE = 24 };

typedef struct {
    const char *file;
    double scale;
    GtkWidget *window;
    int code;
    GMainLoop *loop;
} Show;

/* Saves the window's content, drawn by its own renderer. */
static gboolean capture(gpointer data) {
    Show *show = data;
    GdkPaintable *paintable = gtk_widget_paintable_new(gtk_window_get_child(GTK_WINDOW(show->window)));
    int width = (int)ceil(WIDTH * show->scale), height = (int)ceil(HEIGHT * show->scale);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, width, height);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(show->window));
    graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, width, height);
    GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &all);
    show->code = gdk_texture_save_to_png(texture, show->file) ? 0 : 1;
    g_print("GTK %d.%d.%d, %s\n", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version(),
            G_OBJECT_TYPE_NAME(renderer));
    g_main_loop_quit(show->loop);
    return G_SOURCE_REMOVE;
}

static int show(const char *file, int dark, double scale) {
    if (!gtk_init_check()) return 3;
    /* The effect of the desktop's setting for larger text: GTK 4.8 has no scales between 1 and 2. */
    g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", (int)(96 * 1024 * scale), NULL);
    GtkCssProvider *css = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        css, dark ? "* { background: #1e1e1e; color: white; }" : "* { background: white; color: black; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_USER);
    GtkWidget *window = gtk_window_new(), *fixed = gtk_fixed_new();
    gtk_widget_set_size_request(fixed, (int)ceil(WIDTH * scale), (int)ceil(HEIGHT * scale));
    double y = 8;
    for (size_t i = 0; i < G_N_ELEMENTS(lines); i++) {
        GtkWidget *label = gtk_label_new(lines[i].text);
        gtk_widget_set_direction(label, GTK_TEXT_DIR_LTR);
        PangoAttrList *looks = pango_attr_list_new();
        PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
        pango_font_description_set_size(font, (int)lround(lines[i].size * 72 / 96 * PANGO_SCALE));
        pango_attr_list_insert(looks, pango_attr_font_desc_new(font));
        gtk_label_set_attributes(GTK_LABEL(label), looks);
        /* The baseline has the same position as on the other side; labels are at whole pixels. */
        double baseline = pango_layout_get_baseline(gtk_label_get_layout(GTK_LABEL(label))) / (double)PANGO_SCALE;
        gtk_fixed_put(
            GTK_FIXED(fixed), label, 8 * scale, round((y + lines[i].size * 1.2) * scale - baseline));
        y += lines[i].size * 1.8;
    }
    gtk_window_set_child(GTK_WINDOW(window), fixed);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_present(GTK_WINDOW(window));
    Show work = {file, scale, window, 1, g_main_loop_new(NULL, FALSE)};
    /* After the first frames, the labels are laid out and the window is mapped. */
    g_timeout_add(500, capture, &work);
    g_main_loop_run(work.loop);
    return work.code;
}

static void title(cairo_t *cr, const char *text, double x, double y) {
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
    pango_font_description_set_absolute_size(font, 13 * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    cairo_set_source_rgb(cr, 0.2, 0.2, 0.2);
    cairo_move_to(cr, x + 8, y + 4);
    pango_cairo_show_layout(cr, layout);
    pango_font_description_free(font);
    g_object_unref(layout);
}

/* Writes an image with rows of two images, each row below its title. */
static int join(const char *out, char **words, int rows) {
    cairo_surface_t *pictures[64];
    int width = 0, height = 0;
    if (rows > 32) return 2;
    for (int row = 0; row < rows; row++) {
        int wide = 0, high = 0;
        for (int side = 0; side < 2; side++) {
            cairo_surface_t *picture = cairo_image_surface_create_from_png(words[3 * row + 1 + side]);
            if (cairo_surface_status(picture)) return 1;
            pictures[2 * row + side] = picture;
            wide = MAX(wide, cairo_image_surface_get_width(picture));
            high = MAX(high, cairo_image_surface_get_height(picture));
        }
        width = MAX(width, 2 * wide);
        height += TITLE + high;
    }
    cairo_surface_t *all = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create(all);
    cairo_set_source_rgb(cr, 0.85, 0.85, 0.85);
    cairo_paint(cr);
    int y = 0;
    for (int row = 0; row < rows; row++) {
        int high = 0;
        for (int side = 0; side < 2; side++) {
            cairo_surface_t *picture = pictures[2 * row + side];
            char text[200];
            g_snprintf(text, sizeof text, "%s, %s", side ? "GTK" : "this project", words[3 * row]);
            title(cr, text, side * width / 2, y);
            cairo_set_source_surface(cr, picture, side * width / 2, y + TITLE);
            cairo_paint(cr);
            high = MAX(high, cairo_image_surface_get_height(picture));
        }
        y += TITLE + high;
    }
    return cairo_surface_write_to_png(all, out) != CAIRO_STATUS_SUCCESS;
}

int main(int count, char **words) {
    if (count == 5 && !strcmp(words[1], "show"))
        return show(words[2], !strcmp(words[3], "dark"), g_ascii_strtod(words[4], NULL));
    if (count >= 6 && count % 3 == 0 && !strcmp(words[1], "join"))
        return join(words[2], words + 3, (count - 3) / 3);
    return 2;
}
