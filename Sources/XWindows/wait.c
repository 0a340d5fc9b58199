// Waiting for the server and for another file descriptor at the same time.
#define _GNU_SOURCE
#include "XWindows.h"

#include <poll.h>
#include <time.h>
#if __has_include(<X11/Xlib.h>)
#include <X11/Xlib.h>
#endif

int widgets_x_wait(void *display, int bell, int64_t nanoseconds) {
    struct pollfd sources[] = {{.fd = -1, .events = POLLIN}, {.fd = bell, .events = POLLIN}};
#if __has_include(<X11/Xlib.h>)
    // Events that Xlib has read while it waited for an answer do not make the connection readable.
    if (XEventsQueued(display, QueuedAfterFlush) > 0) return 0;
    sources[0].fd = ConnectionNumber(display);
#else
    (void)display;
#endif
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    if (ppoll(sources, 2, nanoseconds < 0 ? NULL : &limit, NULL) < 0) return 0;
    return (sources[1].revents & POLLIN) != 0;
}
