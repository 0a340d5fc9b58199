// Processes eight pixels at a time; the rest of a row is loaded by a mask and stored in pieces, which access no other memory.
// There are no masked stores, which are slow on AMD's processors.
#include "arithmetic.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))
#define AVX2_INLINE static inline __attribute__((target("avx2"), always_inline))

/// Divides sixteen 16-bit products by 255, rounded.
AVX2_INLINE __m256i over255(__m256i product) {
    product = _mm256_add_epi16(product, _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
}

AVX2_INLINE __m256i faded(__m256i target, __m256i source) {
    __m256i alphas = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(source, 0xff), 0xff);
    return over255(_mm256_mullo_epi16(target, _mm256_sub_epi16(_mm256_set1_epi16(255), alphas)));
}

/// Blends widened source pixels over `old` (source-over); `low` and `high` are halves as returned by unpacklo and unpackhi.
AVX2_INLINE __m256i over(__m256i old, __m256i low, __m256i high) {
    const __m256i zero = _mm256_setzero_si256();
    __m256i rest = _mm256_packus_epi16(
        faded(_mm256_unpacklo_epi8(old, zero), low), faded(_mm256_unpackhi_epi8(old, zero), high));
    return _mm256_adds_epu8(rest, _mm256_packus_epi16(low, high));
}

AVX2_INLINE void over8(uint32_t *target, __m256i low, __m256i high) {
    __m256i old = _mm256_loadu_si256((const __m256i *)target);
    _mm256_storeu_si256((__m256i *)target, over(old, low, high));
}

/// Returns a mask of the first `count` (0...7) of eight lanes.
AVX2_INLINE __m256i first_lanes(ptrdiff_t count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// Stores the first `count` (0...7) of eight pixels.
AVX2_INLINE void store_some(uint32_t *target, ptrdiff_t count, __m256i pixels) {
    __m128i part = _mm256_castsi256_si128(pixels);
    if (count & 4) {
        _mm_storeu_si128((__m128i *)target, part);
        part = _mm256_extracti128_si256(pixels, 1);
        target += 4;
    }
    if (count & 2) {
        _mm_storel_epi64((__m128i *)target, part);
        part = _mm_srli_si128(part, 8);
        target += 2;
    }
    if (count & 1) *target = (uint32_t)_mm_cvtsi128_si32(part);
}

/// Blends the first `count` pixels, whose lanes are `lanes`.
AVX2_INLINE void over_some(uint32_t *target, ptrdiff_t count, __m256i lanes, __m256i low, __m256i high) {
    __m256i old = _mm256_maskload_epi32((const int *)target, lanes);
    store_some(target, count, over(old, low, high));
}

/// Repeats each of eight coverage bytes in the four bytes of its pixel.
AVX2_INLINE __m256i spread(uint64_t coverage) {
    const __m256i places = _mm256_setr_epi8(
        0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    return _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)coverage), places);
}

AVX2_INLINE uint64_t load8(const uint8_t *mask) {
    uint64_t bytes;
    memcpy(&bytes, mask, 8);
    return bytes;
}

AVX2 static void fill(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour) {
    const __m256i value = _mm256_set1_epi32((int)colour);
    for (; height > 0; height--, target += stride) {
        ptrdiff_t x = 0;
        for (; x + 8 <= width; x += 8) _mm256_storeu_si256((__m256i *)(target + x), value);
        if (x < width && width >= 8) _mm256_storeu_si256((__m256i *)(target + width - 8), value);
        else for (; x < width; x++) target[x] = colour;
    }
}

AVX2 static void blend(
    uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour
) {
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)colour), _mm256_setzero_si256());
    const __m256i lanes = first_lanes(width & 7);
    // The edges of shapes are columns of one pixel, for which masked accesses are slow.
    if (width == 1) {
        const uint32_t rest = 255 - (colour >> 24);
        for (; height > 0; height--, target += stride) *target = rk_sum(colour, rk_times(*target, rest));
        return;
    }
    for (; height > 0; height--, target += stride) {
        ptrdiff_t x = 0;
        for (; x + 8 <= width; x += 8) over8(target + x, source, source);
        if (x < width) over_some(target + x, width - x, lanes, source, source);
    }
}

/// Multiplies one half of widened colour components by coverage.
AVX2_INLINE __m256i inked(__m256i colour, __m256i coverage) {
    return over255(_mm256_mullo_epi16(colour, coverage));
}

/// Returns the `count` (1...7) bytes of a row, in order, padded with zeros; reads within the row only.
AVX2_INLINE uint64_t load_some(const uint8_t *mask, ptrdiff_t count) {
    uint32_t first = 0, last = 0;
    if (count >= 4) {
        memcpy(&first, mask, 4);
        memcpy(&last, mask + count - 4, 4);
        return first | (uint64_t)last << 8 * (count - 4);
    }
    for (ptrdiff_t i = 0; i < count; i++) first |= (uint32_t)mask[i] << 8 * i;
    return first;
}

/// Returns eight pixels blended with a colour multiplied by coverage.
AVX2_INLINE __m256i over_inked(__m256i old, __m256i source, uint64_t coverage) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i wide = spread(coverage);
    return over(
        old, inked(source, _mm256_unpacklo_epi8(wide, zero)), inked(source, _mm256_unpackhi_epi8(wide, zero)));
}

/// Blends masks that are narrower than eight pixels.
AVX2_INLINE void blend_narrow_mask(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
    ptrdiff_t height, __m256i source
) {
    const __m256i lanes = first_lanes(width);
    for (; height > 0; height--, target += stride, mask += mask_stride) {
        const uint64_t coverage = load_some(mask, width);
        if (coverage == 0) continue;
        const __m256i old = _mm256_maskload_epi32((const int *)target, lanes);
        store_some(target, width, over_inked(old, source, coverage));
    }
}

AVX2 static void blend_mask(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t colour
) {
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)colour), _mm256_setzero_si256());
    if (width < 8) return blend_narrow_mask(target, stride, mask, mask_stride, width, height, source);
    const ptrdiff_t rest = width & 7, whole = width - rest;
    for (; height > 0; height--, target += stride, mask += mask_stride) {
        // The last eight pixels overlap those before: they have no coverage there, are loaded before and stored first.
        const uint64_t last = rest ? load8(mask + width - 8) >> 8 * (8 - rest) << 8 * (8 - rest) : 0;
        if (last) {
            __m256i *end = (__m256i *)(target + width - 8);
            const __m256i pixels = over_inked(_mm256_loadu_si256(end), source, last);
            const __m256i before = _mm256_loadu_si256((const __m256i *)(target + whole - 8));
            const uint64_t coverage = load8(mask + whole - 8);
            _mm256_storeu_si256(end, pixels);
            _mm256_storeu_si256((__m256i *)(target + whole - 8), over_inked(before, source, coverage));
        }
        for (ptrdiff_t x = 0; x < (last ? whole - 8 : whole); x += 8) {
            const uint64_t coverage = load8(mask + x);
            if (coverage == 0) continue;
            const __m256i old = _mm256_loadu_si256((const __m256i *)(target + x));
            _mm256_storeu_si256((__m256i *)(target + x), over_inked(old, source, coverage));
        }
    }
}

AVX2 static void blend_pixels(
    uint32_t *target, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t opacity
) {
    const __m256i zero = _mm256_setzero_si256(), factor = _mm256_set1_epi16((short)opacity);
    for (; height > 0; height--, target += stride, source += source_stride) {
        ptrdiff_t x = 0;
        for (; x + 8 <= width; x += 8) {
            __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + x));
            if (_mm256_testz_si256(pixels, pixels)) continue;
            over8(
                target + x, over255(_mm256_mullo_epi16(_mm256_unpacklo_epi8(pixels, zero), factor)),
                over255(_mm256_mullo_epi16(_mm256_unpackhi_epi8(pixels, zero), factor)));
        }
        for (; x < width; x++) target[x] = rk_over(target[x], rk_times(source[x], opacity));
    }
}

AVX2_INLINE __m256i mixed(__m256i saved, __m256i drawn, __m256i mask) {
    __m256i outside = _mm256_sub_epi16(_mm256_set1_epi16(255), mask);
    return over255(_mm256_add_epi16(_mm256_mullo_epi16(saved, outside), _mm256_mullo_epi16(drawn, mask)));
}

AVX2 static void restore(
    uint32_t *target, ptrdiff_t stride, const uint32_t *saved, ptrdiff_t saved_stride, const uint8_t *mask,
    ptrdiff_t mask_stride, ptrdiff_t width, ptrdiff_t height
) {
    const __m256i zero = _mm256_setzero_si256();
    for (; height > 0; height--, target += stride, saved += saved_stride, mask += mask_stride) {
        ptrdiff_t x = 0;
        for (; x + 8 <= width; x += 8) {
            __m256i old = _mm256_loadu_si256((const __m256i *)(saved + x));
            __m256i new = _mm256_loadu_si256((const __m256i *)(target + x));
            __m256i wide = spread(load8(mask + x));
            _mm256_storeu_si256(
                (__m256i *)(target + x),
                _mm256_packus_epi16(
                    mixed(
                        _mm256_unpacklo_epi8(old, zero), _mm256_unpacklo_epi8(new, zero),
                        _mm256_unpacklo_epi8(wide, zero)),
                    mixed(
                        _mm256_unpackhi_epi8(old, zero), _mm256_unpackhi_epi8(new, zero),
                        _mm256_unpackhi_epi8(wide, zero))));
        }
        for (; x < width; x++) target[x] = rk_mixed(saved[x], target[x], mask[x]);
    }
}

AVX2 static void blend_pixels_mask(
    uint32_t *target, const uint32_t *source, const uint8_t *mask, ptrdiff_t width
) {
    const __m256i zero = _mm256_setzero_si256(), opaque = _mm256_set1_epi32((int)0xff000000);
    ptrdiff_t x = 0;
    for (; x + 8 <= width; x += 8) {
        uint64_t coverage = load8(mask + x);
        if (coverage == 0) continue;
        __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + x));
        if (coverage == UINT64_MAX && _mm256_testc_si256(pixels, opaque)) {
            _mm256_storeu_si256((__m256i *)(target + x), pixels);
            continue;
        }
        __m256i wide = spread(coverage);
        over8(
            target + x,
            over255(_mm256_mullo_epi16(_mm256_unpacklo_epi8(pixels, zero), _mm256_unpacklo_epi8(wide, zero))),
            over255(_mm256_mullo_epi16(_mm256_unpackhi_epi8(pixels, zero), _mm256_unpackhi_epi8(wide, zero))));
    }
    for (; x < width; x++)
        if (mask[x]) target[x] = rk_over(target[x], rk_times(source[x], mask[x]));
}

/// Like `blend_mask`, with one row of coverage for all rows.
AVX2 static void blend_columns(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t width, ptrdiff_t height, uint32_t colour
) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)colour), zero);
    for (; width >= 8; width -= 8, target += 8, mask += 8) {
        const __m256i wide = spread(load8(mask));
        const __m256i low = inked(source, _mm256_unpacklo_epi8(wide, zero));
        const __m256i high = inked(source, _mm256_unpackhi_epi8(wide, zero));
        for (ptrdiff_t y = 0; y < height; y++) over8(target + y * stride, low, high);
    }
    blend_mask(target, stride, mask, 0, width, height, colour);
}

#define RK_TARGET AVX2
#include "blending_patch.h"

const rk_blending *rk_blending_avx2(void) {
    static const rk_blending table = {
        fill, blend, blend_mask, blend_pixels, restore, blend_pixels_mask, blend_patch,
    };
    return __builtin_cpu_supports("avx2") ? &table : NULL;
}

#else

const rk_blending *rk_blending_avx2(void) { return NULL; }

#endif
