// What SDL does not have on X11: popups in front of a window, the grab of the pointer while they are open, the messages of drags, the meaning of
// keys in the layouts of the keyboard, and a wait for the server together with the main queue.
//
// All functions take SDL's connection (a `Display *`) and must be called on the thread that uses it. None of them waits for an answer of the
// server, except where the comment says so.
#ifndef WIDGETS_X_WINDOWS_H
#define WIDGETS_X_WINDOWS_H
#include <stddef.h>
#include <stdint.h>

// Returns the resource Xft.dpi that the desktop has set at the root window when the connection was opened; 0 for none.
double widgets_x_resource_dpi(void *display);

// Sets the class and the instance name of a window (WM_CLASS), by which the desktop finds its application.
void widgets_x_set_class(void *display, unsigned long window, const char *name);

// Sets the title of a window (_NET_WM_NAME), in UTF-8. Waits for the server when it is called first.
//
// SDL converts titles with the locale of Xlib, which does not know all UTF-8 locales (C.UTF-8): titles with other characters than those of
// ASCII then do not arrive.
void widgets_x_set_title(void *display, unsigned long window, const char *title);

// Adds _NET_WM_STATE_MODAL to the states (_NET_WM_STATE) that a window manager reads when a window that is not mapped is mapped. Waits for the
// server.
void widgets_x_set_modal(void *display, unsigned long window);

// Removes the owner of a window (WM_TRANSIENT_FOR), which SDL sets and cannot remove.
void widgets_x_remove_owner(void *display, unsigned long window);

// Puts a window behind all others.
void widgets_x_lower_window(void *display, unsigned long window);

// Returns whether a window manager runs that supports the Extended Window Manager Hints. Waits for the server.
int widgets_x_has_window_manager(void *display);

// Memory for the pixels of a window that the server reads directly (the extension MIT-SHM).
struct widgets_x_memory;

// Creates memory for a number of pixels. Returns NULL if the server cannot read it, because it runs on another machine, or without memory.
//
// Windows must have 32 bits per pixel, of which the lower 24 are red, green and blue. Waits for the server.
struct widgets_x_memory *widgets_x_create_memory(void *display, size_t capacity);

void widgets_x_destroy_memory(struct widgets_x_memory *memory);

// Frees the memory without using the connection.
void widgets_x_abandon_memory(struct widgets_x_memory *memory);

uint32_t *widgets_x_memory_pixels(const struct widgets_x_memory *memory);

// Copies a rectangle of an image of `width` x `height` pixels, which begins at the start of the memory and has rows without gaps, to the same
// place of a window.
//
// The server reads the memory later; call widgets_x_flush, and widgets_x_await_memory before the pixels are changed.
void widgets_x_send_memory(
    struct widgets_x_memory *memory, unsigned long window, int width, int height, int left, int top, int right, int bottom);

// Returns when the server has read all rectangles; waits for the server unless it has reacted to a later request already.
void widgets_x_await_memory(const struct widgets_x_memory *memory);

// Makes a window visible in front of the others; a window manager does so later, if one runs.
void widgets_x_map_window(void *display, unsigned long window);

// Returns 1 when the server reports that a window has become visible; 0 if it has not after a number of nanoseconds. Waits for the server.
int widgets_x_await_map(void *display, unsigned long window, int64_t nanoseconds);

// Sends the requests of the functions above that have not been sent.
void widgets_x_flush(void *display);

// Waits until the server has processed all requests, and calls the handler for their errors.
void widgets_x_finish_requests(void *display);

// Sends pending requests, and waits until the server has sent something, until the file descriptor `bell` is readable, until a signal has
// been handled, or for a number of nanoseconds; without a limit if it is negative. Does not wait if Xlib has read events before. Returns
// whether `bell` is readable.
int widgets_x_wait(void *display, int bell, int64_t nanoseconds);

// A window without a border, which the window manager does not manage and which takes neither the focus nor any events.
//
// Its pixels are the background of the window: the server displays them when it maps the window, and after an exposure.
struct widgets_x_popup;

enum widgets_x_popup_kind { widgets_x_menu, widgets_x_tool_tip };

// Creates a popup that is not yet visible. Returns NULL if the screen has no suitable pixel format, or without memory.
//
// Waits for the server twice. The window is translucent if a compositing manager runs. Otherwise it has the shape of its solid pixels; NULL
// if the server has no shape extension.
struct widgets_x_popup *widgets_x_create_popup(void *display, enum widgets_x_popup_kind kind);

// Destroys the window and frees its memory.
void widgets_x_destroy_popup(struct widgets_x_popup *popup);

// Frees the memory of the popup without using the connection.
void widgets_x_abandon_popup(struct widgets_x_popup *popup);

// Returns whether the pixels of the popup are blended with the windows behind.
int widgets_x_popup_has_alpha(const struct widgets_x_popup *popup);

// Moves the popup to a position of the root window, resizes it, and marks it as belonging to the window `owner`.
//
// Sides are clamped to 1...16384. Returns 1 if the size has changed, after which all pixels are undefined; 0 if it is the same; -1 without
// memory, after which the popup keeps its former size.
int widgets_x_place_popup(struct widgets_x_popup *popup, unsigned long owner, int x, int y, int width, int height);

// Returns the pixels, premultiplied 0xAARRGGBB, in rows without gaps; valid until the popup is placed or destroyed.
uint32_t *widgets_x_popup_pixels(const struct widgets_x_popup *popup, int *width, int *height);

// Sends the pixels of a rectangle, which must be within the popup, to the server.
//
// Without alpha, pixels that are at least half opaque are made opaque, and those outside of them are cut off the window if the rectangle
// touches an edge of the popup, as every change of the outline does.
void widgets_x_draw_popup(struct widgets_x_popup *popup, int left, int top, int right, int bottom);

// Makes the popup visible in front of all windows; does nothing if it is.
void widgets_x_show_popup(struct widgets_x_popup *popup);

// Makes the popup invisible.
void widgets_x_hide_popup(struct widgets_x_popup *popup);

// Directs all pointer events of the display to `window` until widgets_x_ungrab_pointer.
//
// With 0, an invisible window receives them. Use it unless the pointer is inside the window: the grab would otherwise be reported to SDL as
// the arrival of the pointer, upon which SDL ends all grabs. Coordinates of the root window are valid in both cases.
// Waits for the server. Returns 0 if the server refuses because another client has grabbed the pointer.
int widgets_x_grab_pointer(void *display, unsigned long window);

// Ends the grab.
void widgets_x_ungrab_pointer(void *display);

// Reads each XEvent before SDL does: remembers a press for widgets_x_begin_press, and ends its grab when the last button is released. NULL and
// other events are ignored.
void widgets_x_read_press(const void *x_event);

// Directs all pointer events of the display to `window` until the last button is released; call it when SDL reports a press.
//
// Waits for the server. Does nothing if the window has received no press, while popups grab the pointer, and if the server refuses.
void widgets_x_begin_press(void *display, unsigned long window);

// Notes that SDL may end the grab of a press, as it does when the focus changes.
void widgets_x_lose_press(void);

// Grabs the pointer again after widgets_x_lose_press, if a button is held. Waits for the server then.
//
// Returns 1 if it has, and sets (x, y) to the location of the pointer in the window, because movements without a grab belong to other windows.
int widgets_x_renew_press(int *x, int *y);

// Forgets the grab of a window that is closed, which the server ends.
void widgets_x_close_press(unsigned long window);

// The window of widgets_x_begin_press; 0 for none.
unsigned long widgets_x_pressed_window(void);

// Ends the grabs, and destroys the invisible window, before the connection is closed.
void widgets_x_destroy_grab(void *display);

// Forgets the grabs, and the invisible window, without using the connection.
void widgets_x_abandon_grab(void);

// The window that has grabbed the pointer for popups; 0 for none.
unsigned long widgets_x_grabbing_window(void);

// A step of a drag from another program over a window of this one.
enum widgets_x_drop_phase {
    WIDGETS_X_DROP_ENTERED = 1,  // The items have entered the window; see widgets_x_offered_kind.
    WIDGETS_X_DROP_MOVED,        // The items are at (x, y).
    WIDGETS_X_DROP_LEFT,         // The items have left the window, or their data could not be transferred.
    WIDGETS_X_DROP_DROPPED,      // The items were dropped; SDL requests their data.
    WIDGETS_X_DROP_RECEIVED,     // The data has arrived; see widgets_x_dropped_data.
};

// The kinds of data that SDL requests.
enum widgets_x_drop_kind { WIDGETS_X_DROP_URIS = 1, WIDGETS_X_DROP_TEXT };

struct widgets_x_drop {
    int phase;                // A widgets_x_drop_phase.
    unsigned long window;     // The X window of this program.
    unsigned long source;     // The window of the other program; 0 when the data has arrived.
    int x, y;                 // The location of the pointer, in pixels of the root window.
    int has_type_list;        // Whether the types are in a property of the source, because there are more than three.
    unsigned long types[3];   // The offered types otherwise.
};

// Fills `drop` if the XEvent belongs to the protocol of drags; returns 0 for any other event, and for NULL.
int widgets_x_read_drop(const void *x_event, struct widgets_x_drop *drop);

// Returns the kind of data that SDL requests for a drag that has entered; 0 if it requests none. Waits for the server if the source offers
// more than three types.
int widgets_x_offered_kind(void *display, const struct widgets_x_drop *drop);

// Tells the source whether a drop at the current location is accepted.
void widgets_x_answer_drop(void *display, unsigned long source, unsigned long window, int accepts);

// Returns a copy of the dropped data, which the caller frees; NULL if it is too large or is transferred incrementally. Waits for the server.
unsigned char *widgets_x_dropped_data(void *display, unsigned long window, unsigned long *length);

// Reads each XEvent before SDL does: remembers a key for widgets_x_take_key. NULL and other events are ignored.
void widgets_x_read_key(const void *x_event);

// Returns the key event that was read last, for SDL's event of it; 0 if there is none, because an input method has sent the event, or if it was
// taken before.
uint32_t widgets_x_take_key(void);

// Returns the key event of a key of which SDL alone is known: its code, 0 for one that is unknown, whether Shift and Caps Lock are on, and whether
// the right Alt key or a key that selects characters is held. The layout is the current one. Waits for the server.
uint32_t widgets_x_guess_key(void *display, unsigned code, int shift, int lock, int level);

// The meaning of a key in the layout of its event.
struct widgets_x_key {
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

// Describes a key event. Waits for the server the first time, and after a change of the layouts.
void widgets_x_describe_key(void *display, uint32_t key, struct widgets_x_key *result);
#endif
