// The bidirectional algorithm (UAX#9). Only TextAnalysis imports it.
#ifndef WIDGETS_CFRIBIDI_SHIM_H
#define WIDGETS_CFRIBIDI_SHIM_H
#include <fribidi.h>
#endif
