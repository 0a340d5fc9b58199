// Reads the messages of the drag-and-drop protocol of X11 (freedesktop.org, Xdnd version 5), which SDL handles without reporting where the
// pointer is, and answers them.
//
// SDL accepts every drag that offers a list of URIs or plain text. The answers sent here follow SDL's and replace them in the source, so
// that it displays whether the views accept the drop. All functions are called on the event loop's thread, which owns the connection.
#define _GNU_SOURCE
#include "XWindows.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#if __has_include(<X11/Xlib.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>

// Xlib caches the atoms, which SDL has requested at its start, so these calls make no round trip.
static Atom atom(Display *display, const char *name) { return XInternAtom(display, name, False); }

int widgets_x_read_drop(const void *x_event, struct widgets_x_drop *drop) {
    const XEvent *event = x_event;
    memset(drop, 0, sizeof *drop);
    if (!event) return 0;
    if (event->type == SelectionNotify) {
        const XSelectionEvent *selection = &event->xselection;
        if (selection->selection != atom(selection->display, "XdndSelection")) return 0;
        drop->phase = selection->property == None ? WIDGETS_X_DROP_LEFT : WIDGETS_X_DROP_RECEIVED;
        drop->window = selection->requestor;
        return 1;
    }
    if (event->type != ClientMessage || event->xclient.format != 32) return 0;
    const XClientMessageEvent *message = &event->xclient;
    if (message->message_type == atom(message->display, "XdndEnter")) drop->phase = WIDGETS_X_DROP_ENTERED;
    else if (message->message_type == atom(message->display, "XdndPosition")) drop->phase = WIDGETS_X_DROP_MOVED;
    else if (message->message_type == atom(message->display, "XdndLeave")) drop->phase = WIDGETS_X_DROP_LEFT;
    else if (message->message_type == atom(message->display, "XdndDrop")) drop->phase = WIDGETS_X_DROP_DROPPED;
    else return 0;
    drop->window = message->window;
    drop->source = (unsigned long)message->data.l[0];
    if (drop->phase == WIDGETS_X_DROP_ENTERED) {
        drop->has_type_list = message->data.l[1] & 1;
        for (int index = 0; index < 3; index++) drop->types[index] = (unsigned long)message->data.l[2 + index];
    } else if (drop->phase == WIDGETS_X_DROP_MOVED) {
        drop->x = (int)(short)(message->data.l[2] >> 16 & 0xffff);
        drop->y = (int)(short)(message->data.l[2] & 0xffff);
    }
    return 1;
}

static int kind_of(Display *display, Atom type) {
    if (type == None) return 0;
    if (type == atom(display, "text/uri-list")) return WIDGETS_X_DROP_URIS;
    return type == atom(display, "text/plain") ? WIDGETS_X_DROP_TEXT : 0;
}

int widgets_x_offered_kind(void *connection, const struct widgets_x_drop *drop) {
    Display *display = connection;
    int kind = 0;
    if (!drop->has_type_list) {
        for (int index = 0; index < 3 && !kind; index++) kind = kind_of(display, drop->types[index]);
        return kind;
    }
    Atom actual = None;
    int format = 0;
    unsigned long count = 0, rest = 0;
    unsigned char *value = NULL;
    // A source that has exited meanwhile causes an X error, which is recorded like any other.
    if (XGetWindowProperty(display, drop->source, atom(display, "XdndTypeList"), 0, 1024, False, XA_ATOM, &actual, &format, &count,
                           &rest, &value) == Success && actual == XA_ATOM && format == 32) {
        const Atom *types = (const Atom *)(const void *)value;
        for (unsigned long index = 0; index < count && !kind; index++) kind = kind_of(display, types[index]);
    }
    if (value) XFree(value);
    return kind;
}

void widgets_x_answer_drop(void *connection, unsigned long source, unsigned long window, int accepts) {
    Display *display = connection;
    XEvent event;
    memset(&event, 0, sizeof event);
    event.xclient.type = ClientMessage;
    event.xclient.display = display;
    event.xclient.window = source;
    event.xclient.message_type = atom(display, "XdndStatus");
    event.xclient.format = 32;
    event.xclient.data.l[0] = (long)window;
    // Bit 1 requests a message for each movement.
    event.xclient.data.l[1] = accepts ? 3 : 2;
    event.xclient.data.l[4] = accepts ? (long)atom(display, "XdndActionCopy") : None;
    XSendEvent(display, source, False, NoEventMask, &event);
    XFlush(display);
}

unsigned char *widgets_x_dropped_data(void *connection, unsigned long window, unsigned long *length) {
    Display *display = connection;
    Atom actual = None;
    int format = 0;
    unsigned long count = 0, rest = 0;
    unsigned char *value = NULL, *copy = NULL;
    *length = 0;
    // SDL requests the data in this property, and does not delete it.
    if (XGetWindowProperty(display, window, atom(display, "PRIMARY"), 0, 1 << 22, False, AnyPropertyType, &actual, &format, &count, &rest,
                           &value) == Success && format == 8 && rest == 0) {
        copy = malloc(count + 1);
        if (copy) {
            memcpy(copy, value, count);
            copy[count] = 0;
            *length = count;
        }
    }
    if (value) XFree(value);
    return copy;
}
#else
int widgets_x_read_drop(const void *event, struct widgets_x_drop *drop) { (void)event, (void)drop; return 0; }
int widgets_x_offered_kind(void *display, const struct widgets_x_drop *drop) { (void)display, (void)drop; return 0; }
void widgets_x_answer_drop(void *display, unsigned long source, unsigned long window, int accepts) {
    (void)display, (void)source, (void)window, (void)accepts;
}
unsigned char *widgets_x_dropped_data(void *display, unsigned long window, unsigned long *length) {
    (void)display, (void)window;
    *length = 0;
    return NULL;
}
#endif
