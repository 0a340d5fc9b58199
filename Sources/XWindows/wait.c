// Waiting for the server and for another file descriptor at the same time.
#define _GNU_SOURCE
#include "XWindows.h"

#if __has_include(<X11/Xlib.h>)
#include <X11/Xlib.h>
#include <poll.h>
#include <time.h>

int widgets_x_wait(void *display, int bell, int64_t nanoseconds) {
    // Events that Xlib has read while it waited for an answer do not make the connection readable.
    if (XEventsQueued(display, QueuedAfterFlush) > 0) return 0;
    struct pollfd sources[] = {{.fd = ConnectionNumber(display), .events = POLLIN}, {.fd = bell, .events = POLLIN}};
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    if (ppoll(sources, 2, nanoseconds < 0 ? NULL : &limit, NULL) < 0) return 0;
    return (sources[1].revents & POLLIN) != 0;
}
#else
int widgets_x_wait(void *display, int bell, int64_t nanoseconds) { (void)display, (void)bell, (void)nanoseconds; return 0; }
#endif
