// The reference implementation: all others must produce identical bytes.
#include "arithmetic.h"

static void fill(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour) {
    for (; height > 0; height--, target += stride)
        for (ptrdiff_t x = 0; x < width; x++) target[x] = colour;
}

static void blend(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour) {
    for (; height > 0; height--, target += stride)
        for (ptrdiff_t x = 0; x < width; x++) target[x] = rk_over(target[x], colour);
}

static void blend_mask(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t colour
) {
    for (; height > 0; height--, target += stride, mask += mask_stride)
        for (ptrdiff_t x = 0; x < width; x++)
            if (mask[x]) target[x] = rk_over(target[x], rk_times(colour, mask[x]));
}

static void blend_pixels(
    uint32_t *target, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
    ptrdiff_t height, uint32_t opacity
) {
    for (; height > 0; height--, target += stride, source += source_stride)
        for (ptrdiff_t x = 0; x < width; x++) target[x] = rk_over(target[x], rk_times(source[x], opacity));
}

static void restore(
    uint32_t *target, ptrdiff_t stride, const uint32_t *saved, ptrdiff_t saved_stride, const uint8_t *mask,
    ptrdiff_t mask_stride, ptrdiff_t width, ptrdiff_t height
) {
    for (; height > 0; height--, target += stride, saved += saved_stride, mask += mask_stride)
        for (ptrdiff_t x = 0; x < width; x++) target[x] = rk_mixed(saved[x], target[x], mask[x]);
}

static void blend_pixels_mask(
    uint32_t *target, const uint32_t *source, const uint8_t *mask, ptrdiff_t width
) {
    for (ptrdiff_t x = 0; x < width; x++)
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

const rk_blending *rk_blending_portable(void) {
    static const rk_blending table = {
        fill, blend, blend_mask, blend_pixels, restore, blend_pixels_mask, blend_patch,
    };
    return &table;
}

const rk_blending *rk_blending_best(void) {
    static const rk_blending *_Atomic best;
    const rk_blending *known = best;
    if (known) return known;
    known = rk_blending_avx2();
    if (!known) known = rk_blending_sse2();
    if (!known) known = rk_blending_portable();
    best = known;
    return known;
}

uint32_t rk_scaled_colour(uint32_t colour, uint32_t coverage) { return rk_times(colour, coverage); }

void rk_alpha_row(uint8_t *mask, const uint32_t *source, ptrdiff_t count) {
    for (ptrdiff_t x = 0; x < count; x++) mask[x] = source[x] >> 24;
}
