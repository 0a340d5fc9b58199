// What SDL 2 does not have on Wayland: windows whose pixels are in shared memory, the question who draws their title bars, and the meaning of keys
// in the layouts of the keyboard.
//
// Displays and surfaces are SDL's (`wl_display *`, `wl_surface *`). All functions must be called on the thread that uses them, and none after the
// connection was abandoned. None of them waits for the compositor, except where the comment
// says so.
#ifndef WIDGETS_WAYLAND_WINDOWS_H
#define WIDGETS_WAYLAND_WINDOWS_H
#include <stdint.h>

// The path of a library that reports Vulkan's extensions for Wayland surfaces, and contains nothing else; NULL if it cannot be made.
//
// SDL creates a context of OpenGL for each Wayland window that is not one of Vulkan, which costs 85 MB and five threads without a GPU. With this
// library in SDL_Vulkan_LoadLibrary, it creates windows of Vulkan without loading a driver. The path is valid until the process ends.
const char *widgets_wl_empty_vulkan(void);

// The shared memory of a connection, with an event queue of its own.
struct widgets_wl_memory;

// Opens the shared memory of a display. Waits for the compositor once. Returns NULL if libwayland-client or wl_shm is missing.
struct widgets_wl_memory *widgets_wl_open_memory(void *display);

// Destroys all buffers, and frees the memory. The display must still be open.
void widgets_wl_close_memory(struct widgets_wl_memory *memory);

// Returns whether the compositor offers to draw the title bars of windows (xdg-decoration).
int widgets_wl_compositor_decorates(const struct widgets_wl_memory *memory);

// Returns whether a plugin of libdecor is loaded in this process, which draws title bars; libdecor without a plugin draws none.
int widgets_wl_libdecor_decorates(void);

// Pixels that the compositor reads, in rows without gaps: opaque 0x..RRGGBB, or 0xAARRGGBB with colours that are multiplied by alpha.
struct widgets_wl_buffer;

// Creates a buffer; both sides must be 1...16384. Returns NULL without memory.
struct widgets_wl_buffer *widgets_wl_create_buffer(struct widgets_wl_memory *memory, int width, int height, int has_alpha);

// Releases a buffer. If the compositor still reads it, the window keeps its content, and the buffer is destroyed later.
void widgets_wl_release_buffer(struct widgets_wl_buffer *buffer);

// The pixels, which are zero in a new buffer; valid until the buffer is released.
uint32_t *widgets_wl_pixels(const struct widgets_wl_buffer *buffer);

// Returns whether the compositor does not read the buffer, as of the last widgets_wl_receive.
int widgets_wl_is_free(const struct widgets_wl_buffer *buffer);

// Returns whether the connection has failed, because the compositor has closed it or has refused a request.
int widgets_wl_has_failed(const struct widgets_wl_memory *memory);

// Receives the buffers that the compositor has finished reading. Waits for the next message of the compositor for at most the given time.
void widgets_wl_receive(struct widgets_wl_memory *memory, int milliseconds);

// Marks a rectangle of the surface, in pixels of its buffer, as changed.
void widgets_wl_damage(void *surface, int x, int y, int width, int height);

// Displays the buffer in the surface; the compositor reads the damaged rectangles from it.
void widgets_wl_show(struct widgets_wl_buffer *buffer, void *surface);

// Applies the state of the surface, and the strips that were shown beside it, without new pixels.
void widgets_wl_commit(struct widgets_wl_memory *memory, void *surface);

// A surface beside a parent surface and below it, which receives no input: the pointer acts on what is behind it.
struct widgets_wl_strip;

// Creates a strip without pixels. Returns NULL if the compositor has no subsurfaces. The strip must be destroyed before its parent and its memory.
struct widgets_wl_strip *widgets_wl_create_strip(struct widgets_wl_memory *memory, void *parent);

void widgets_wl_destroy_strip(struct widgets_wl_strip *strip);

// Displays the buffer, with one pixel per unit, at a place relative to the parent, in units; hides the strip if the buffer is NULL. It has an effect
// at the next commit of the parent.
void widgets_wl_show_strip(struct widgets_wl_strip *strip, struct widgets_wl_buffer *buffer, int x, int y);

// The meaning of a key in the layout of its event.
struct widgets_wl_key {
    uint32_t plain;     // The character without Shift, in UTF-32, with AltGr if it is held; 0 for none, and for a dead key.
    uint32_t typed;     // The character with Shift and Caps Lock too, if they are on; 0 for none, and for a dead key.
    uint32_t latin;     // The character in another layout of the keyboard, if this one is not Latin, or the digit that takes Shift; 0 for none, and
                        // while a modifier that selects characters is held.
    int dead;           // The number of a dead key, from 1 for the grave accent, in the order of X's key symbols; 0 for other keys.
    int is_latin;       // Whether the layout has Latin letters.
    int selects_level;  // Whether AltGr or another modifier that selects characters is held, or is the key.
    int is_for_layout;  // Whether the key composes characters, or selects characters or a layout, whatever is printed on it.
    int has_alt;        // Whether Alt was held.
};

// Describes the oldest event of a key, named by its code on X servers, that SDL has reported and that was not taken; a repetition is described by
// the current state. Returns 0 if the compositor has no keyboard, or libxkbcommon is missing.
int widgets_wl_take_key(struct widgets_wl_memory *memory, uint32_t code, int is_pressed, struct widgets_wl_key *result);
#endif
