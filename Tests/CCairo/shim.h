// An independent renderer, with which tests compare the rasterizer. Only RasterTests imports it.
#ifndef WIDGETS_CCAIRO_SHIM_H
#define WIDGETS_CCAIRO_SHIM_H
#include <cairo/cairo.h>
#endif
