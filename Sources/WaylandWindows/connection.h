// The connection, shared by the files of this target. The functions of libwayland-client, which SDL has loaded, are found at run time, so that
// nothing is linked.
#ifndef WIDGETS_WAYLAND_CONNECTION_H
#define WIDGETS_WAYLAND_CONNECTION_H
#include "WaylandWindows.h"
#include <stddef.h>
#include <wayland-client-core.h>

// The header of the protocol calls these functions and refers to these descriptions; its names are replaced by pointers that are set at run time.
#define FUNCTIONS(apply) \
    apply(wl_display_create_queue) apply(wl_display_dispatch_queue_pending) apply(wl_display_flush) apply(wl_display_get_error) apply(wl_display_get_fd) \
    apply(wl_display_cancel_read) apply(wl_display_prepare_read_queue) apply(wl_display_read_events) apply(wl_display_roundtrip_queue) \
    apply(wl_event_queue_destroy) apply(wl_proxy_add_listener) apply(wl_proxy_create_wrapper) apply(wl_proxy_destroy) \
    apply(wl_proxy_get_version) apply(wl_proxy_marshal_flags) apply(wl_proxy_set_queue) apply(wl_proxy_wrapper_destroy)
#define DESCRIPTIONS(apply) \
    apply(wl_registry_interface) apply(wl_shm_interface) apply(wl_shm_pool_interface) apply(wl_buffer_interface) \
    apply(wl_compositor_interface) apply(wl_subcompositor_interface) apply(wl_surface_interface) apply(wl_subsurface_interface) \
    apply(wl_region_interface) apply(wl_seat_interface) apply(wl_keyboard_interface)

#define HIDDEN __attribute__((visibility("hidden")))
#define DECLARE_FUNCTION(name) HIDDEN extern __typeof__(name) *found_##name;
#define DECLARE_DESCRIPTION(name) HIDDEN extern const struct wl_interface *found_##name;
FUNCTIONS(DECLARE_FUNCTION)
DESCRIPTIONS(DECLARE_DESCRIPTION)
#define wl_proxy_add_listener found_wl_proxy_add_listener
#define wl_proxy_destroy found_wl_proxy_destroy
#define wl_proxy_get_version found_wl_proxy_get_version
#define wl_proxy_marshal_flags found_wl_proxy_marshal_flags
#include <wayland-client-protocol.h>

struct widgets_wl_memory {
    struct wl_display *display;
    struct wl_event_queue *queue;
    struct wl_registry *registry;
    struct wl_shm *shm;
    // Names in the registry; 0 if the compositor has no such object. The objects are bound with the first strip.
    uint32_t compositor_name, subcompositor_name;
    struct wl_compositor *compositor;
    struct wl_subcompositor *subcompositor;
    int compositor_decorates;
    struct widgets_wl_buffer *buffers;
    struct widgets_wl_keyboard *keyboards;
};

struct widgets_wl_buffer {
    struct widgets_wl_memory *memory;
    struct widgets_wl_buffer *next;
    struct wl_buffer *proxy;
    // NULL after the buffer was released, while the compositor reads it.
    uint32_t *pixels;
    size_t size;
    int is_busy;
};

// Binds a global object of the compositor, whose events are sent to the queue of the memory.
struct wl_proxy *widgets_wl_bind(struct widgets_wl_memory *memory, uint32_t name, const struct wl_interface *interface);

// Binds the seat with a name in the registry, and its keyboard, whose events are sent to the queue of the memory.
void widgets_wl_add_keyboard(struct widgets_wl_memory *memory, uint32_t name);

void widgets_wl_remove_keyboards(struct widgets_wl_memory *memory);

// Destroys a buffer that the compositor does not read.
void widgets_wl_destroy_buffer(struct widgets_wl_buffer *buffer);
#endif
