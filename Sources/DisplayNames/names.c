// SDL 2 asks the X server for the numbers of some forty names when it starts, one after the other, and waits for each answer: the
// third part of all waiting until a window is there, and seconds over a slow connection. Xlib remembers the names of each
// connection. So this XOpenDisplay, which stands before the library's in every program that has this target, has the library open
// the connection, and asks for all names in one message. What SDL asks for after that is answered from memory. It asks over its first
// connection; it opens another, for requests of other programs, which needs no names.
//
// Without X11, without libX11, or when the names are others, nothing changes but the time. docs/decisions/0015-names-at-once.md
#define _GNU_SOURCE
#include "DisplayNames.h"
#include <stddef.h>

// As of SDL 2.26; what another version does not need costs a few bytes of the one message.
static const char *const names[] = {
    "WM_PROTOCOLS", "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "WM_NAME", "WM_LOCALE_NAME", "UTF8_STRING", "STRING", "PRIMARY", "EDID",
    "_MOTIF_WM_HINTS", "_NET_WM_STATE", "_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_FOCUSED", "_NET_WM_STATE_MAXIMIZED_VERT",
    "_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_FULLSCREEN", "_NET_WM_STATE_ABOVE", "_NET_WM_STATE_SKIP_TASKBAR",
    "_NET_WM_STATE_SKIP_PAGER", "_NET_WM_ALLOWED_ACTIONS", "_NET_WM_ACTION_FULLSCREEN", "_NET_WM_NAME", "_NET_WM_ICON_NAME",
    "_NET_WM_ICON", "_NET_WM_PING", "_NET_WM_PID", "_NET_WM_WINDOW_OPACITY", "_NET_WM_WINDOW_TYPE", "_NET_WM_WINDOW_TYPE_NORMAL",
    "_NET_WM_USER_TIME", "_NET_ACTIVE_WINDOW", "_NET_FRAME_EXTENTS", "_NET_SUPPORTING_WM_CHECK", "_SDL_WAKEUP", "XdndEnter",
    "XdndPosition", "XdndStatus", "XdndTypeList", "XdndActionCopy", "XdndDrop", "XdndFinished", "XdndSelection", "XdndAware",
    "XKLAVIER_STATE",
};
enum { name_count = sizeof names / sizeof *names };

const char *widgets_display_name(unsigned index) { return index < name_count ? names[index] : NULL; }

#if __has_include(<X11/Xlib.h>)
#include <X11/Xlib.h>
#include <dlfcn.h>
#include <stdatomic.h>

// The library's own. It is not among those that follow the program where only somebody that was loaded later has it, for itself
// alone: a plug-in, or an SDL that looks for X11 when it starts.
static void *of_library(const char *function) {
    void *found = dlsym(RTLD_NEXT, function);
    if (found) return found;
    void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
    return library ? dlsym(library, function) : NULL;
}

Display *XOpenDisplay(const char *name) {
    Display *(*open)(const char *) = (Display * (*)(const char *)) of_library("XOpenDisplay");
    Status (*ask)(Display *, char **, int, Bool, Atom *) =
        (Status(*)(Display *, char **, int, Bool, Atom *))of_library("XInternAtoms");
    Display *display = open ? open(name) : NULL;
    static atomic_flag has_asked = ATOMIC_FLAG_INIT;
    if (!display || !ask || atomic_flag_test_and_set(&has_asked)) return display;
    Atom atoms[name_count];
    // Xlib keeps the answers; it changes none of the names, for all that its type says.
    ask(display, (char **)names, name_count, False, atoms);
    return display;
}
#endif
