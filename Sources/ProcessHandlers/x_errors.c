// Handlers for errors reported by Xlib.
//
// Xlib's default handlers print a line and exit. These handlers shut down cleanly instead:
// - An error handler (XSetErrorHandler) may return; the refused request has had no effect. It must not make requests, and makes none: it
//   records the error and wakes the event loop by a write(2) to its eventfd.
// - An I/O error handler (XSetIOErrorHandler) must not use Xlib, and Xlib exits when it returns. On the event loop's thread it calls the
//   program, which saves its state and exits. SDL has a second connection, on which another thread posts wake-ups in a program with a loop of
//   its own; there the handler must not return before the main thread is done. The main thread detects its own closed connection at its next
//   read of events. The wait is bounded, in case the program reads no events.
#define _GNU_SOURCE
#include "ProcessHandlers.h"
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#if __has_include(<X11/Xlib.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xproto.h>

static int bell_descriptor = -1;
static int is_catching, has_error;
static Display *watched;
static pthread_t loop_thread;
static void (*connection_lost)(void);
static struct widgets_x_error first_error;
static XErrorHandler previous_handler;
static XIOErrorHandler previous_io_handler;

static void ring(void) {
    uint64_t one = 1;
    ssize_t ignored = write(bell_descriptor, &one, sizeof one);
    (void)ignored;
}

static int record_error(Display *display, XErrorEvent *event) {
    // On its second connection, SDL sends events that wake the loop to a window that may have been closed since.
    if (display != watched && event->request_code == X_SendEvent && event->error_code == BadWindow) return 0;
    if (!has_error) {
        first_error = (struct widgets_x_error){
            .resource = event->resourceid, .code = event->error_code, .request = event->request_code};
        has_error = 1;
    }
    ring();
    return 0;
}

static int report_loss(Display *display) {
    (void)display;
    if (pthread_equal(pthread_self(), loop_thread)) {
        if (connection_lost) connection_lost();
    } else {
        sleep(10);
    }
    return 0;
}

void widgets_catch_x_errors(void *display, int bell, void (*lost)(void)) {
    if (!display || is_catching) return;
    is_catching = 1;
    has_error = 0;
    watched = display;
    bell_descriptor = bell;
    previous_handler = XSetErrorHandler(record_error);
    loop_thread = pthread_self();
    connection_lost = lost;
    previous_io_handler = XSetIOErrorHandler(report_loss);
}

void widgets_stop_catching_x_errors(void) {
    if (!is_catching) return;
    is_catching = 0;
    XSetErrorHandler(previous_handler);
    XSetIOErrorHandler(previous_io_handler);
}

int widgets_take_x_error(struct widgets_x_error *error) {
    if (!has_error) return 0;
    has_error = 0;
    *error = first_error;
    return 1;
}

unsigned long widgets_x_request_limit(void *display) {
    long units = XExtendedMaxRequestSize(display);
    if (units == 0) units = XMaxRequestSize(display);
    return (unsigned long)units * 4;
}

// The owner announces an incremental transfer by a property of type INCR whose value is a lower bound of the size (ICCCM 2.7.2).
static unsigned long announced_size(Display *display, Window window, Atom property, Atom type) {
    Atom actual = None;
    int format = 0;
    unsigned long count = 0, rest = 0;
    unsigned char *value = NULL;
    unsigned long size = 0;
    if (XGetWindowProperty(display, window, property, 0, 1, False, type, &actual, &format, &count, &rest, &value) == Success
        && actual == type) {
        size = format == 32 && count == 1 ? *(unsigned long *)value : 1;
        if (size == 0) size = 1;
    }
    if (value) XFree(value);
    return size;
}

// SDL receives selections in a hidden window of its own, a child of the root window, and does not expose the window's identifier. The
// resource identifiers of one client share the bits outside of the resource mask; the mask has at least 18 bits.
unsigned long widgets_x_incremental_size(void *connection, unsigned long window, const char *name) {
    Display *display = connection;
    Atom property = XInternAtom(display, name, True);
    Atom type = XInternAtom(display, "INCR", True);
    if (property == None || type == None) return 0;
    Window root = DefaultRootWindow(display), parent = None;
    Window *children = NULL;
    unsigned count = 0;
    if (!XQueryTree(display, root, &root, &parent, &children, &count)) return 0;
    unsigned long size = 0;
    for (unsigned index = 0; index < count && size == 0; index++) {
        if (children[index] >> 18 == window >> 18) size = announced_size(display, children[index], property, type);
    }
    if (children) XFree(children);
    return size;
}

int widgets_x_owns_selection(void *connection, unsigned long window, const char *selection) {
    Display *display = connection;
    Atom name = XInternAtom(display, selection, True);
    Window owner = name == None ? None : XGetSelectionOwner(display, name);
    return owner != None && owner >> 18 == window >> 18;
}
#else
void widgets_catch_x_errors(void *display, int bell, void (*lost)(void)) { (void)display, (void)bell, (void)lost; }
void widgets_stop_catching_x_errors(void) {}
int widgets_take_x_error(struct widgets_x_error *error) { (void)error; return 0; }
unsigned long widgets_x_request_limit(void *display) { (void)display; return 1 << 24; }
unsigned long widgets_x_incremental_size(void *display, unsigned long window, const char *property) {
    (void)display, (void)window, (void)property;
    return 0;
}
int widgets_x_owns_selection(void *display, unsigned long window, const char *selection) {
    (void)display, (void)window, (void)selection;
    return 0;
}
#endif
