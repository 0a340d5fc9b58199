// Types of fontconfig; the library itself is opened at run time, by the first missing letter. Only Typesetting imports it.
#ifndef WIDGETS_CFONTCONFIG_SHIM_H
#define WIDGETS_CFONTCONFIG_SHIM_H
#include <fontconfig/fontconfig.h>
#endif
