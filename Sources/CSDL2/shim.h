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

// The X keysym of a key press that SDL passes on as an SDL_SYSWMEVENT; 0 for any other event.
static inline unsigned long widgets_pressed_keysym(const SDL_Event *event) {
#ifdef SDL_VIDEO_DRIVER_X11
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (!message || message->subsystem != SDL_SYSWM_X11) return 0;
    if (message->msg.x11.event.type != KeyPress) return 0;
    XKeyEvent key = message->msg.x11.event.xkey;
    KeySym symbol = NoSymbol;
    char text[8];
    XLookupString(&key, text, sizeof text, &symbol, 0);
    return symbol;
#else
    (void)event;
    return 0;
#endif
}
#endif
