// The keyboards of the compositor, for the meaning of keys, of which SDL reports one character per key.
#define _GNU_SOURCE
#include "WaylandWindows.h"

#if __has_include(<wayland-client-core.h>)
#include "connection.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// The functions of libxkbcommon, which SDL has loaded; declared here, so that its headers are not needed.
struct xkb_context;
struct xkb_keymap;
struct xkb_state;
#define XKB_FUNCTIONS(apply) \
    apply(struct xkb_context *, xkb_context_new, (int)) \
    apply(void, xkb_context_unref, (struct xkb_context *)) \
    apply(struct xkb_keymap *, xkb_keymap_new_from_string, (struct xkb_context *, const char *, int, int)) \
    apply(void, xkb_keymap_unref, (struct xkb_keymap *)) \
    apply(uint32_t, xkb_keymap_num_layouts, (struct xkb_keymap *)) \
    apply(struct xkb_state *, xkb_state_new, (struct xkb_keymap *)) \
    apply(void, xkb_state_unref, (struct xkb_state *)) \
    apply(int, xkb_state_update_mask, (struct xkb_state *, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t)) \
    apply(uint32_t, xkb_state_key_get_one_sym, (struct xkb_state *, uint32_t)) \
    apply(uint32_t, xkb_keysym_to_utf32, (uint32_t))
#define DEFINE_XKB(result, name, arguments) static result (*name) arguments;
XKB_FUNCTIONS(DEFINE_XKB)

static int load(void) {
    static void *library;
    if (library) return 1;
    void *opened = dlopen("libxkbcommon.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return 0;
    int is_complete = 1;
#define FIND_XKB(result, name, arguments) is_complete &= (name = (__typeof__(name))dlsym(opened, #name)) != NULL;
    XKB_FUNCTIONS(FIND_XKB)
    if (is_complete) library = opened; else dlclose(opened);
    return is_complete;
}

// The modifiers of the key maps that all compositors use (xkeyboard-config); Mod3 is the fifth level, and Mod5 is AltGr.
enum { shift = 1, lock = 2, alt = 8, levels = 0x20 | 0x80 };
enum { key_a_code = 38, record_count = 64 };

// A key event that SDL has not reported yet, or does not report.
struct record {
    uint32_t code, is_pressed;
    struct widgets_wl_key meaning;
};

struct widgets_wl_keyboard {
    struct widgets_wl_keyboard *next;
    struct wl_seat *seat;
    struct wl_keyboard *proxy;
    struct xkb_context *context;
    struct xkb_keymap *keymap;
    // The state with the modifiers of a question.
    struct xkb_state *state;
    uint32_t modifiers, group;
    // The last events, in a ring of which `first` is the oldest.
    struct record records[record_count];
    unsigned first, count;
};

static uint32_t symbol(struct widgets_wl_keyboard *keyboard, uint32_t code, uint32_t modifiers, uint32_t group) {
    xkb_state_update_mask(keyboard->state, modifiers, 0, 0, 0, 0, group);
    return xkb_state_key_get_one_sym(keyboard->state, code);
}

enum { first_dead = 0xFE50, last_dead = 0xFE93 };
static int is_dead(uint32_t symbol) { return symbol >= first_dead && symbol <= last_dead; }
static uint32_t character(uint32_t symbol) { return is_dead(symbol) ? 0 : xkb_keysym_to_utf32(symbol); }
static int is_letter(uint32_t character) { return (character | 0x20) >= 'a' && (character | 0x20) <= 'z'; }
static int is_digit(uint32_t character) { return character >= '0' && character <= '9'; }

// Mode_switch, and the keys that shift, latch and lock the levels 2, 3 and 5.
static int selects_level(uint32_t symbol) {
    return symbol == 0xFF7E || (symbol >= 0xFE02 && symbol <= 0xFE05) || (symbol >= 0xFE11 && symbol <= 0xFE13);
}

// Compose, Mode_switch, and the keys that select levels and groups.
static int is_for_layout(uint32_t symbol) {
    return symbol == 0xFF20 || symbol == 0xFF7E || (symbol >= 0xFE01 && symbol <= 0xFE13);
}

static int is_latin(struct widgets_wl_keyboard *keyboard, uint32_t group) {
    return is_letter(character(symbol(keyboard, key_a_code, 0, group)));
}

static struct widgets_wl_key describe(struct widgets_wl_keyboard *keyboard, uint32_t code) {
    uint32_t group = keyboard->group, held = keyboard->modifiers & levels;
    uint32_t plain = symbol(keyboard, code, held, group);
    struct widgets_wl_key key = {
        .plain = character(plain),
        .typed = character(symbol(keyboard, code, held | (keyboard->modifiers & (shift | lock)), group)),
        .dead = is_dead(plain) ? (int)(plain - first_dead) + 1 : 0,
        .is_latin = is_latin(keyboard, group),
        .selects_level = held != 0 || selects_level(symbol(keyboard, code, 0, group)),
        .is_for_layout = is_for_layout(symbol(keyboard, code, 0, group)),
        .has_alt = (keyboard->modifiers & alt) != 0,
    };
    if (held) return key;
    if (key.is_latin) {
        uint32_t shifted = character(symbol(keyboard, code, shift, group));
        if (!is_letter(key.plain) && !is_digit(key.plain) && is_digit(shifted)) key.latin = shifted;
        return key;
    }
    uint32_t count = xkb_keymap_num_layouts(keyboard->keymap);
    for (uint32_t step = 1; step < count && !key.latin; step++) {
        uint32_t other = (group + step) % count;
        uint32_t found = is_latin(keyboard, other) ? character(symbol(keyboard, code, 0, other)) : 0;
        if (found > 0x20 && found < 0x7F) key.latin = found;
    }
    return key;
}

static void forget_keymap(struct widgets_wl_keyboard *keyboard) {
    if (keyboard->state) xkb_state_unref(keyboard->state);
    if (keyboard->keymap) xkb_keymap_unref(keyboard->keymap);
    keyboard->state = NULL;
    keyboard->keymap = NULL;
}

static void keymap_changed(void *data, struct wl_keyboard *proxy, uint32_t format, int32_t file, uint32_t size) {
    struct widgets_wl_keyboard *keyboard = data;
    (void)proxy;
    forget_keymap(keyboard);
    char *text = format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1 ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    close(file);
    if (text == MAP_FAILED) return;
    keyboard->keymap = xkb_keymap_new_from_string(keyboard->context, text, 1, 0);
    munmap(text, size);
    if (keyboard->keymap) keyboard->state = xkb_state_new(keyboard->keymap);
}

static void entered(void *data, struct wl_keyboard *proxy, uint32_t serial, struct wl_surface *surface, struct wl_array *keys) {
    struct widgets_wl_keyboard *keyboard = data;
    (void)proxy, (void)serial, (void)surface, (void)keys;
    keyboard->count = 0;
}

static void left(void *data, struct wl_keyboard *proxy, uint32_t serial, struct wl_surface *surface) {
    (void)data, (void)proxy, (void)serial, (void)surface;
}

static void key_changed(
    void *data, struct wl_keyboard *proxy, uint32_t serial, uint32_t time, uint32_t key, uint32_t is_pressed) {
    struct widgets_wl_keyboard *keyboard = data;
    (void)proxy, (void)serial, (void)time;
    if (!keyboard->state) return;
    if (keyboard->count == record_count) {
        keyboard->first = (keyboard->first + 1) % record_count;
        keyboard->count--;
    }
    struct record *record = &keyboard->records[(keyboard->first + keyboard->count++) % record_count];
    // The codes of the key maps are those of X, 8 above those of Linux.
    *record = (struct record){key + 8, is_pressed, describe(keyboard, key + 8)};
}

static void modifiers_changed(void *data, struct wl_keyboard *proxy, uint32_t serial, uint32_t depressed, uint32_t latched,
    uint32_t locked, uint32_t group) {
    struct widgets_wl_keyboard *keyboard = data;
    (void)proxy, (void)serial;
    keyboard->modifiers = depressed | latched | locked;
    keyboard->group = group;
}

static void repeat_changed(void *data, struct wl_keyboard *proxy, int32_t rate, int32_t delay) {
    (void)data, (void)proxy, (void)rate, (void)delay;
}

static void capabilities_changed(void *data, struct wl_seat *seat, uint32_t capabilities) {
    static const struct wl_keyboard_listener listener = {
        keymap_changed, entered, left, key_changed, modifiers_changed, repeat_changed};
    struct widgets_wl_keyboard *keyboard = data;
    int has_keyboard = (capabilities & WL_SEAT_CAPABILITY_KEYBOARD) != 0;
    if (has_keyboard && !keyboard->proxy) {
        keyboard->proxy = (struct wl_keyboard *)wl_proxy_marshal_flags(
            (struct wl_proxy *)seat, WL_SEAT_GET_KEYBOARD, found_wl_keyboard_interface, 1, 0, NULL);
        if (keyboard->proxy) wl_keyboard_add_listener(keyboard->proxy, &listener, keyboard);
    } else if (!has_keyboard && keyboard->proxy) {
        wl_keyboard_destroy(keyboard->proxy);
        keyboard->proxy = NULL;
        forget_keymap(keyboard);
    }
}

static void seat_named(void *data, struct wl_seat *seat, const char *name) { (void)data, (void)seat, (void)name; }

void widgets_wl_add_keyboard(struct widgets_wl_memory *memory, uint32_t name) {
    static const struct wl_seat_listener listener = {capabilities_changed, seat_named};
    struct widgets_wl_keyboard *keyboard = load() ? calloc(1, sizeof *keyboard) : NULL;
    if (!keyboard) return;
    keyboard->context = xkb_context_new(0);
    keyboard->seat = (struct wl_seat *)widgets_wl_bind(memory, name, found_wl_seat_interface);
    if (keyboard->seat) wl_seat_add_listener(keyboard->seat, &listener, keyboard);
    keyboard->next = memory->keyboards;
    memory->keyboards = keyboard;
}

void widgets_wl_remove_keyboards(struct widgets_wl_memory *memory) {
    while (memory->keyboards) {
        struct widgets_wl_keyboard *keyboard = memory->keyboards;
        memory->keyboards = keyboard->next;
        forget_keymap(keyboard);
        if (keyboard->proxy) wl_keyboard_destroy(keyboard->proxy);
        if (keyboard->seat) wl_seat_destroy(keyboard->seat);
        if (keyboard->context) xkb_context_unref(keyboard->context);
        free(keyboard);
    }
}

// Removes the events up to that of a key, and returns its meaning in `result`; returns 0 if there is none.
static int take(struct widgets_wl_keyboard *keyboard, uint32_t code, uint32_t is_pressed, struct widgets_wl_key *result) {
    for (unsigned step = 0; step < keyboard->count; step++) {
        struct record *record = &keyboard->records[(keyboard->first + step) % record_count];
        if (record->code != code || record->is_pressed != is_pressed) continue;
        *result = record->meaning;
        keyboard->first = (keyboard->first + step + 1) % record_count;
        keyboard->count -= step + 1;
        return 1;
    }
    return 0;
}

int widgets_wl_take_key(struct widgets_wl_memory *memory, uint32_t code, int is_pressed, struct widgets_wl_key *result) {
    found_wl_display_dispatch_queue_pending(memory->display, memory->queue);
    for (struct widgets_wl_keyboard *keyboard = memory->keyboards; keyboard; keyboard = keyboard->next) {
        if (keyboard->state && take(keyboard, code, is_pressed != 0, result)) return 1;
    }
    // A repetition, or a key without a code.
    struct widgets_wl_keyboard *keyboard = memory->keyboards;
    while (keyboard && !keyboard->state) keyboard = keyboard->next;
    if (!keyboard) return 0;
    *result = describe(keyboard, code);
    return 1;
}
#else
int widgets_wl_take_key(struct widgets_wl_memory *memory, uint32_t code, int is_pressed, struct widgets_wl_key *result) {
    (void)memory, (void)code, (void)is_pressed, (void)result;
    return 0;
}
#endif
