// Interpolation between pixels, shared by the scaling, the transformation and the projection of images.
#pragma once
#include "RasterKernels.h"
#include <math.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

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
