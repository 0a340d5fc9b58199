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
// The window of a press that SDL has not reported yet; 0 for none.
static unsigned long pressing_window;
// Whether SDL may have ended the grab of `pressed_window`.
static int must_renew_press;
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

// The arrival of the pointer in a window is not among the events, because SDL would end all grabs with it.
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

static int is_wheel(const XButtonEvent *event) { return event->button >= 4 && event->button <= 7; }

static void end_press(void) {
    // A popup that was opened meanwhile has taken over the grab.
    if (pressed_window && !grabbing_window) XUngrabPointer(pressed_display, CurrentTime);
    pressed_window = 0;
}

// Grabs the pointer for a window which may not contain it, without the report to SDL that the pointer has arrived there.
static int grab_silently(Display *display, Window window) {
    XWindowAttributes attributes;
    if (!XGetWindowAttributes(display, window, &attributes)) return 0;
    XSelectInput(display, window, attributes.your_event_mask & ~EnterWindowMask);
    int is_grabbed = grab(display, window);
    XSelectInput(display, window, attributes.your_event_mask);
    return is_grabbed;
}

// Grabs the pointer for `pressed_window`, and sets (x, y) to its location there. A button may have been released since its press, perhaps in
// another window; then no event would end the grab.
static int grab_while_pressed(int *x, int *y) {
    must_renew_press = 0;
    if (grabbing_window || !grab_silently(pressed_display, pressed_window)) return 0;
    Window root, child;
    int root_x, root_y;
    unsigned state = 0;
    XQueryPointer(pressed_display, pressed_window, &root, &child, &root_x, &root_y, x, y, &state);
    if (state & (Button1Mask | Button2Mask | Button3Mask)) return 1;
    end_press();
    return 0;
}

void widgets_x_read_press(const void *x_event) {
    const XButtonEvent *event = x_event;
    if (!event || (event->type != ButtonPress && event->type != ButtonRelease) || is_wheel(event)) return;
    if (event->type == ButtonPress) {
        pressing_window = event->window;
        return;
    }
    // The state is that before the event.
    unsigned others = event->state & (Button1Mask | Button2Mask | Button3Mask);
    if (event->button <= 3) others &= ~(Button1Mask << (event->button - 1));
    if (!others) end_press();
}

void widgets_x_begin_press(void *display, unsigned long window) {
    int is_expected = pressing_window && pressing_window == window;
    pressing_window = 0;
    if (!display || !is_expected || grabbing_window) return;
    pressed_display = display;
    pressed_window = window;
    int x, y;
    grab_while_pressed(&x, &y);
}

void widgets_x_lose_press(void) { must_renew_press = pressed_window != 0; }

int widgets_x_renew_press(int *x, int *y) {
    return must_renew_press && pressed_window ? grab_while_pressed(x, y) : 0;
}

void widgets_x_close_press(unsigned long window) {
    if (pressed_window == window) pressed_window = 0;
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
void widgets_x_read_press(const void *x_event) { (void)x_event; }
void widgets_x_begin_press(void *display, unsigned long window) { (void)display, (void)window; }
void widgets_x_lose_press(void) {}
int widgets_x_renew_press(int *x, int *y) { (void)x, (void)y; return 0; }
void widgets_x_close_press(unsigned long window) { (void)window; }
unsigned long widgets_x_pressed_window(void) { return 0; }
void widgets_x_destroy_grab(void *display) { (void)display; }
void widgets_x_abandon_grab(void) {}
unsigned long widgets_x_grabbing_window(void) { return 0; }
#endif
