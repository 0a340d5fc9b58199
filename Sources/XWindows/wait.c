// Waiting for the server, also together with another file descriptor.
#define _GNU_SOURCE
#include "XWindows.h"

#include <poll.h>
#include <time.h>
#if __has_include(<X11/Xlib.h>)
#include <X11/Xlib.h>
#endif

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// Waits until one of two file descriptors is readable, a signal has been handled, or the limit is reached; there is none if it is negative.
static int wait_for(struct pollfd sources[2], int64_t nanoseconds) {
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    return ppoll(sources, 2, nanoseconds < 0 ? NULL : &limit, NULL);
}

int widgets_x_wait(void *display, int bell, int64_t nanoseconds) {
    struct pollfd sources[] = {{.fd = -1, .events = POLLIN}, {.fd = bell, .events = POLLIN}};
#if __has_include(<X11/Xlib.h>)
    // Events that Xlib has read while it waited for an answer do not make the connection readable.
    if (XEventsQueued(display, QueuedAfterFlush) > 0) return 0;
    sources[0].fd = ConnectionNumber(display);
#else
    (void)display;
#endif
    if (wait_for(sources, nanoseconds) < 0) return 0;
    return (sources[1].revents & POLLIN) != 0;
}

#if __has_include(<X11/Xlib.h>)
void widgets_x_finish_requests(void *display) { XSync(display, False); }

static Bool is_map(Display *display, XEvent *event, XPointer window) {
    (void)display;
    return event->type == MapNotify && event->xmap.window == *(Window *)window;
}

int widgets_x_await_map(void *display, unsigned long window, int64_t nanoseconds) {
    struct pollfd sources[] = {{.fd = ConnectionNumber(display), .events = POLLIN}, {.fd = -1}};
    int64_t end = now() + nanoseconds;
    XEvent event;
    while (1) {
        // The event is removed: SDL takes it for the end of a minimised or maximised state.
        if (XCheckIfEvent(display, &event, is_map, (XPointer)&window)) return 1;
        int64_t left = end - now();
        if (left <= 0) return 0;
        wait_for(sources, left);
    }
}
#else
void widgets_x_finish_requests(void *display) { (void)display; }

int widgets_x_await_map(void *display, unsigned long window, int64_t nanoseconds) {
    (void)display, (void)window, (void)nanoseconds;
    return 1;
}
#endif
