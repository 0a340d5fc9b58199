// Types of libwebp and libwebpdemux; the libraries themselves are opened at run time, by the first WebP image. Only ImageCodecs
// imports it.
#ifndef WIDGETS_CWEBP_SHIM_H
#define WIDGETS_CWEBP_SHIM_H
#include <webp/decode.h>
#include <webp/demux.h>
#endif
