// SDL2 and SDL2_ttf as one module. Only SDLPlatform, Typesetting and ImageCodecs import it.
#ifndef WIDGETS_CSDL2_SHIM_H
#define WIDGETS_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>

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
