// Asks an X server at once for the names that SDL asks for one by one. Nothing is to be called: see names.c.
#ifndef WIDGETS_DISPLAY_NAMES_H
#define WIDGETS_DISPLAY_NAMES_H

// One of the names, from 0; a null pointer after the last. For tests.
const char *widgets_display_name(unsigned index);
#endif
