// The grabs of the pointer while popups are open and while a button is held.
#include "XWindows.h"

#if __has_include(<X11/extensions/shape.h>)
#include <X11/Xlib.h>

// The window that grabs the pointer for popups; 0 for none.
static unsigned long grabbing_window;
// The window that grabs the pointer because a button is held in it; 0 for none.
static unsigned long pressed_window;
// The connection of `pressed_window`.
static Display *pressed_display;
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

// The arrival of the pointer in a window is not among the events, because SDL would end the grab with it.
static int grab(Display *display, Window window) {
    unsigned mask = ButtonPressMask | ButtonReleaseMask | PointerMotionMask;
    return XGrabPointer(display, window, False, mask, GrabModeAsync, GrabModeAsync, None, None, CurrentTime) == GrabSuccess;
}

int widgets_x_grab_pointer(void *display, unsigned long window) {
    Window grabbing = window ? window : map_substitute(display);
    if (!grab(display, grabbing)) return 0;
    grabbing_window = grabbing;
    return 1;
}

void widgets_x_ungrab_pointer(void *display) {
    XUngrabPointer(display, CurrentTime);
    if (substitute && grabbing_window == substitute) XUnmapWindow(display, substitute);
    grabbing_window = 0;
    XFlush(display);
}

void widgets_x_begin_press(void *display, unsigned long window) {
    if (!display || !window || grabbing_window || !grab(display, window)) return;
    pressed_display = display;
    pressed_window = window;
}

void widgets_x_end_press(void) {
    // A popup that was opened meanwhile has taken over the grab.
    if (pressed_window && !grabbing_window) XUngrabPointer(pressed_display, CurrentTime);
    pressed_window = 0;
}

unsigned long widgets_x_pressed_window(void) { return pressed_window; }

void widgets_x_destroy_grab(void *display) {
    if (grabbing_window || pressed_window) XUngrabPointer(display, CurrentTime);
    if (substitute) XDestroyWindow(display, substitute);
    grabbing_window = pressed_window = substitute = 0;
}

void widgets_x_abandon_grab(void) { grabbing_window = pressed_window = substitute = 0; }

unsigned long widgets_x_grabbing_window(void) { return grabbing_window; }
#else
int widgets_x_grab_pointer(void *display, unsigned long window) { (void)display, (void)window; return 0; }
void widgets_x_ungrab_pointer(void *display) { (void)display; }
void widgets_x_begin_press(void *display, unsigned long window) { (void)display, (void)window; }
void widgets_x_end_press(void) {}
unsigned long widgets_x_pressed_window(void) { return 0; }
void widgets_x_destroy_grab(void *display) { (void)display; }
void widgets_x_abandon_grab(void) {}
unsigned long widgets_x_grabbing_window(void) { return 0; }
#endif
