// Popups as X windows of their own.
//
// SDL's popup windows wait for the server several times when they are shown, moved or resized, and take the focus when no window manager runs.
// A popup here is an override-redirect window that selects no events: its owner has grabbed the pointer, and keeps the keyboard focus.
//
// The pixels are sent to a pixmap, which is the background of the window. The server paints the background when it maps the window, so the
// first pixels appear with the window, and it repaints the background after an exposure, so no event has to be handled.
#include "XWindows.h"
#include <stddef.h>
#include <stdlib.h>

#if __has_include(<X11/extensions/shape.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/shape.h>
#include <stdio.h>
#include <string.h>

enum { longest_side = 16384 };

struct widgets_x_popup {
    Display *display;
    Window window;
    Window owner;
    Visual *visual;
    // None for a window with the colour map of the screen.
    Colormap own_colormap;
    GC context;
    Pixmap pixmap;
    int depth, has_alpha, is_visible;
    int width, height;
    // The rectangles of the current shape, and their number; NULL before the first frame, and with alpha.
    XRectangle *shape;
    int shape_count;
    // The size of the pixmap, and the number of pixels of the memory, which only grow.
    int pixmap_width, pixmap_height;
    size_t capacity;
    uint32_t *pixels;
};

static int is_supported(const Visual *visual) {
    return visual->red_mask == 0xFF0000 && visual->green_mask == 0xFF00 && visual->blue_mask == 0xFF;
}

// The owner of this selection is the compositing manager (Extended Window Manager Hints).
static int has_compositor(Display *display, int screen) {
    char name[32];
    snprintf(name, sizeof name, "_NET_WM_CM_S%d", screen);
    Atom selection = XInternAtom(display, name, False);
    return XGetSelectionOwner(display, selection) != None;
}

static void choose_visual(struct widgets_x_popup *popup, int screen) {
    XVisualInfo info;
    if (XMatchVisualInfo(popup->display, screen, 32, TrueColor, &info) && is_supported(info.visual)
        && has_compositor(popup->display, screen)) {
        popup->visual = info.visual;
        popup->depth = 32;
        popup->has_alpha = 1;
        return;
    }
    popup->visual = DefaultVisual(popup->display, screen);
    popup->depth = DefaultDepth(popup->display, screen);
}

static void set_type(struct widgets_x_popup *popup, enum widgets_x_popup_kind kind) {
    char *names[] = {"_NET_WM_WINDOW_TYPE", kind == widgets_x_menu ? "_NET_WM_WINDOW_TYPE_POPUP_MENU" : "_NET_WM_WINDOW_TYPE_TOOLTIP"};
    Atom atoms[2];
    if (!XInternAtoms(popup->display, names, 2, False, atoms)) return;
    XChangeProperty(popup->display, popup->window, atoms[0], XA_ATOM, 32, PropModeReplace, (unsigned char *)&atoms[1], 1);
}

struct widgets_x_popup *widgets_x_create_popup(void *connection, enum widgets_x_popup_kind kind) {
    if (!connection) return NULL;
    struct widgets_x_popup *popup = calloc(1, sizeof *popup);
    if (!popup) return NULL;
    Display *display = popup->display = connection;
    int screen = DefaultScreen(display);
    choose_visual(popup, screen);
    if (!is_supported(popup->visual) || (popup->depth != 24 && popup->depth != 32)) {
        free(popup);
        return NULL;
    }
    int event_base, error_base;
    if (!popup->has_alpha && !XShapeQueryExtension(display, &event_base, &error_base)) {
        free(popup);
        return NULL;
    }
    Window root = RootWindow(display, screen);
    // The default visual shares the colour map of the screen: programs that take pictures of the screen read windows with a colour map of
    // their own separately, without their shape.
    int is_default = popup->visual == DefaultVisual(display, screen);
    popup->own_colormap = is_default ? None : XCreateColormap(display, root, popup->visual, AllocNone);
    XSetWindowAttributes attributes = {
        .background_pixmap = None, .border_pixel = 0, .bit_gravity = NorthWestGravity, .override_redirect = True,
        .colormap = is_default ? DefaultColormap(display, screen) : popup->own_colormap};
    popup->width = popup->height = 1;
    popup->window = XCreateWindow(display, root, 0, 0, 1, 1, 0, popup->depth, InputOutput, popup->visual,
        CWBackPixmap | CWBorderPixel | CWBitGravity | CWOverrideRedirect | CWColormap, &attributes);
    set_type(popup, kind);
    return popup;
}

void widgets_x_abandon_popup(struct widgets_x_popup *popup) {
    free(popup->pixels);
    free(popup->shape);
    free(popup);
}

void widgets_x_destroy_popup(struct widgets_x_popup *popup) {
    if (popup->pixmap) XFreePixmap(popup->display, popup->pixmap);
    if (popup->context) XFreeGC(popup->display, popup->context);
    XDestroyWindow(popup->display, popup->window);
    if (popup->own_colormap) XFreeColormap(popup->display, popup->own_colormap);
    XFlush(popup->display);
    widgets_x_abandon_popup(popup);
}

int widgets_x_popup_has_alpha(const struct widgets_x_popup *popup) { return popup->has_alpha; }

static int clamped(int side) { return side < 1 ? 1 : side > longest_side ? longest_side : side; }

static void reserve_pixmap(struct widgets_x_popup *popup) {
    if (popup->width <= popup->pixmap_width && popup->height <= popup->pixmap_height) return;
    if (popup->width > popup->pixmap_width) popup->pixmap_width = popup->width;
    if (popup->height > popup->pixmap_height) popup->pixmap_height = popup->height;
    if (popup->pixmap) XFreePixmap(popup->display, popup->pixmap);
    popup->pixmap = XCreatePixmap(
        popup->display, popup->window, (unsigned)popup->pixmap_width, (unsigned)popup->pixmap_height, (unsigned)popup->depth);
    if (!popup->context) popup->context = XCreateGC(popup->display, popup->pixmap, 0, NULL);
}

int widgets_x_place_popup(struct widgets_x_popup *popup, unsigned long owner, int x, int y, int width, int height) {
    width = clamped(width);
    height = clamped(height);
    size_t count = (size_t)width * (size_t)height;
    if (count > popup->capacity) {
        uint32_t *pixels = realloc(popup->pixels, count * sizeof *pixels);
        if (!pixels) return -1;
        popup->pixels = pixels;
        popup->capacity = count;
    }
    int is_resized = width != popup->width || height != popup->height || !popup->pixmap;
    popup->width = width;
    popup->height = height;
    reserve_pixmap(popup);
    if (owner != popup->owner) {
        XSetTransientForHint(popup->display, popup->window, owner);
        popup->owner = owner;
    }
    XMoveResizeWindow(popup->display, popup->window, x, y, (unsigned)width, (unsigned)height);
    return is_resized;
}

uint32_t *widgets_x_popup_pixels(const struct widgets_x_popup *popup, int *width, int *height) {
    *width = popup->pixmap ? popup->width : 0;
    *height = popup->pixmap ? popup->height : 0;
    return popup->pixels;
}

// Whether the pixel is at least half opaque.
static int is_solid(uint32_t pixel) { return pixel >= 0x80000000; }

static uint32_t opaque(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return pixel;
    if (!is_solid(pixel)) return pixel;
    uint32_t result = 0xFF000000;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t value = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
        result |= (value > 255 ? 255 : value) << shift;
    }
    return result;
}

// Cuts the transparent pixels at both ends of each row off the window, if they have changed.
//
// O(height) for a rectangle with rounded corners, because the search in a row ends at the first solid pixel.
static void update_shape(struct widgets_x_popup *popup) {
    XRectangle *rectangles = malloc((size_t)popup->height * sizeof *rectangles);
    if (!rectangles) return;
    int count = 0;
    for (int y = 0; y < popup->height; y++) {
        const uint32_t *row = popup->pixels + (size_t)y * (size_t)popup->width;
        int left = 0, right = popup->width;
        while (left < right && !is_solid(row[left])) left++;
        while (right > left && !is_solid(row[right - 1])) right--;
        if (left == right) continue;
        XRectangle *last = count ? &rectangles[count - 1] : NULL;
        if (last && last->x == left && last->width == right - left && last->y + last->height == y) {
            last->height++;
        } else {
            rectangles[count++] = (XRectangle){
                .x = (short)left, .y = (short)y, .width = (unsigned short)(right - left), .height = 1};
        }
    }
    if (popup->shape && count == popup->shape_count && !memcmp(rectangles, popup->shape, (size_t)count * sizeof *rectangles)) {
        free(rectangles);
        return;
    }
    XShapeCombineRectangles(popup->display, popup->window, ShapeBounding, 0, 0, rectangles, count, ShapeSet, YXBanded);
    free(popup->shape);
    popup->shape = rectangles;
    popup->shape_count = count;
}

void widgets_x_draw_popup(struct widgets_x_popup *popup, int left, int top, int right, int bottom) {
    if (!popup->pixmap || left < 0 || top < 0 || right > popup->width || bottom > popup->height || left >= right || top >= bottom)
        return;
    if (!popup->has_alpha) {
        if (left == 0 || top == 0 || right == popup->width || bottom == popup->height) update_shape(popup);
        for (int y = top; y < bottom; y++) {
            uint32_t *row = popup->pixels + (size_t)y * (size_t)popup->width;
            for (int x = left; x < right; x++) row[x] = opaque(row[x]);
        }
    }
    const int one = 1;
    int order = *(const char *)&one ? LSBFirst : MSBFirst;
    XImage image = {
        .width = popup->width, .height = popup->height, .format = ZPixmap, .data = (char *)popup->pixels, .byte_order = order,
        .bitmap_unit = 32, .bitmap_bit_order = order, .bitmap_pad = 32, .depth = popup->depth, .bytes_per_line = popup->width * 4,
        .bits_per_pixel = 32, .red_mask = 0xFF0000, .green_mask = 0xFF00, .blue_mask = 0xFF};
    if (!XInitImage(&image)) return;
    unsigned width = (unsigned)(right - left), height = (unsigned)(bottom - top);
    XPutImage(popup->display, popup->pixmap, popup->context, &image, left, top, left, top, width, height);
    // The protocol leaves it open whether later changes of the pixmap change the background, so it is set again.
    XSetWindowBackgroundPixmap(popup->display, popup->window, popup->pixmap);
    if (popup->is_visible) XClearArea(popup->display, popup->window, left, top, width, height, False);
    XFlush(popup->display);
}

void widgets_x_show_popup(struct widgets_x_popup *popup) {
    if (popup->is_visible) return;
    popup->is_visible = 1;
    XMapRaised(popup->display, popup->window);
    XFlush(popup->display);
}

void widgets_x_hide_popup(struct widgets_x_popup *popup) {
    if (!popup->is_visible) return;
    popup->is_visible = 0;
    XUnmapWindow(popup->display, popup->window);
    XFlush(popup->display);
}
#else
struct widgets_x_popup *widgets_x_create_popup(void *display, enum widgets_x_popup_kind kind) {
    (void)display, (void)kind;
    return NULL;
}
void widgets_x_destroy_popup(struct widgets_x_popup *popup) { (void)popup; }
void widgets_x_abandon_popup(struct widgets_x_popup *popup) { (void)popup; }
int widgets_x_popup_has_alpha(const struct widgets_x_popup *popup) { (void)popup; return 0; }
int widgets_x_place_popup(struct widgets_x_popup *popup, unsigned long owner, int x, int y, int width, int height) {
    (void)popup, (void)owner, (void)x, (void)y, (void)width, (void)height;
    return -1;
}
uint32_t *widgets_x_popup_pixels(const struct widgets_x_popup *popup, int *width, int *height) {
    (void)popup;
    *width = *height = 0;
    return NULL;
}
void widgets_x_draw_popup(struct widgets_x_popup *popup, int left, int top, int right, int bottom) {
    (void)popup, (void)left, (void)top, (void)right, (void)bottom;
}
void widgets_x_show_popup(struct widgets_x_popup *popup) { (void)popup; }
void widgets_x_hide_popup(struct widgets_x_popup *popup) { (void)popup; }
#endif
