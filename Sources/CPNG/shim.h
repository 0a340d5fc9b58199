// libpng's simplified API, with which ImageCodecs writes files; PNGRows uses the full API.
#ifndef WIDGETS_CPNG_SHIM_H
#define WIDGETS_CPNG_SHIM_H
#include <stddef.h>
#include <stdio.h>
#include <png.h>
// Macros that Swift does not see.
enum { widgets_png_image_version = PNG_IMAGE_VERSION };
enum { widgets_png_format_bgra = PNG_FORMAT_BGRA };
static inline int widgets_png_failed(const png_image *image) { return PNG_IMAGE_FAILED(*image); }
static inline const char *widgets_png_message(const png_image *image) { return image->message; }
#endif
