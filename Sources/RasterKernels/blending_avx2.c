// Eight pixels at a time, then what remains of a row with coverage bytes of 0 for the pixels already done.
#include "arithmetic.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))
#define AVX2_INLINE static inline __attribute__((target("avx2"), always_inline))

/// Sixteen 16-bit products over 255, rounded.
AVX2_INLINE __m256i over255(__m256i product) {
    product = _mm256_add_epi16(product, _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
}

AVX2_INLINE __m256i faded(__m256i target, __m256i source) {
    __m256i alphas = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(source, 0xff), 0xff);
    return over255(_mm256_mullo_epi16(target, _mm256_sub_epi16(_mm256_set1_epi16(255), alphas)));
}

/// Source-over of two halves (as unpacklo and unpackhi give them) of widened source pixels.
AVX2_INLINE void over8(uint32_t *target, __m256i low, __m256i high) {
    const __m256i zero = _mm256_setzero_si256();
    __m256i old = _mm256_loadu_si256((const __m256i *)target);
    __m256i rest = _mm256_packus_epi16(
        faded(_mm256_unpacklo_epi8(old, zero), low), faded(_mm256_unpackhi_epi8(old, zero), high));
    _mm256_storeu_si256((__m256i *)target, _mm256_adds_epu8(rest, _mm256_packus_epi16(low, high)));
}

/// Eight coverage bytes, each repeated in the four bytes of its pixel.
AVX2_INLINE __m256i spread(uint64_t coverage) {
    __m256i dwords = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)coverage));
    return _mm256_mullo_epi32(dwords, _mm256_set1_epi32(0x01010101));
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
    for (; height > 0; height--, target += stride) {
        ptrdiff_t x = 0;
        for (; x + 8 <= width; x += 8) over8(target + x, source, source);
        for (; x < width; x++) target[x] = rk_over(target[x], colour);
    }
}

AVX2_INLINE void mask8(uint32_t *target, uint64_t coverage, __m256i colour) {
    if (coverage == 0) return;
    const __m256i zero = _mm256_setzero_si256();
    __m256i wide = spread(coverage);
    over8(
        target, over255(_mm256_mullo_epi16(colour, _mm256_unpacklo_epi8(wide, zero))),
        over255(_mm256_mullo_epi16(colour, _mm256_unpackhi_epi8(wide, zero))));
}

AVX2 static void blend_mask(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t colour
) {
    if (width < 8) {
        rk_blending_sse2()->blend_mask(target, stride, mask, mask_stride, width, height, colour);
        return;
    }
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)colour), _mm256_setzero_si256());
    const ptrdiff_t last = width - 8, rest = width & 7;
    const uint64_t undone = rest ? ~0ull << 8 * (8 - rest) : 0;
    for (; height > 0; height--, target += stride, mask += mask_stride) {
        for (ptrdiff_t x = 0; x <= last; x += 8) mask8(target + x, load8(mask + x), source);
        if (rest) mask8(target + last, load8(mask + last) & undone, source);
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

const rk_blending *rk_blending_avx2(void) {
    static const rk_blending table = {fill, blend, blend_mask, blend_pixels, restore};
    return __builtin_cpu_supports("avx2") ? &table : NULL;
}

#else

const rk_blending *rk_blending_avx2(void) { return NULL; }

#endif
