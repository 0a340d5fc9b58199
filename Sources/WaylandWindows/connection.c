// The connection to the compositor.
#define _GNU_SOURCE
#include "WaylandWindows.h"

#if __has_include(<wayland-client-core.h>)
#include "connection.h"
#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

#define DEFINE(name) __typeof__(found_##name) found_##name;
FUNCTIONS(DEFINE)
DESCRIPTIONS(DEFINE)

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

struct wl_proxy *widgets_wl_bind(struct widgets_wl_memory *memory, uint32_t name, const struct wl_interface *interface) {
    return wl_proxy_marshal_flags(
        (struct wl_proxy *)memory->registry, WL_REGISTRY_BIND, interface, 1, 0, name, interface->name, 1, NULL);
}

static void global_added(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    struct widgets_wl_memory *memory = data;
    (void)registry, (void)version;
    if (strcmp(interface, "zxdg_decoration_manager_v1") == 0) memory->compositor_decorates = 1;
    if (strcmp(interface, "wl_compositor") == 0) memory->compositor_name = name;
    if (strcmp(interface, "wl_subcompositor") == 0) memory->subcompositor_name = name;
    if (strcmp(interface, "wl_seat") == 0) widgets_wl_add_keyboard(memory, name);
    if (strcmp(interface, "wl_shm") != 0 || memory->shm) return;
    memory->shm = (struct wl_shm *)widgets_wl_bind(memory, name, found_wl_shm_interface);
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

void widgets_wl_close_memory(struct widgets_wl_memory *memory) {
    while (memory->buffers) widgets_wl_destroy_buffer(memory->buffers);
    widgets_wl_remove_keyboards(memory);
    if (memory->subcompositor) wl_subcompositor_destroy(memory->subcompositor);
    if (memory->compositor) wl_compositor_destroy(memory->compositor);
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
#else
struct widgets_wl_memory *widgets_wl_open_memory(void *display) { (void)display; return NULL; }
void widgets_wl_close_memory(struct widgets_wl_memory *memory) { (void)memory; }
int widgets_wl_compositor_decorates(const struct widgets_wl_memory *memory) { (void)memory; return 0; }
int widgets_wl_libdecor_decorates(void) { return 0; }
#endif
