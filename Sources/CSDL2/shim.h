// SDL2 and SDL2_ttf as one module. Only SDLPlatform, Typesetting and ImageCodecs import it.
#ifndef WIDGETS_CSDL2_SHIM_H
#define WIDGETS_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xutil.h>
#endif

#ifdef SDL_VIDEO_DRIVER_X11
// The X event that SDL passes on as an SDL_SYSWMEVENT; null where it is another system's.
static inline const XEvent *widgets_x_event(const SDL_Event *event) {
    const SDL_SysWMmsg *message = event->syswm.msg;
    return message && message->subsystem == SDL_SYSWM_X11 ? &message->msg.x11.event : 0;
}
#endif

// The X keysym of a key press that SDL passes on as an SDL_SYSWMEVENT; 0 for any other event.
static inline unsigned long widgets_pressed_keysym(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const XEvent *press = widgets_x_event(event);
    if (!press || press->type != KeyPress) return 0;
    XKeyEvent key = press->xkey;
    KeySym symbol = NoSymbol;
    char text[8];
    XLookupString(&key, text, sizeof text, &symbol, 0);
    return symbol;
#else
    (void)event;
    return 0;
#endif
}

// Whether a window's system event is a key press or the end of a window: nothing else is of interest.
static inline int widgets_is_useful_system_event(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const XEvent *sent = widgets_x_event(event);
    return sent && (sent->type == KeyPress || sent->type == DestroyNotify);
#else
    (void)event;
    return 0;
#endif
}

// The X window of which an SDL_SYSWMEVENT says that it has been destroyed; 0 for any other event.
static inline unsigned long widgets_destroyed_x_window(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const XEvent *end = widgets_x_event(event);
    return end && end->type == DestroyNotify ? end->xdestroywindow.window : 0;
#else
    (void)event;
    return 0;
#endif
}

// The X window of an SDL window, and SDL's connection to the X server (a Display *); 0 where X11 is not in use.
static inline unsigned long widgets_x_window(SDL_Window *window, void **display) {
    *display = 0;
#ifdef SDL_VIDEO_DRIVER_X11
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
    *display = info.info.x11.display;
    return info.info.x11.window;
#else
    (void)window;
    return 0;
#endif
}
#endif
