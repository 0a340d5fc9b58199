// Handlers that the system and Xlib call where no Swift code may run: each sets a flag and wakes the event loop.
#ifndef WIDGETS_PROCESS_HANDLERS_H
#define WIDGETS_PROCESS_HANDLERS_H

// Installs handlers for those of SIGHUP, SIGINT and SIGTERM that have their default action, until widgets_stop_catching_signals.
//
// `bell` is the file descriptor of an eventfd that wakes the event loop. The first occurrence of each signal is recorded and restores its
// default action, so that a second one terminates a program that hangs during shutdown.
void widgets_catch_signals(int bell);

// Restores the previous actions of the signals and discards the recorded signal.
void widgets_stop_catching_signals(void);

// Returns and clears the number of the last received signal; 0 when there was none since the last call.
int widgets_take_signal(void);

// A request refused by the X server.
struct widgets_x_error {
    unsigned long resource;  // The window or other resource named by the request.
    int code;                // The error code of X.h: 3 is BadWindow, 9 is BadDrawable, 16 is BadLength.
    int request;             // The major opcode of the request.
};

// Records refused requests of `display` (a Display *), and calls `lost` when its connection is lost, instead of Xlib's exit.
//
// Call this function after the connection was opened, on the thread that uses it. `lost` is called on that thread from within an Xlib
// function, must not use Xlib, and should end the process; if it returns, Xlib ends the process. `bell` is the eventfd, as above.
void widgets_catch_x_errors(void *display, int bell, void (*lost)(void));

// Restores Xlib's previous handlers.
void widgets_stop_catching_x_errors(void);

// Copies the first refused request since the last call to `error`; returns 0 when there was none.
int widgets_take_x_error(struct widgets_x_error *error);

// Returns the maximum size in bytes of a request to the server of `display` (a Display *).
unsigned long widgets_x_request_limit(void *display);

// Returns the size in bytes that the owner of an X selection announced for an incremental transfer to one of this client's windows; 0
// when there is no such announcement. `property` is the name of the property that holds the announcement.
unsigned long widgets_x_incremental_size(void *display, unsigned long window, const char *property);

// Returns whether a window of this client owns the X selection with the name `selection`. `window` is any window of this client.
int widgets_x_owns_selection(void *display, unsigned long window, const char *selection);

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

// Returns the kind of data that SDL requests for a drag that has entered; 0 if it requests none.
int widgets_x_offered_kind(void *display, const struct widgets_x_drop *drop);

// Tells the source whether a drop at the current location is accepted.
void widgets_x_answer_drop(void *display, unsigned long source, unsigned long window, int accepts);

// Returns a copy of the dropped data, which the caller frees; NULL if it is too large or is transferred incrementally.
unsigned char *widgets_x_dropped_data(void *display, unsigned long window, unsigned long *length);
#endif
