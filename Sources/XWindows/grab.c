// The grab of the pointer while popups are open.
#include "XWindows.h"

#if __has_include(<X11/extensions/shape.h>)
#include <X11/Xlib.h>

// The window that grabs the pointer; 0 for none.
static unsigned long grabbing_window;
// The invisible window that grabs the pointer for windows which do not contain it; 0 before its first use.
static Window substitute;

// A window that grabs the pointer must be mapped; this one is outside of the screen.
static Window map_substitute(Display *display) {
    if (!substitute) {
        XSetWindowAttributes attributes = {.override_redirect = True};
        substitute = XCreateWindow(display, DefaultRootWindow(display), -1, -1, 1, 1, 0, 0, InputOnly, CopyFromParent,
            CWOverrideRedirect, &attributes);
    }
    XMapWindow(display, substitute);
    return substitute;
}

int widgets_x_grab_pointer(void *display, unsigned long window) {
    unsigned mask = ButtonPressMask | ButtonReleaseMask | PointerMotionMask;
    Window grabbing = window ? window : map_substitute(display);
    if (XGrabPointer(display, grabbing, False, mask, GrabModeAsync, GrabModeAsync, None, None, CurrentTime) != GrabSuccess) return 0;
    grabbing_window = grabbing;
    return 1;
}

void widgets_x_ungrab_pointer(void *display) {
    XUngrabPointer(display, CurrentTime);
    if (substitute && grabbing_window == substitute) XUnmapWindow(display, substitute);
    grabbing_window = 0;
    XFlush(display);
}

void widgets_x_destroy_grab(void *display) {
    if (grabbing_window) XUngrabPointer(display, CurrentTime);
    if (substitute) XDestroyWindow(display, substitute);
    grabbing_window = substitute = 0;
}

void widgets_x_abandon_grab(void) { grabbing_window = substitute = 0; }

unsigned long widgets_x_grabbing_window(void) { return grabbing_window; }
#else
int widgets_x_grab_pointer(void *display, unsigned long window) { (void)display, (void)window; return 0; }
void widgets_x_ungrab_pointer(void *display) { (void)display; }
void widgets_x_destroy_grab(void *display) { (void)display; }
void widgets_x_abandon_grab(void) {}
unsigned long widgets_x_grabbing_window(void) { return 0; }
#endif
