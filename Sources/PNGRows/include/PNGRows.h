// Reads PNG files row by row with libpng's full interface, which reports errors by longjmp: no jump leaves a function of this file.
#ifndef WIDGETS_PNG_ROWS_H
#define WIDGETS_PNG_ROWS_H
#include <stddef.h>
#include <stdint.h>

// A PNG file that is being read.
struct widgets_png_rows;

// The header of a PNG file.
struct widgets_png_header {
    uint32_t width;
    uint32_t height;
    int passes;  // 1, or 7 for an interlaced file.
};

// Starts reading the `count` bytes at `bytes`, which must stay valid until widgets_png_rows_close; null when memory is exhausted.
struct widgets_png_rows *widgets_png_rows_open(const uint8_t *bytes, size_t count);

// Reads all chunks before the pixels; returns 0 after an error.
int widgets_png_rows_read_header(struct widgets_png_rows *rows, struct widgets_png_header *header);

// Reads the next row of the current pass into `row`, which has room for `width` pixels: blue, green, red, alpha, not premultiplied, in
// the sRGB colour space. Returns 0 after an error.
//
// A pass of an interlaced file changes some pixels of each row; `row` must then contain the result of the previous passes.
int widgets_png_rows_read(struct widgets_png_rows *rows, uint32_t *row);

// Reads the chunks after the pixels, which a complete file has; returns 0 after an error.
int widgets_png_rows_finish(struct widgets_png_rows *rows);

// Describes the last error.
const char *widgets_png_rows_message(const struct widgets_png_rows *rows);

void widgets_png_rows_close(struct widgets_png_rows *rows);
#endif
