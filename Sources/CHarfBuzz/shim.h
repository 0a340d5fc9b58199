// Shaping. SDL2_ttf has it in the process already. Only Typesetting imports it.
#ifndef WIDGETS_CHARFBUZZ_SHIM_H
#define WIDGETS_CHARFBUZZ_SHIM_H
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#endif
