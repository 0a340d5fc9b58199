// Handlers that the system and Xlib call where no Swift code may run: each sets a flag and rings the event loop's bell.
#ifndef WIDGETS_PROCESS_HANDLERS_H
#define WIDGETS_PROCESS_HANDLERS_H

// Handles SIGHUP, SIGINT and SIGTERM, where their action is the default one, until widgets_stop_catching_signals.
//
// `bell` is the file descriptor of an eventfd that wakes the event loop. The first of each of the three signals is recorded; the
// second has the default action again, so that a program that hangs while it ends can be interrupted.
void widgets_catch_signals(int bell);

// Restores the actions that the signals had before. The recorded signal is forgotten.
void widgets_stop_catching_signals(void);

// The signal that was received last; 0 when there was none since the last call.
int widgets_take_signal(void);

// A request that the X server refused.
struct widgets_x_error {
    unsigned long resource;  // The window or other resource that the request names.
    int code;                // As in X.h: 3 is BadWindow, 9 is BadDrawable, 16 is BadLength.
    int request;             // The major opcode.
};

// Records refused requests of `display` (a Display *), and calls `lost` when its connection is lost, where Xlib would end the process.
//
// To be called once the connection is open, on the thread that uses it; `lost` is called on that thread, inside of an Xlib function, and
// must not use Xlib. It should end the process: Xlib does where it returns. `bell` as above.
void widgets_catch_x_errors(void *display, int bell, void (*lost)(void));

// Restores Xlib's handlers as they were before.
void widgets_stop_catching_x_errors(void);

// Copies the first refused request since the last call to `error`; 0 when there was none.
int widgets_take_x_error(struct widgets_x_error *error);

// The largest number of bytes that one request can carry to the server of `display` (a Display *).
unsigned long widgets_x_request_limit(void *display);

// The size that the owner of an X selection announced for an incremental transfer to one of this client's windows, in bytes; 0 when
// there is no such announcement. `property` is the name of the property in which the transfer was announced.
unsigned long widgets_x_incremental_size(void *display, unsigned long window, const char *property);

// Whether one of this client's windows owns the X selection of that name. `window` is any window of this client.
int widgets_x_owns_selection(void *display, unsigned long window, const char *selection);
#endif
