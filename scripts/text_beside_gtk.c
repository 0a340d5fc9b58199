/* Draws the sample of scripts/text-comparison.sh with Pango and Cairo, as GTK does, or puts two pictures side by side.
 *
 *   text_beside_gtk draw FILE.png light|dark
 *   text_beside_gtk join LEFT.png RIGHT.png OUT.png
 *   text_beside_gtk stack TOP.png BOTTOM.png OUT.png
 */
#include <pango/pangocairo.h>
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

static int draw(const char *file, int dark) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 360, 330);
    cairo_t *cr = cairo_create(surface);
    double paper = dark ? 0x1e / 255.0 : 1, ink = dark ? 1 : 0;
    cairo_set_source_rgb(cr, paper, paper, paper);
    cairo_paint(cr);
    cairo_set_source_rgb(cr, ink, ink, ink);
    PangoLayout *layout = pango_cairo_create_layout(cr);
    /* What GTK 4 asks for by default: grey, slight hints, positions between pixels. */
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    PangoContext *context = pango_layout_get_context(layout);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_layout_set_auto_dir(layout, FALSE);
    double y = 8;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
        pango_font_description_set_absolute_size(font, lines[i].size * PANGO_SCALE);
        pango_layout_set_font_description(layout, font);
        pango_layout_set_text(layout, lines[i].text, -1);
        double step = lines[i].size * 1.8;
        /* The baseline is where the other side puts it. */
        cairo_move_to(cr, 8, y + lines[i].size * 1.2 - pango_layout_get_baseline(layout) / (double)PANGO_SCALE);
        pango_cairo_show_layout(cr, layout);
        pango_font_description_free(font);
        y += step;
    }
    return cairo_surface_write_to_png(surface, file) != CAIRO_STATUS_SUCCESS;
}

static int join(const char *first, const char *second, const char *out, int below) {
    cairo_surface_t *a = cairo_image_surface_create_from_png(first);
    cairo_surface_t *b = cairo_image_surface_create_from_png(second);
    if (cairo_surface_status(a) || cairo_surface_status(b)) return 1;
    int width = cairo_image_surface_get_width(a), height = cairo_image_surface_get_height(a);
    int x = below ? 0 : width, y = below ? height : 0;
    cairo_surface_t *both = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, x + cairo_image_surface_get_width(b), y + cairo_image_surface_get_height(b));
    cairo_t *cr = cairo_create(both);
    cairo_set_source_surface(cr, a, 0, 0);
    cairo_paint(cr);
    cairo_set_source_surface(cr, b, x, y);
    cairo_paint(cr);
    return cairo_surface_write_to_png(both, out) != CAIRO_STATUS_SUCCESS;
}

int main(int count, char **words) {
    if (count == 4 && !strcmp(words[1], "draw")) return draw(words[2], !strcmp(words[3], "dark"));
    if (count == 5 && !strcmp(words[1], "join")) return join(words[2], words[3], words[4], 0);
    if (count == 5 && !strcmp(words[1], "stack")) return join(words[2], words[3], words[4], 1);
    return 2;
}
