// Scaling and transformation of images. Every pixel is computed from its own position only.
#include "RasterKernels.h"
#include <math.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

typedef float rk_float4 __attribute__((vector_size(16)));

/// Rounds down to an integer; |value| is far below 2^62.
static inline double down(double value) {
    double whole = (double)(int64_t)value;
    return whole > value ? whole - 1 : whole;
}

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

/// Interpolates between a and b, and c and d below them, by `u` and `v` in 128ths; equal pixels are reproduced exactly. The
/// vector form has the same result: sums of products with 7-bit weights fit into signed 16 bits, the products into 32.
static inline uint32_t between(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t u, uint32_t v) {
#if defined(__x86_64__)
    const __m128i zero = _mm_setzero_si128();
    __m128i across = _mm_set1_epi32((int)(u << 16 | (128 - u))), down = _mm_set1_epi32((int)(v << 16 | (128 - v)));
    __m128i top = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)a), _mm_cvtsi32_si128((int)b));
    __m128i bottom = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)c), _mm_cvtsi32_si128((int)d));
    __m128i upper = _mm_madd_epi16(_mm_unpacklo_epi8(top, zero), across);
    __m128i lower = _mm_madd_epi16(_mm_unpacklo_epi8(bottom, zero), across);
    __m128i both = _mm_packs_epi32(upper, lower);
    __m128i sum = _mm_madd_epi16(_mm_unpacklo_epi16(both, _mm_srli_si128(both, 8)), down);
    sum = _mm_srli_epi32(_mm_add_epi32(sum, _mm_set1_epi32(8192)), 14);
    sum = _mm_packs_epi32(sum, sum);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
#else
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t upper = (a >> shift & 255) * (128 - u) + (b >> shift & 255) * u;
        uint32_t lower = (c >> shift & 255) * (128 - u) + (d >> shift & 255) * u;
        result |= ((upper * (128 - v) + lower * v + 8192) >> 14) << shift;
    }
    return result;
#endif
}

/// Converts a fraction of a pixel to 128ths.
static inline uint32_t share128(double share) { return (uint32_t)(share * 128 + 0.5); }

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

static inline uint32_t pixel_at(const rk_source *source, ptrdiff_t x, ptrdiff_t y) {
    if (x < 0 || y < 0 || x >= source->width || y >= source->height) return 0;
    return source->pixels[y * source->stride + x];
}

/// Interpolates between four pixels; `column` and `line` are those of the upper left one, the weights are in 128ths.
static inline uint32_t linear_at(
    const rk_source *source, int64_t column, int64_t line, uint32_t u, uint32_t v
) {
    if (column >= 0 && line >= 0 && column + 1 < source->width && line + 1 < source->height) {
        const uint32_t *pixels = source->pixels + line * source->stride + column;
        const uint32_t *below = pixels + source->stride;
        return between(pixels[0], pixels[1], below[0], below[1], u, v);
    }
    if (column < -1 || line < -1 || column >= source->width || line >= source->height) return 0;
    return between(
        pixel_at(source, column, line), pixel_at(source, column + 1, line),
        pixel_at(source, column, line + 1), pixel_at(source, column + 1, line + 1), u, v);
}

/// Converts a coordinate to fixed point in units of 2^-32 pixels, clamped to a range far beyond every source.
static inline int64_t fixed(double value) {
    const double limit = 536870912;
    if (!(value > -limit)) value = -limit;
    if (value > limit) value = limit;
    return (int64_t)(value * 4294967296.0);
}

/// Interpolates at a fixed-point position, relative to the centre of the source's first pixel.
static inline uint32_t linear_at_fixed(const rk_source *source, int64_t x, int64_t y) {
    const int64_t half_share = 1 << 24;
    x += half_share;
    y += half_share;
    return linear_at(source, x >> 32, y >> 32, x >> 25 & 127, y >> 25 & 127);
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

/// Returns the number of samples for `step` source pixels per pixel, at most 32.
static ptrdiff_t sample_count(double step) {
    if (!(step > 1.25)) return 1;
    return step < 32 ? (ptrdiff_t)ceil(step - 0.25) : 32;
}

/// Reduces the product of two numbers of samples to at most 64.
static void limit_samples(ptrdiff_t *across, ptrdiff_t *down) {
    if (*across * *down <= 64) return;
    if (*across > 8 && *down > 8) *across = *down = 8;
    else if (*across > *down) *across = 64 / *down;
    else *down = 64 / *across;
}

void rk_projected_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_projection *to_source,
    double least, double most, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count
) {
    const rk_projection map = *to_source;
    const int64_t first_column = (int64_t)left * ((int64_t)1 << 32), first_line = (int64_t)top * ((int64_t)1 << 32);
    for (ptrdiff_t i = 0; i < count; i++) {
        double column = (double)(x + i), line = (double)y;
        double tx = column + 0.5, ty = line + 0.5;
        double w = map.e * tx + map.f * ty + map.g;
        double u = map.a * tx + map.c * ty + map.tx, v = map.b * tx + map.d * ty + map.ty;
        // The change of the source position per pixel, at the pixel's centre.
        double near = w > least ? w : least, share = 1 / near;
        double ux = (map.a - u * share * map.e) * share, vx = (map.b - v * share * map.e) * share;
        double uy = (map.c - u * share * map.f) * share, vy = (map.d - v * share * map.f) * share;
        ptrdiff_t across = sample_count(sqrt(ux * ux + vx * vx)), down = sample_count(sqrt(uy * uy + vy * vy));
        if (across == 1 && down == 1) {
            row[i] = w > least && w < most
                ? linear_at_fixed(source, fixed(u * share - 0.5) - first_column, fixed(v * share - 0.5) - first_line) : 0;
            continue;
        }
        limit_samples(&across, &down);
        rk_float4 sum = {0, 0, 0, 0};
        for (ptrdiff_t n = 0; n < down; n++) {
            ty = line + ((double)n + 0.5) / (double)down;
            for (ptrdiff_t m = 0; m < across; m++) {
                tx = column + ((double)m + 0.5) / (double)across;
                w = map.e * tx + map.f * ty + map.g;
                if (!(w > least && w < most)) continue;
                share = 1 / w;
                u = map.a * tx + map.c * ty + map.tx;
                v = map.b * tx + map.d * ty + map.ty;
                sum += unpacked(linear_at_fixed(
                    source, fixed(u * share - 0.5) - first_column, fixed(v * share - 0.5) - first_line));
            }
        }
        float weight = 1.0f / (float)(across * down);
        row[i] = packed(sum * (rk_float4){weight, weight, weight, weight});
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
