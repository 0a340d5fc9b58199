// Scaling and transformation of images. Every pixel is computed from its own position only.
#include "sampling.h"

#pragma STDC FP_CONTRACT OFF

/// Rounds down to an integer; |value| is far below 2^62.
static inline double down(double value) {
    double whole = (double)(int64_t)value;
    return whole > value ? whole - 1 : whole;
}

/// The source pixels in one direction that contribute to a target pixel.
typedef struct {
    ptrdiff_t first, last;
    double start, end;
    /// The weight of `last` when enlarging; negative when reducing.
    float share;
} footprint;

/// Returns the footprint of a target pixel; `step` is the number of source pixels per target pixel.
static footprint make_footprint(ptrdiff_t position, double step, ptrdiff_t source_length) {
    footprint print = {.share = -1};
    if (step > 1) {
        print.start = (double)position * step;
        print.end = (double)(position + 1) * step;
        print.first = (ptrdiff_t)print.start;
        print.last = (ptrdiff_t)ceil(print.end) - 1;
    } else {
        double centre = ((double)position + 0.5) * step - 0.5, low = down(centre);
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

static void grown_row(
    uint32_t *row, const rk_source *source, double step, double line_step, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count
) {
    footprint down = make_footprint(y, line_step, source->height);
    const uint32_t *upper = source->pixels + down.first * source->stride;
    const uint32_t *lower = source->pixels + down.last * source->stride;
    uint32_t v = share128(down.share);
    for (ptrdiff_t i = 0; i < count; i++) {
        footprint across = make_footprint(x + i, step, source->width);
        row[i] = between(
            upper[across.first], upper[across.last], lower[across.first], lower[across.last],
            share128(across.share), v);
    }
}

static void averaged_row(
    uint32_t *row, const rk_source *source, double step, double line_step, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count
) {
    footprint down = make_footprint(y, line_step, source->height);
    for (ptrdiff_t i = 0; i < count; i++) {
        footprint across = make_footprint(x + i, step, source->width);
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

void rk_stretched_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count
) {
    double step = (double)source->width / (double)width, line_step = (double)source->height / (double)height;
    if (step <= 1 && line_step <= 1) grown_row(row, source, step, line_step, x, y, count);
    else averaged_row(row, source, step, line_step, x, y, count);
}

void rk_repeated_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count
) {
    ptrdiff_t across = width / source->width, down = height / source->height;
    const uint32_t *line = source->pixels + y / down * source->stride;
    for (ptrdiff_t i = 0; i < count; i++) row[i] = line[(x + i) / across];
}

/// Computes a row with one sample per pixel, by integer sums that do not depend on where the row begins.
static void singly_sampled_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_affine *map, ptrdiff_t x,
    ptrdiff_t y, ptrdiff_t count
) {
    int64_t a = fixed(map->a), b = fixed(map->b), c = fixed(map->c), d = fixed(map->d);
    int64_t across = fixed(map->tx + (map->a + map->c) / 2 - 0.5) - (int64_t)left * ((int64_t)1 << 32) + x * a + y * c;
    int64_t down = fixed(map->ty + (map->b + map->d) / 2 - 0.5) - (int64_t)top * ((int64_t)1 << 32) + x * b + y * d;
    for (ptrdiff_t i = 0; i < count; i++, across += a, down += b)
        row[i] = linear_at_fixed(source, across, down);
}

void rk_transformed_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_affine *to_source,
    ptrdiff_t samples, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count
) {
    const rk_affine map = *to_source;
    int is_tame = fabs(map.a) < 64 && fabs(map.b) < 64 && fabs(map.c) < 64 && fabs(map.d) < 64
        && fabs(map.tx) < 1 << 26 && fabs(map.ty) < 1 << 26 && fabs((double)x) < 1 << 21
        && fabs((double)y) < 1 << 21 && fabs((double)left) < 1 << 26 && fabs((double)top) < 1 << 26;
    if (samples == 1 && is_tame) {
        singly_sampled_row(row, source, left, top, &map, x, y, count);
        return;
    }
    float share = 1.0f / (float)(samples * samples);
    for (ptrdiff_t i = 0; i < count; i++) {
        rk_float4 sum = {0, 0, 0, 0};
        for (ptrdiff_t v = 0; v < samples; v++) {
            double ty = (double)y + ((double)v + 0.5) / (double)samples;
            for (ptrdiff_t u = 0; u < samples; u++) {
                double tx = (double)(x + i) + ((double)u + 0.5) / (double)samples;
                sum += unpacked(linear_at_fixed(
                    source, fixed(map.a * tx + map.c * ty + map.tx - 0.5) - (int64_t)left * ((int64_t)1 << 32),
                    fixed(map.b * tx + map.d * ty + map.ty - 0.5) - (int64_t)top * ((int64_t)1 << 32)));
            }
        }
        row[i] = packed(sum * (rk_float4){share, share, share, share});
    }
}

/// Returns `index` modulo `length`, at least 0.
static inline ptrdiff_t wrapped(double index, ptrdiff_t length) {
    double rest = index - floor(index / (double)length) * (double)length;
    ptrdiff_t result = rest > 0 ? (ptrdiff_t)rest : 0;
    return result < length ? result : 0;
}

void rk_tiled_row(
    uint32_t *row, const rk_source *source, double u, double v, double du, double dv, ptrdiff_t first,
    ptrdiff_t count
) {
    for (ptrdiff_t i = 0; i < count; i++) {
        double at_u = u + (double)(first + i) * du - 0.5, at_v = v + (double)(first + i) * dv - 0.5;
        if (!(fabs(at_u) < 1e9 && fabs(at_v) < 1e9)) {
            row[i] = 0;
            continue;
        }
        double column = floor(at_u), line = floor(at_v);
        ptrdiff_t x = wrapped(column, source->width), y = wrapped(line, source->height);
        ptrdiff_t right = x + 1 < source->width ? x + 1 : 0, below = y + 1 < source->height ? y + 1 : 0;
        const uint32_t *upper = source->pixels + y * source->stride, *lower = source->pixels + below * source->stride;
        row[i] = between(
            upper[x], upper[right], lower[x], lower[right], share128(at_u - column), share128(at_v - line));
    }
}
