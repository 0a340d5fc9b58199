// Processes four pixels at a time, and the end of a row pixel by pixel.
#include "arithmetic.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#include <string.h>

/// Divides eight 16-bit products by 255, rounded.
static inline __m128i over255(__m128i product) {
    product = _mm_add_epi16(product, _mm_set1_epi16(128));
    return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// Copies the alpha of each of two pixels (16 bits per component) to all its components.
static inline __m128i alphas(__m128i pixels) {
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(pixels, 0xff), 0xff);
}

static inline __m128i faded(__m128i target, __m128i source) {
    return over255(_mm_mullo_epi16(target, _mm_sub_epi16(_mm_set1_epi16(255), alphas(source))));
}

/// Blends two halves of widened source pixels over the target (source-over).
static inline void over4(uint32_t *target, __m128i low, __m128i high) {
    const __m128i zero = _mm_setzero_si128();
    __m128i old = _mm_loadu_si128((const __m128i *)target);
    __m128i rest = _mm_packus_epi16(
        faded(_mm_unpacklo_epi8(old, zero), low), faded(_mm_unpackhi_epi8(old, zero), high));
    _mm_storeu_si128((__m128i *)target, _mm_adds_epu8(rest, _mm_packus_epi16(low, high)));
}

/// Repeats each of four coverage bytes in the four bytes of its pixel.
static inline __m128i spread(uint32_t coverage) {
    __m128i bytes = _mm_cvtsi32_si128((int)coverage);
    bytes = _mm_unpacklo_epi8(bytes, bytes);
    return _mm_unpacklo_epi16(bytes, bytes);
}

static inline uint32_t load4(const uint8_t *mask) {
    uint32_t bytes;
    memcpy(&bytes, mask, 4);
    return bytes;
}

static void fill(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour) {
    const __m128i value = _mm_set1_epi32((int)colour);
    for (; height > 0; height--, target += stride) {
        ptrdiff_t x = 0;
        for (; x + 4 <= width; x += 4) _mm_storeu_si128((__m128i *)(target + x), value);
        for (; x < width; x++) target[x] = colour;
    }
}

static void blend(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour) {
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)colour), _mm_setzero_si128());
    for (; height > 0; height--, target += stride) {
        ptrdiff_t x = 0;
        for (; x + 4 <= width; x += 4) over4(target + x, source, source);
        for (; x < width; x++) target[x] = rk_over(target[x], colour);
    }
}

static inline void mask4(uint32_t *target, uint32_t coverage, __m128i colour) {
    if (coverage == 0) return;
    const __m128i zero = _mm_setzero_si128();
    __m128i wide = spread(coverage);
    over4(
        target, over255(_mm_mullo_epi16(colour, _mm_unpacklo_epi8(wide, zero))),
        over255(_mm_mullo_epi16(colour, _mm_unpackhi_epi8(wide, zero))));
}

static void blend_mask(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t colour
) {
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)colour), _mm_setzero_si128());
    for (; height > 0; height--, target += stride, mask += mask_stride) {
        ptrdiff_t x = 0;
        for (; x + 4 <= width; x += 4) mask4(target + x, load4(mask + x), source);
        for (; x < width; x++)
            if (mask[x]) target[x] = rk_over(target[x], rk_times(colour, mask[x]));
    }
}

static void blend_pixels(
    uint32_t *target, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t opacity
) {
    const __m128i zero = _mm_setzero_si128(), factor = _mm_set1_epi16((short)opacity);
    for (; height > 0; height--, target += stride, source += source_stride) {
        ptrdiff_t x = 0;
        for (; x + 4 <= width; x += 4) {
            __m128i pixels = _mm_loadu_si128((const __m128i *)(source + x));
            over4(
                target + x, over255(_mm_mullo_epi16(_mm_unpacklo_epi8(pixels, zero), factor)),
                over255(_mm_mullo_epi16(_mm_unpackhi_epi8(pixels, zero), factor)));
        }
        for (; x < width; x++) target[x] = rk_over(target[x], rk_times(source[x], opacity));
    }
}

static inline __m128i mixed(__m128i saved, __m128i drawn, __m128i mask) {
    __m128i outside = _mm_sub_epi16(_mm_set1_epi16(255), mask);
    return over255(_mm_add_epi16(_mm_mullo_epi16(saved, outside), _mm_mullo_epi16(drawn, mask)));
}

static void restore(
    uint32_t *target, ptrdiff_t stride, const uint32_t *saved, ptrdiff_t saved_stride, const uint8_t *mask,
    ptrdiff_t mask_stride, ptrdiff_t width, ptrdiff_t height
) {
    const __m128i zero = _mm_setzero_si128();
    for (; height > 0; height--, target += stride, saved += saved_stride, mask += mask_stride) {
        ptrdiff_t x = 0;
        for (; x + 4 <= width; x += 4) {
            __m128i old = _mm_loadu_si128((const __m128i *)(saved + x));
            __m128i new = _mm_loadu_si128((const __m128i *)(target + x));
            __m128i wide = spread(load4(mask + x));
            _mm_storeu_si128(
                (__m128i *)(target + x),
                _mm_packus_epi16(
                    mixed(
                        _mm_unpacklo_epi8(old, zero), _mm_unpacklo_epi8(new, zero),
                        _mm_unpacklo_epi8(wide, zero)),
                    mixed(
                        _mm_unpackhi_epi8(old, zero), _mm_unpackhi_epi8(new, zero),
                        _mm_unpackhi_epi8(wide, zero))));
        }
        for (; x < width; x++) target[x] = rk_mixed(saved[x], target[x], mask[x]);
    }
}

static void blend_pixels_mask(
    uint32_t *target, const uint32_t *source, const uint8_t *mask, ptrdiff_t width
) {
    const __m128i zero = _mm_setzero_si128(), opaque = _mm_set1_epi32((int)0xff000000);
    ptrdiff_t x = 0;
    for (; x + 4 <= width; x += 4) {
        uint32_t coverage = load4(mask + x);
        if (coverage == 0) continue;
        __m128i pixels = _mm_loadu_si128((const __m128i *)(source + x));
        if (coverage == 0xffffffff) {
            __m128i alpha = _mm_and_si128(pixels, opaque);
            if (_mm_movemask_epi8(_mm_cmpeq_epi32(alpha, opaque)) == 0xffff) {
                _mm_storeu_si128((__m128i *)(target + x), pixels);
                continue;
            }
        }
        __m128i wide = spread(coverage);
        over4(
            target + x,
            over255(_mm_mullo_epi16(_mm_unpacklo_epi8(pixels, zero), _mm_unpacklo_epi8(wide, zero))),
            over255(_mm_mullo_epi16(_mm_unpackhi_epi8(pixels, zero), _mm_unpackhi_epi8(wide, zero))));
    }
    for (; x < width; x++)
        if (mask[x]) target[x] = rk_over(target[x], rk_times(source[x], mask[x]));
}

/// Like `blend_mask`, with one row of coverage for all rows.
static void blend_columns(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t width, ptrdiff_t height, uint32_t colour
) {
    blend_mask(target, stride, mask, 0, width, height, colour);
}

#define RK_TARGET
#include "blending_patch.h"

const rk_blending *rk_blending_sse2(void) {
    static const rk_blending table = {
        fill, blend, blend_mask, blend_pixels, restore, blend_pixels_mask, blend_patch,
    };
    return &table;
}

#else

const rk_blending *rk_blending_sse2(void) { return NULL; }

#endif
