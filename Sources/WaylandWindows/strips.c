// Surfaces beside the surface of a window.
#include "WaylandWindows.h"
#include <stddef.h>

#if __has_include(<wayland-client-core.h>)
#include "connection.h"
#include <stdlib.h>

struct widgets_wl_strip {
    struct wl_surface *surface;
    struct wl_subsurface *subsurface;
};

// Binds the objects that make subsurfaces; returns whether the compositor has them.
static int bind_compositor(struct widgets_wl_memory *memory) {
    if (!memory->compositor && memory->compositor_name) {
        memory->compositor = (struct wl_compositor *)widgets_wl_bind(memory, memory->compositor_name, found_wl_compositor_interface);
    }
    if (!memory->subcompositor && memory->subcompositor_name) {
        memory->subcompositor = (struct wl_subcompositor *)widgets_wl_bind(memory, memory->subcompositor_name, found_wl_subcompositor_interface);
    }
    return memory->compositor && memory->subcompositor;
}

struct widgets_wl_strip *widgets_wl_create_strip(struct widgets_wl_memory *memory, void *parent) {
    if (!bind_compositor(memory)) return NULL;
    struct widgets_wl_strip *strip = calloc(1, sizeof *strip);
    if (!strip) return NULL;
    struct wl_proxy *compositor = (struct wl_proxy *)memory->compositor;
    strip->surface =
        (struct wl_surface *)wl_proxy_marshal_flags(compositor, WL_COMPOSITOR_CREATE_SURFACE, found_wl_surface_interface, 1, 0, NULL);
    struct wl_region *nothing =
        (struct wl_region *)wl_proxy_marshal_flags(compositor, WL_COMPOSITOR_CREATE_REGION, found_wl_region_interface, 1, 0, NULL);
    if (strip->surface) {
        strip->subsurface = (struct wl_subsurface *)wl_proxy_marshal_flags(
            (struct wl_proxy *)memory->subcompositor, WL_SUBCOMPOSITOR_GET_SUBSURFACE, found_wl_subsurface_interface, 1, 0, NULL,
            strip->surface, parent);
    }
    if (strip->subsurface && nothing) {
        wl_subsurface_place_below(strip->subsurface, parent);
        wl_surface_set_input_region(strip->surface, nothing);
        wl_region_destroy(nothing);
        return strip;
    }
    if (nothing) wl_region_destroy(nothing);
    widgets_wl_destroy_strip(strip);
    return NULL;
}

void widgets_wl_destroy_strip(struct widgets_wl_strip *strip) {
    if (strip->subsurface) wl_subsurface_destroy(strip->subsurface);
    if (strip->surface) wl_surface_destroy(strip->surface);
    free(strip);
}

void widgets_wl_show_strip(struct widgets_wl_strip *strip, struct widgets_wl_buffer *buffer, int x, int y) {
    if (buffer) buffer->is_busy = 1;
    wl_subsurface_set_position(strip->subsurface, x, y);
    wl_surface_attach(strip->surface, buffer ? buffer->proxy : NULL, 0, 0);
    wl_surface_damage(strip->surface, 0, 0, INT32_MAX, INT32_MAX);
    wl_surface_commit(strip->surface);
}
#else
struct widgets_wl_strip *widgets_wl_create_strip(struct widgets_wl_memory *memory, void *parent) {
    (void)memory, (void)parent;
    return NULL;
}
void widgets_wl_destroy_strip(struct widgets_wl_strip *strip) { (void)strip; }
void widgets_wl_show_strip(struct widgets_wl_strip *strip, struct widgets_wl_buffer *buffer, int x, int y) {
    (void)strip, (void)buffer, (void)x, (void)y;
}
#endif
