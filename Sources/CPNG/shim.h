// libpng's simplified API. Only ImageCodecs imports it.
#ifndef WIDGETS_CPNG_SHIM_H
#define WIDGETS_CPNG_SHIM_H
#include <stddef.h>
#include <stdio.h>
#include <png.h>
#endif
