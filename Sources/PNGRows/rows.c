#include "PNGRows.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct widgets_png_rows {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count;
    size_t offset;
    int has_failed;
    char message[96];
};

static void fail(png_structp png, png_const_charp message) {
    struct widgets_png_rows *rows = png_get_error_ptr(png);
    rows->has_failed = 1;
    strncpy(rows->message, message, sizeof rows->message - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    struct widgets_png_rows *rows = png_get_io_ptr(png);
    if (count > rows->count - rows->offset) png_error(png, "the file is truncated");
    memcpy(target, rows->bytes + rows->offset, count);
    rows->offset += count;
}

struct widgets_png_rows *widgets_png_rows_open(const uint8_t *bytes, size_t count) {
    struct widgets_png_rows *rows = calloc(1, sizeof *rows);
    if (!rows) return NULL;
    rows->bytes = bytes;
    rows->count = count;
    rows->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, rows, fail, ignore_warning);
    if (rows->png) rows->info = png_create_info_struct(rows->png);
    if (!rows->info) {
        widgets_png_rows_close(rows);
        return NULL;
    }
    return rows;
}

int widgets_png_rows_read_header(struct widgets_png_rows *rows, struct widgets_png_header *header) {
    if (rows->has_failed || setjmp(png_jmpbuf(rows->png))) return 0;
    png_set_read_fn(rows->png, rows, read_bytes);
    // Texts and profiles are not used: their chunks are skipped instead of decompressed.
    png_set_keep_unknown_chunks(rows->png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "iCCP\0iTXt\0tEXt\0zTXt", 4);
    png_read_info(rows->png, rows->info);

    png_set_expand(rows->png);
    png_set_scale_16(rows->png);
    png_set_gray_to_rgb(rows->png);
    png_set_add_alpha(rows->png, 0xff, PNG_FILLER_AFTER);
    png_set_bgr(rows->png);
    png_set_alpha_mode(rows->png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    header->passes = png_set_interlace_handling(rows->png);
    png_read_update_info(rows->png, rows->info);
    header->width = png_get_image_width(rows->png, rows->info);
    header->height = png_get_image_height(rows->png, rows->info);
    if (png_get_rowbytes(rows->png, rows->info) != (size_t)header->width * 4) png_error(rows->png, "unexpected row size");
    return 1;
}

int widgets_png_rows_read(struct widgets_png_rows *rows, uint32_t *row) {
    if (rows->has_failed || setjmp(png_jmpbuf(rows->png))) return 0;
    png_read_row(rows->png, (png_bytep)row, NULL);
    return 1;
}

int widgets_png_rows_finish(struct widgets_png_rows *rows) {
    if (rows->has_failed || setjmp(png_jmpbuf(rows->png))) return 0;
    png_read_end(rows->png, NULL);
    return 1;
}

const char *widgets_png_rows_message(const struct widgets_png_rows *rows) { return rows->message; }

void widgets_png_rows_close(struct widgets_png_rows *rows) {
    if (rows->png) png_destroy_read_struct(&rows->png, &rows->info, NULL);
    free(rows);
}
