// Gaussian blur: a sampled kernel for small deviations, three successive box averages for larger ones.
// Three boxes deviate from the Gaussian by less than 3 %, as the W3C's "Filter Effects Module Level 1" allows.
#include "RasterKernels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

enum { largest_kernel = 13 };

/// A window from `before` elements before to `after` elements after.
typedef struct {
    ptrdiff_t before, after;
} window;

static inline uint8_t averaged(uint32_t sum, uint64_t reciprocal) {
    return (uint8_t)((sum * reciprocal + ((uint64_t)1 << 31)) >> 32);
}

static inline ptrdiff_t held(ptrdiff_t index, ptrdiff_t count) {
    return index < 0 ? 0 : index < count ? index : count - 1;
}

/// Averages along one line of `count` elements at a distance of `step` bytes; the elements at the ends are repeated.
static void average_line(
    uint8_t *target, const uint8_t *source, ptrdiff_t count, ptrdiff_t step, window box, uint64_t reciprocal
) {
    uint32_t sum = 0;
    for (ptrdiff_t at = -box.before; at <= box.after; at++) sum += source[held(at, count) * step];
    for (ptrdiff_t at = 0; at < count; at++) {
        target[at * step] = averaged(sum, reciprocal);
        sum += (uint32_t)source[held(at + box.after + 1, count) * step]
            - (uint32_t)source[held(at - box.before, count) * step];
    }
}

/// Averages all columns at once, row by row.
static void average_columns(
    uint8_t *target, const uint8_t *source, ptrdiff_t width, ptrdiff_t height, window box, uint64_t reciprocal,
    uint32_t *sums
) {
    memset(sums, 0, (size_t)width * sizeof *sums);
    for (ptrdiff_t at = -box.before; at <= box.after; at++) {
        const uint8_t *row = source + held(at, height) * width;
        for (ptrdiff_t x = 0; x < width; x++) sums[x] += row[x];
    }
    for (ptrdiff_t y = 0; y < height; y++) {
        const uint8_t *next = source + held(y + box.after + 1, height) * width;
        const uint8_t *last = source + held(y - box.before, height) * width;
        uint8_t *row = target + y * width;
        for (ptrdiff_t x = 0; x < width; x++) {
            row[x] = averaged(sums[x], reciprocal);
            sums[x] += (uint32_t)next[x] - (uint32_t)last[x];
        }
    }
}

/// Convolves with a sampled Gaussian along lines of `count` elements, at a distance of `step` bytes.
static void convolve_line(
    uint8_t *target, const uint8_t *source, ptrdiff_t count, ptrdiff_t step, const uint32_t *weights,
    ptrdiff_t reach
) {
    for (ptrdiff_t at = 0; at < count; at++) {
        uint32_t sum = 1 << 15;
        for (ptrdiff_t k = -reach; k <= reach; k++)
            sum += weights[k < 0 ? -k : k] * source[held(at + k, count) * step];
        target[at * step] = (uint8_t)(sum >> 16);
    }
}

static ptrdiff_t make_weights(uint32_t *weights, double deviation) {
    ptrdiff_t reach = (ptrdiff_t)ceil(3 * deviation);
    if (reach > largest_kernel - 1) reach = largest_kernel - 1;
    double values[largest_kernel], total = 0;
    for (ptrdiff_t k = 0; k <= reach; k++) {
        values[k] = exp(-(double)(k * k) / (2 * deviation * deviation));
        total += k == 0 ? values[k] : 2 * values[k];
    }
    uint32_t sum = 0;
    for (ptrdiff_t k = 1; k <= reach; k++) {
        weights[k] = (uint32_t)(values[k] / total * 65536 + 0.5);
        sum += 2 * weights[k];
    }
    weights[0] = 65536 - sum;
    return reach;
}

void rk_blur(
    uint8_t *bytes, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels, double deviation, uint8_t *scratch,
    uint32_t *sums
) {
    if (!(deviation > 0.05) || width <= 0 || height <= 0) return;
    ptrdiff_t row_bytes = width * channels;
    if (deviation < 2) {
        uint32_t weights[largest_kernel];
        ptrdiff_t reach = make_weights(weights, deviation);
        for (ptrdiff_t y = 0; y < height; y++)
            for (ptrdiff_t c = 0; c < channels; c++)
                convolve_line(
                    scratch + y * row_bytes + c, bytes + y * row_bytes + c, width, channels, weights, reach);
        for (ptrdiff_t x = 0; x < row_bytes; x++)
            convolve_line(bytes + x, scratch + x, height, row_bytes, weights, reach);
        return;
    }
    const double root_of_two_pi = 2.5066282746310002;
    ptrdiff_t size = (ptrdiff_t)(deviation * 3 * root_of_two_pi / 4 + 0.5);
    // An even size is centred by two boxes shifted in opposite directions and one that is wider by one.
    window boxes[3];
    if (size % 2) {
        boxes[0] = boxes[1] = boxes[2] = (window){size / 2, size / 2};
    } else {
        boxes[0] = (window){size / 2, size / 2 - 1};
        boxes[1] = (window){size / 2 - 1, size / 2};
        boxes[2] = (window){size / 2, size / 2};
    }
    uint8_t *from = bytes, *to = scratch;
    for (int pass = 0; pass < 3; pass++) {
        uint64_t reciprocal = ((uint64_t)1 << 32) / (uint64_t)(boxes[pass].before + boxes[pass].after + 1);
        for (ptrdiff_t y = 0; y < height; y++)
            for (ptrdiff_t c = 0; c < channels; c++)
                average_line(
                    to + y * row_bytes + c, from + y * row_bytes + c, width, channels, boxes[pass], reciprocal);
        average_columns(from, to, row_bytes, height, boxes[pass], reciprocal, sums);
    }
}
