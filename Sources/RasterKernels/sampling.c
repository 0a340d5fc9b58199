// Pictures at other sizes and in other directions. Every pixel is computed from its own position only.
#include "RasterKernels.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

typedef float rk_float4 __attribute__((vector_size(16)));

static inline rk_float4 unpacked(uint32_t pixel) {
    return (rk_float4){(float)(pixel & 255), (float)(pixel >> 8 & 255), (float)(pixel >> 16 & 255),
        (float)(pixel >> 24)};
}

static inline uint32_t component(float value, uint32_t limit) {
    uint32_t rounded = value <= 0 ? 0 : (uint32_t)(value + 0.5f);
    return rounded < limit ? rounded : limit;
}

static inline uint32_t packed(rk_float4 sum) {
    uint32_t alpha = component(sum[3], 255);
    return alpha << 24 | component(sum[2], alpha) << 16 | component(sum[1], alpha) << 8
        | component(sum[0], alpha);
}

/// The source pixels, in one direction, that make a target pixel.
typedef struct {
    ptrdiff_t first, last;
    double start, end;
    /// Weight of `last` when growing; negative when shrinking.
    float share;
} footprint;

static footprint make_footprint(ptrdiff_t position, ptrdiff_t target_length, ptrdiff_t source_length) {
    double step = (double)source_length / (double)target_length;
    footprint print = {.share = -1};
    if (step > 1) {
        print.start = (double)position * step;
        print.end = (double)(position + 1) * step;
        print.first = (ptrdiff_t)print.start;
        print.last = (ptrdiff_t)ceil(print.end) - 1;
    } else {
        double centre = ((double)position + 0.5) * step - 0.5, low = floor(centre);
        print.first = (ptrdiff_t)low;
        print.last = print.first + 1;
        print.share = (float)(centre - low);
    }
    if (print.first < 0) print.first = 0;
    if (print.last < 0) print.last = 0;
    if (print.first > source_length - 1) print.first = source_length - 1;
    if (print.last > source_length - 1) print.last = source_length - 1;
    return print;
}

static inline float weight(const footprint *print, ptrdiff_t index) {
    if (print->share >= 0) {
        if (print->first == print->last) return 1;
        return index == print->last ? print->share : 1 - print->share;
    }
    double low = (double)index > print->start ? (double)index : print->start;
    double high = (double)(index + 1) < print->end ? (double)(index + 1) : print->end;
    return (float)((high - low) / (print->end - print->start));
}

void rk_stretched_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count
) {
    footprint down = make_footprint(y, height, source->height);
    for (ptrdiff_t i = 0; i < count; i++) {
        footprint across = make_footprint(x + i, width, source->width);
        rk_float4 sum = {0, 0, 0, 0};
        for (ptrdiff_t v = down.first; v <= down.last; v++) {
            const uint32_t *line = source->pixels + v * source->stride;
            rk_float4 line_sum = {0, 0, 0, 0};
            for (ptrdiff_t u = across.first; u <= across.last; u++) {
                float w = weight(&across, u);
                line_sum += unpacked(line[u]) * (rk_float4){w, w, w, w};
            }
            float w = weight(&down, v);
            sum += line_sum * (rk_float4){w, w, w, w};
        }
        row[i] = packed(sum);
    }
}

void rk_repeated_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count
) {
    ptrdiff_t across = width / source->width, down = height / source->height;
    const uint32_t *line = source->pixels + y / down * source->stride;
    for (ptrdiff_t i = 0; i < count; i++) row[i] = line[(x + i) / across];
}

static inline rk_float4 pixel_at(const rk_source *source, ptrdiff_t x, ptrdiff_t y) {
    if (x < 0 || y < 0 || x >= source->width || y >= source->height) return (rk_float4){0, 0, 0, 0};
    return unpacked(source->pixels[y * source->stride + x]);
}

/// The value at (x, y) of the plane in which the source's first pixel is at (left, top).
static inline rk_float4 linear_at(
    const rk_source *source, ptrdiff_t first_column, ptrdiff_t first_line, double x, double y
) {
    x -= 0.5;
    y -= 0.5;
    double left = floor(x), top = floor(y);
    if (!(left >= (double)first_column - 1 && top >= (double)first_line - 1
          && left < (double)(first_column + source->width) && top < (double)(first_line + source->height)))
        return (rk_float4){0, 0, 0, 0};
    float u = (float)(x - left), v = (float)(y - top);
    ptrdiff_t column = (ptrdiff_t)left - first_column, line = (ptrdiff_t)top - first_line;
    float a = (1 - u) * (1 - v), b = u * (1 - v), c = (1 - u) * v, d = u * v;
    return pixel_at(source, column, line) * (rk_float4){a, a, a, a}
        + pixel_at(source, column + 1, line) * (rk_float4){b, b, b, b}
        + pixel_at(source, column, line + 1) * (rk_float4){c, c, c, c}
        + pixel_at(source, column + 1, line + 1) * (rk_float4){d, d, d, d};
}

void rk_transformed_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_affine *to_source,
    ptrdiff_t samples, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count
) {
    float share = 1.0f / (float)(samples * samples);
    for (ptrdiff_t i = 0; i < count; i++) {
        rk_float4 sum = {0, 0, 0, 0};
        for (ptrdiff_t v = 0; v < samples; v++) {
            double ty = (double)y + ((double)v + 0.5) / (double)samples;
            for (ptrdiff_t u = 0; u < samples; u++) {
                double tx = (double)(x + i) + ((double)u + 0.5) / (double)samples;
                sum += linear_at(
                    source, left, top, to_source->a * tx + to_source->c * ty + to_source->tx,
                    to_source->b * tx + to_source->d * ty + to_source->ty);
            }
        }
        row[i] = packed(sum * (rk_float4){share, share, share, share});
    }
}
