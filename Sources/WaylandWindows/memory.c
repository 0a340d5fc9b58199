// Buffers in shared memory.
#define _GNU_SOURCE
#include "WaylandWindows.h"

#if __has_include(<wayland-client-core.h>)
#include "connection.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void widgets_wl_destroy_buffer(struct widgets_wl_buffer *buffer) {
    struct widgets_wl_buffer **link = &buffer->memory->buffers;
    while (*link != buffer) link = &(*link)->next;
    *link = buffer->next;
    wl_buffer_destroy(buffer->proxy);
    if (buffer->pixels) munmap(buffer->pixels, buffer->size);
    free(buffer);
}

static void buffer_released(void *data, struct wl_buffer *proxy) {
    struct widgets_wl_buffer *buffer = data;
    (void)proxy;
    buffer->is_busy = 0;
    if (!buffer->pixels) widgets_wl_destroy_buffer(buffer);
}

// Returns a file in memory that cannot shrink, because the compositor would fail to read it then; -1 without memory.
//
// The memory is reserved, so that a later write cannot fail.
static int create_file(size_t size) {
    int descriptor = memfd_create("widgets-pixels", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -1;
    int error;
    do error = posix_fallocate(descriptor, 0, (off_t)size); while (error == EINTR);
    if (error == 0) {
        fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL);
        return descriptor;
    }
    close(descriptor);
    return -1;
}

struct widgets_wl_buffer *widgets_wl_create_buffer(struct widgets_wl_memory *memory, int width, int height, int has_alpha) {
    static const struct wl_buffer_listener listener = {buffer_released};
    enum { longest_side = 16384 };
    if (width < 1 || height < 1 || width > longest_side || height > longest_side) return NULL;
    int stride = width * 4;
    // The protocol has 32 bits for the size of a pool.
    if ((int64_t)stride * height > INT32_MAX) return NULL;
    size_t size = (size_t)stride * (size_t)height;
    int file = create_file(size);
    if (file < 0) return NULL;
    struct widgets_wl_buffer *buffer = calloc(1, sizeof *buffer);
    void *pixels = buffer ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    struct wl_shm_pool *pool = pixels != MAP_FAILED
        ? (struct wl_shm_pool *)wl_proxy_marshal_flags(
            (struct wl_proxy *)memory->shm, WL_SHM_CREATE_POOL, found_wl_shm_pool_interface, 1, 0, NULL, file, (int32_t)size)
        : NULL;
    if (pool) {
        buffer->proxy = (struct wl_buffer *)wl_proxy_marshal_flags(
            (struct wl_proxy *)pool, WL_SHM_POOL_CREATE_BUFFER, found_wl_buffer_interface, 1, 0, NULL, 0, width, height, stride,
            has_alpha ? WL_SHM_FORMAT_ARGB8888 : WL_SHM_FORMAT_XRGB8888);
        wl_shm_pool_destroy(pool);
    }
    close(file);
    if (!buffer || !buffer->proxy) {
        if (pixels != MAP_FAILED) munmap(pixels, size);
        free(buffer);
        return NULL;
    }
    buffer->memory = memory;
    buffer->pixels = pixels;
    buffer->size = size;
    buffer->next = memory->buffers;
    memory->buffers = buffer;
    wl_buffer_add_listener(buffer->proxy, &listener, buffer);
    return buffer;
}

void widgets_wl_release_buffer(struct widgets_wl_buffer *buffer) {
    munmap(buffer->pixels, buffer->size);
    buffer->pixels = NULL;
    if (!buffer->is_busy) widgets_wl_destroy_buffer(buffer);
}

uint32_t *widgets_wl_pixels(const struct widgets_wl_buffer *buffer) { return buffer->pixels; }

int widgets_wl_is_free(const struct widgets_wl_buffer *buffer) { return !buffer->is_busy; }

void widgets_wl_receive(struct widgets_wl_memory *memory, int milliseconds) {
    // The queue must be empty before the connection may be read.
    while (found_wl_display_prepare_read_queue(memory->display, memory->queue) != 0) {
        if (found_wl_display_dispatch_queue_pending(memory->display, memory->queue) < 0) return;
    }
    struct pollfd connection = {.fd = found_wl_display_get_fd(memory->display), .events = POLLIN};
    found_wl_display_flush(memory->display);
    if (poll(&connection, 1, milliseconds) > 0) {
        found_wl_display_read_events(memory->display);
    } else {
        found_wl_display_cancel_read(memory->display);
    }
    found_wl_display_dispatch_queue_pending(memory->display, memory->queue);
}

// MARK: - Surfaces

void widgets_wl_damage(void *surface, int x, int y, int width, int height) {
    if (wl_proxy_get_version(surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION) {
        wl_surface_damage_buffer(surface, x, y, width, height);
    } else {
        // In points, whose number per pixel is SDL's matter.
        wl_surface_damage(surface, 0, 0, INT32_MAX, INT32_MAX);
    }
}

void widgets_wl_show(struct widgets_wl_buffer *buffer, void *surface) {
    buffer->is_busy = 1;
    wl_surface_attach(surface, buffer->proxy, 0, 0);
    wl_surface_commit(surface);
    found_wl_display_flush(buffer->memory->display);
}

void widgets_wl_commit(struct widgets_wl_memory *memory, void *surface) {
    wl_surface_commit(surface);
    found_wl_display_flush(memory->display);
}

int widgets_wl_has_failed(const struct widgets_wl_memory *memory) { return found_wl_display_get_error(memory->display) != 0; }
#else
struct widgets_wl_buffer *widgets_wl_create_buffer(struct widgets_wl_memory *memory, int width, int height, int has_alpha) {
    (void)memory, (void)width, (void)height, (void)has_alpha;
    return NULL;
}
void widgets_wl_release_buffer(struct widgets_wl_buffer *buffer) { (void)buffer; }
uint32_t *widgets_wl_pixels(const struct widgets_wl_buffer *buffer) { (void)buffer; return NULL; }
int widgets_wl_is_free(const struct widgets_wl_buffer *buffer) { (void)buffer; return 0; }
void widgets_wl_receive(struct widgets_wl_memory *memory, int milliseconds) { (void)memory, (void)milliseconds; }
int widgets_wl_has_failed(const struct widgets_wl_memory *memory) { (void)memory; return 0; }
void widgets_wl_damage(void *surface, int x, int y, int width, int height) { (void)surface, (void)x, (void)y, (void)width, (void)height; }
void widgets_wl_show(struct widgets_wl_buffer *buffer, void *surface) { (void)buffer, (void)surface; }
void widgets_wl_commit(struct widgets_wl_memory *memory, void *surface) { (void)memory, (void)surface; }
#endif
