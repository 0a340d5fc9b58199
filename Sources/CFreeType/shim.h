// Masks of single glyphs. SDL2_ttf has it in the process already. Only Typesetting imports it.
#ifndef WIDGETS_CFREETYPE_SHIM_H
#define WIDGETS_CFREETYPE_SHIM_H
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H

// Macros that cast, as constants.
enum {
    widgets_ft_light = FT_LOAD_TARGET_LIGHT,
    widgets_ft_no_hinting = FT_LOAD_NO_HINTING,
    widgets_ft_no_bitmap = FT_LOAD_NO_BITMAP,
    widgets_ft_color = FT_LOAD_COLOR,
};
#endif
