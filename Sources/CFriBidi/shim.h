// Types of the bidirectional algorithm (UAX#9); the library itself is opened at run time, by the first text that has
// letters of both directions. Only TextAnalysis imports it.
#ifndef WIDGETS_CFRIBIDI_SHIM_H
#define WIDGETS_CFRIBIDI_SHIM_H
#include <fribidi/fribidi.h>
#endif
