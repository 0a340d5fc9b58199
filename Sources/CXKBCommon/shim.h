// The Compose part of libxkbcommon. Only SDLPlatform imports it.
#ifndef WIDGETS_CXKBCOMMON_SHIM_H
#define WIDGETS_CXKBCOMMON_SHIM_H
#include <xkbcommon/xkbcommon-compose.h>
#endif
