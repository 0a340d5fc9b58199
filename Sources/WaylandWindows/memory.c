// Buffers in shared memory. The functions of libwayland-client, which SDL has loaded, are found at run time, so that nothing is linked.
#define _GNU_SOURCE
#include "WaylandWindows.h"
#include <stdlib.h>

#if __has_include(<wayland-client-core.h>)
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client-core.h>

// The header of the protocol calls these functions and refers to these descriptions; its names are replaced by pointers that are set at run time.
#define FUNCTIONS(apply) \
    apply(wl_display_create_queue) apply(wl_display_dispatch_queue_pending) apply(wl_display_flush) apply(wl_display_get_fd) \
    apply(wl_display_cancel_read) apply(wl_display_prepare_read_queue) apply(wl_display_read_events) apply(wl_display_roundtrip_queue) \
    apply(wl_event_queue_destroy) apply(wl_proxy_add_listener) apply(wl_proxy_create_wrapper) apply(wl_proxy_destroy) \
    apply(wl_proxy_get_version) apply(wl_proxy_marshal_flags) apply(wl_proxy_set_queue) apply(wl_proxy_wrapper_destroy)
#define DESCRIPTIONS(apply) apply(wl_registry_interface) apply(wl_shm_interface) apply(wl_shm_pool_interface) apply(wl_buffer_interface)

#define DECLARE_FUNCTION(name) static __typeof__(name) *found_##name;
#define DECLARE_DESCRIPTION(name) static const struct wl_interface *found_##name;
FUNCTIONS(DECLARE_FUNCTION)
DESCRIPTIONS(DECLARE_DESCRIPTION)
#define wl_proxy_add_listener found_wl_proxy_add_listener
#define wl_proxy_destroy found_wl_proxy_destroy
#define wl_proxy_get_version found_wl_proxy_get_version
#define wl_proxy_marshal_flags found_wl_proxy_marshal_flags
#include <wayland-client-protocol.h>

// Returns whether all functions were found.
static int load(void) {
    static void *library;
    if (library) return 1;
    void *opened = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return 0;
    int is_complete = 1;
#define FIND(name) is_complete &= (found_##name = (__typeof__(found_##name))dlsym(opened, #name)) != NULL;
    FUNCTIONS(FIND)
    DESCRIPTIONS(FIND)
    if (is_complete) library = opened; else dlclose(opened);
    return is_complete;
}

struct widgets_wl_memory {
    struct wl_display *display;
    struct wl_event_queue *queue;
    struct wl_registry *registry;
    struct wl_shm *shm;
    int compositor_decorates;
    struct widgets_wl_buffer *buffers;
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

// MARK: - The connection

static void global_added(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    struct widgets_wl_memory *memory = data;
    (void)version;
    if (strcmp(interface, "zxdg_decoration_manager_v1") == 0) memory->compositor_decorates = 1;
    if (strcmp(interface, "wl_shm") != 0 || memory->shm) return;
    memory->shm = (struct wl_shm *)wl_proxy_marshal_flags(
        (struct wl_proxy *)registry, WL_REGISTRY_BIND, found_wl_shm_interface, 1, 0, name, found_wl_shm_interface->name, 1, NULL);
}

static void global_removed(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

struct widgets_wl_memory *widgets_wl_open_memory(void *display) {
    static const struct wl_registry_listener listener = {global_added, global_removed};
    if (!display || !load()) return NULL;
    struct widgets_wl_memory *memory = calloc(1, sizeof *memory);
    if (!memory) return NULL;
    memory->display = display;
    memory->queue = found_wl_display_create_queue(display);
    // The wrapper makes the registry, and all that is created from it, send its events to the queue.
    struct wl_proxy *wrapper = memory->queue ? found_wl_proxy_create_wrapper(display) : NULL;
    if (wrapper) {
        found_wl_proxy_set_queue(wrapper, memory->queue);
        memory->registry = (struct wl_registry *)wl_proxy_marshal_flags(
            wrapper, WL_DISPLAY_GET_REGISTRY, found_wl_registry_interface, wl_proxy_get_version(wrapper), 0, NULL);
        found_wl_proxy_wrapper_destroy(wrapper);
    }
    if (memory->registry) {
        wl_registry_add_listener(memory->registry, &listener, memory);
        found_wl_display_roundtrip_queue(display, memory->queue);
    }
    if (memory->shm) return memory;
    widgets_wl_close_memory(memory);
    return NULL;
}

static void destroy(struct widgets_wl_buffer *buffer) {
    struct widgets_wl_buffer **link = &buffer->memory->buffers;
    while (*link != buffer) link = &(*link)->next;
    *link = buffer->next;
    wl_buffer_destroy(buffer->proxy);
    if (buffer->pixels) munmap(buffer->pixels, buffer->size);
    free(buffer);
}

void widgets_wl_close_memory(struct widgets_wl_memory *memory) {
    while (memory->buffers) destroy(memory->buffers);
    if (memory->shm) wl_shm_destroy(memory->shm);
    if (memory->registry) wl_registry_destroy(memory->registry);
    if (memory->queue) found_wl_event_queue_destroy(memory->queue);
    free(memory);
}

int widgets_wl_compositor_decorates(const struct widgets_wl_memory *memory) { return memory->compositor_decorates; }

static int is_plugin_of_libdecor(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size, (void)data;
    const char *folder = strstr(info->dlpi_name, "libdecor");
    return folder && strstr(folder, "plugin") != NULL;
}

int widgets_wl_libdecor_decorates(void) { return dl_iterate_phdr(is_plugin_of_libdecor, NULL); }

// MARK: - Buffers

static void buffer_released(void *data, struct wl_buffer *proxy) {
    struct widgets_wl_buffer *buffer = data;
    (void)proxy;
    buffer->is_busy = 0;
    if (!buffer->pixels) destroy(buffer);
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

struct widgets_wl_buffer *widgets_wl_create_buffer(struct widgets_wl_memory *memory, int width, int height) {
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
            WL_SHM_FORMAT_XRGB8888);
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
    if (!buffer->is_busy) destroy(buffer);
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
#else
struct widgets_wl_memory *widgets_wl_open_memory(void *display) { (void)display; return NULL; }
void widgets_wl_close_memory(struct widgets_wl_memory *memory) { (void)memory; }
int widgets_wl_compositor_decorates(const struct widgets_wl_memory *memory) { (void)memory; return 0; }
int widgets_wl_libdecor_decorates(void) { return 0; }
struct widgets_wl_buffer *widgets_wl_create_buffer(struct widgets_wl_memory *memory, int width, int height) {
    (void)memory, (void)width, (void)height;
    return NULL;
}
void widgets_wl_release_buffer(struct widgets_wl_buffer *buffer) { (void)buffer; }
uint32_t *widgets_wl_pixels(const struct widgets_wl_buffer *buffer) { (void)buffer; return NULL; }
int widgets_wl_is_free(const struct widgets_wl_buffer *buffer) { (void)buffer; return 0; }
void widgets_wl_receive(struct widgets_wl_memory *memory, int milliseconds) { (void)memory, (void)milliseconds; }
void widgets_wl_damage(void *surface, int x, int y, int width, int height) { (void)surface, (void)x, (void)y, (void)width, (void)height; }
void widgets_wl_show(struct widgets_wl_buffer *buffer, void *surface) { (void)buffer, (void)surface; }
#endif
