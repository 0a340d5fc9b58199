// Properties of windows and of the desktop that SDL does not expose.
#include "XWindows.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#if __has_include(<X11/Xutil.h>)
#include <X11/Xlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>

double widgets_x_resource_dpi(void *display) {
    static const char name[] = "Xft.dpi:";
    const char *line = XResourceManagerString(display);
    while (line && *line) {
        if (strncmp(line, name, sizeof name - 1) == 0) {
            double value = strtod(line + sizeof name - 1, NULL);
            return value > 0 && value < 10000 ? value : 0;
        }
        line = strchr(line, '\n');
        if (line) line++;
    }
    return 0;
}

int widgets_x_has_window_manager(void *display) {
    Atom property = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", True), type = None;
    if (property == None) return 0;
    int format = 0;
    unsigned long count = 0, rest = 0;
    unsigned char *value = NULL;
    int status = XGetWindowProperty(
        display, DefaultRootWindow((Display *)display), property, 0, 1, False, AnyPropertyType, &type, &format, &count, &rest, &value);
    if (value) XFree(value);
    return status == Success && type != None && count > 0;
}

void widgets_x_set_class(void *display, unsigned long window, const char *name) {
    // Xlib does not change the names, although the fields are not const.
    XClassHint hint = {.res_name = (char *)name, .res_class = (char *)name};
    XSetClassHint(display, window, &hint);
}

void widgets_x_set_title(void *display, unsigned long window, const char *title) {
    Atom property = XInternAtom(display, "_NET_WM_NAME", False), type = XInternAtom(display, "UTF8_STRING", False);
    XChangeProperty(
        display, window, property, type, 8, PropModeReplace, (const unsigned char *)title, (int)strlen(title));
    XFlush(display);
}

void widgets_x_set_modal(void *display, unsigned long window) {
    Atom property = XInternAtom(display, "_NET_WM_STATE", False), modal = XInternAtom(display, "_NET_WM_STATE_MODAL", False), type = None;
    int format = 0, is_set = 0;
    unsigned long count = 0, rest = 0;
    unsigned char *value = NULL;
    if (XGetWindowProperty(display, window, property, 0, 64, False, XA_ATOM, &type, &format, &count, &rest, &value) == Success && format == 32)
        for (unsigned long index = 0; index < count; index++) is_set |= ((Atom *)(void *)value)[index] == modal;
    if (value) XFree(value);
    if (!is_set) XChangeProperty(display, window, property, XA_ATOM, 32, PropModeAppend, (const unsigned char *)&modal, 1);
}

void widgets_x_remove_owner(void *display, unsigned long window) {
    XDeleteProperty(display, window, XA_WM_TRANSIENT_FOR);
    XFlush(display);
}

void widgets_x_lower_window(void *display, unsigned long window) {
    XLowerWindow(display, window);
    XFlush(display);
}
#else
double widgets_x_resource_dpi(void *display) { (void)display; return 0; }
int widgets_x_has_window_manager(void *display) { (void)display; return 0; }
void widgets_x_set_class(void *display, unsigned long window, const char *name) { (void)display, (void)window, (void)name; }
void widgets_x_set_title(void *display, unsigned long window, const char *title) { (void)display, (void)window, (void)title; }
void widgets_x_set_modal(void *display, unsigned long window) { (void)display, (void)window; }
void widgets_x_remove_owner(void *display, unsigned long window) { (void)display, (void)window; }
void widgets_x_lower_window(void *display, unsigned long window) { (void)display, (void)window; }
#endif
