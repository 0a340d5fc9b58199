// SDL2 and SDL2_ttf as one module. Only SDLPlatform, Typesetting and ImageCodecs import it.
#ifndef WIDGETS_CSDL2_SHIM_H
#define WIDGETS_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_syswm.h>
#include <SDL_ttf.h>
#endif
