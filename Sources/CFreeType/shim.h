// Masks of single glyphs. SDL2_ttf has it in the process already. Only Typesetting imports it.
#ifndef WIDGETS_CFREETYPE_SHIM_H
#define WIDGETS_CFREETYPE_SHIM_H
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H
#include FT_SYNTHESIS_H
#endif
