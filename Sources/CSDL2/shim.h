// SDL2 and SDL2_ttf as one module. Only SDLPlatform, Typesetting and ImageCodecs import it.
#ifndef WIDGETS_CSDL2_SHIM_H
#define WIDGETS_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <SDL2/SDL_vulkan.h>

// The X window of which an SDL_SYSWMEVENT says that it has been destroyed; 0 for any other event.
static inline unsigned long widgets_destroyed_x_window(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (!message || message->subsystem != SDL_SYSWM_X11) return 0;
    if (message->msg.x11.event.type != DestroyNotify) return 0;
    return message->msg.x11.event.xdestroywindow.window;
#else
    (void)event;
    return 0;
#endif
}

// The X window that has received the pointer event in an SDL_SYSWMEVENT; 0 for any other event.
static inline unsigned long widgets_x_pointer_window(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (!message || message->subsystem != SDL_SYSWM_X11) return 0;
    const XEvent *x = &message->msg.x11.event;
    return x->type == MotionNotify || x->type == ButtonPress || x->type == ButtonRelease ? x->xany.window : 0;
#else
    (void)event;
    return 0;
#endif
}

// Translates the movement of the pointer in an SDL_SYSWMEVENT to the event that SDL would send to the window that has received it; the
// coordinates may be outside of the window. Returns 0 for any other event.
static inline int widgets_x_motion_event(const SDL_Event *message, Uint32 window, SDL_Event *result) {
    SDL_memset(result, 0, sizeof *result);
#ifdef SDL_VIDEO_DRIVER_X11
    const XEvent *x = &message->syswm.msg->msg.x11.event;
    if (x->type != MotionNotify) return 0;
    result->motion.type = SDL_MOUSEMOTION;
    result->motion.windowID = window;
    result->motion.state = x->xmotion.state >> 8 & 7;
    result->motion.x = x->xmotion.x;
    result->motion.y = x->xmotion.y;
    return 1;
#else
    (void)message, (void)window;
    return 0;
#endif
}

// Translates the pointer event in an SDL_SYSWMEVENT to the event that SDL would send to the window with its content at (left, top) of the root
// window; the coordinates may be outside of the window.
//
// Returns 0 for an event without effect, such as the release of a wheel button.
static inline int widgets_x_pointer_event(const SDL_Event *message, Uint32 window, int left, int top, SDL_Event *result) {
    SDL_memset(result, 0, sizeof *result);
#ifdef SDL_VIDEO_DRIVER_X11
    const XEvent *x = &message->syswm.msg->msg.x11.event;
    if (widgets_x_motion_event(message, window, result)) {
        result->motion.x = x->xmotion.x_root - left;
        result->motion.y = x->xmotion.y_root - top;
        return 1;
    }
    const XButtonEvent *button = &x->xbutton;
    if (button->button >= 4 && button->button <= 7) {
        if (x->type == ButtonRelease) return 0;
        result->wheel.type = SDL_MOUSEWHEEL;
        result->wheel.windowID = window;
        result->wheel.y = button->button == 4 ? 1 : button->button == 5 ? -1 : 0;
        result->wheel.x = button->button == 7 ? 1 : button->button == 6 ? -1 : 0;
        result->wheel.preciseX = (float)result->wheel.x;
        result->wheel.preciseY = (float)result->wheel.y;
        result->wheel.mouseX = button->x_root - left;
        result->wheel.mouseY = button->y_root - top;
        return 1;
    }
    result->button.type = x->type == ButtonPress ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    result->button.windowID = window;
    // The numbers 4 to 7 of X are directions of the wheel.
    result->button.button = (Uint8)(button->button > 7 ? button->button - 4 : button->button);
    result->button.state = x->type == ButtonPress ? SDL_PRESSED : SDL_RELEASED;
    result->button.x = button->x_root - left;
    result->button.y = button->y_root - top;
    return 1;
#else
    (void)message, (void)window;
    return 0;
#endif
}

// The XEvent of an SDL_SYSWMEVENT; 0 where X11 is not in use.
static inline const void *widgets_x_event(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const SDL_SysWMmsg *message = event->syswm.msg;
    return message && message->subsystem == SDL_SYSWM_X11 ? &message->msg.x11.event : 0;
#else
    (void)event;
    return 0;
#endif
}

// The X window of an SDL window; 0 where X11 is not in use.
static inline unsigned long widgets_x_window(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    return SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.window : 0;
#else
    (void)window;
    return 0;
#endif
}

// SDL's connection to the X server (a Display *), which SDL exposes only through a window; 0 where X11 is not in use.
static inline void *widgets_x_display(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    return SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.display : 0;
#else
    (void)window;
    return 0;
#endif
}

// The Wayland surface of an SDL window (a wl_surface *), and SDL's connection to the compositor (a wl_display *); 0 where Wayland is not in use.
static inline void *widgets_wayland_surface(SDL_Window *window, void **display) {
    *display = 0;
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return 0;
    *display = info.info.wl.display;
    return info.info.wl.surface;
#else
    (void)window;
    return 0;
#endif
}
#endif
