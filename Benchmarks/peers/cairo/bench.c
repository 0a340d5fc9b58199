// Cairo peer: W16 on an image surface, one thread. Written for this project.
// Usage: bench WORKLOAD   (no display)
#define PEER "cairo"
#include "../common/bench.h"

#include <cairo.h>

static void set_rgb(cairo_t *cr, uint32_t c) {
  cairo_set_source_rgb(cr, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}
static void add_stop(cairo_pattern_t *g, double at, uint32_t c) {
  cairo_pattern_add_color_stop_rgb(g, at, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}
static void w16(const char *w, int kind) {  // kind 0: fill, 1: stroke, 2: gradient
  enum { N = 50 };
  double t[N], u[N];
  static CubicPath c[1000];
  paths_init(c, 1000);
  cairo_surface_t *im = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1280, 720);
  uint32_t *px = (uint32_t *)cairo_image_surface_get_data(im);
  uint64_t ref = 0;
  for (int n = 0; n < N; n++) {
    memset(px, 0x55, 1280 * 720 * 4);  // overwritten: every pixel must be drawn again
    cairo_surface_mark_dirty(im);
    double t0 = now_us(), c0 = cpu_us();
    cairo_t *cr = cairo_create(im);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
    cairo_set_line_width(cr, 3);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    for (int i = 0; i < 1000; i++) {
      const int *x = c[i].x, *y = c[i].y;
      cairo_move_to(cr, x[0], y[0]);  // cairo has no path objects: they are built in each frame
      for (int k = 1; k < 13; k += 3) cairo_curve_to(cr, x[k], y[k], x[k + 1], y[k + 1], x[k + 2], y[k + 2]);
      cairo_close_path(cr);
      if (kind == 2) {
        cairo_pattern_t *g = cairo_pattern_create_linear(x[0] - 40, y[0] - 40, x[0] + 40, y[0] + 40);
        add_stop(g, 0, c[i].rgb);
        add_stop(g, 0.5, 0xffffff);
        add_stop(g, 1, c[i].rgb ^ 0xffffff);
        cairo_set_source(cr, g);
        cairo_pattern_destroy(g);
      } else {
        set_rgb(cr, c[i].rgb);
      }
      if (kind == 1) cairo_stroke(cr);
      else cairo_fill(cr);
    }
    CHECK(w, cairo_status(cr) == CAIRO_STATUS_SUCCESS);
    cairo_destroy(cr);
    cairo_surface_flush(im);
    t[n] = (now_us() - t0) / 1000;
    u[n] = (cpu_us() - c0) / 1000;
    uint64_t h = fnv1a(FNV_INIT, px, 1280 * 720 * 4);
    if (!n) ref = h;
    CHECK(w, h == ref);
  }
  dump_picture(w, px, 1280, 720, 1280 * 4);
  double ink = ink_percent(px, 1280 * 720);
  CHECK(w, ink_right(kind, ink));
  report(w, "median_ms", median(t, N));
  report(w, "cpu_median_ms", median(u, N));
  report(w, "p99_ms", percentile(t, N, 0.99));
  report(w, "ink_percent", ink);
}

int main(int argc, char **argv) {
  const char *w = argc > 1 ? argv[1] : "";
  if (!strcmp(w, "W16")) w16("W16", 0);
  else if (!strcmp(w, "W16_stroke")) w16("W16_stroke", 1);
  else if (!strcmp(w, "W16_gradient")) w16("W16_gradient", 2);
  else return 2;
  return 0;
}
