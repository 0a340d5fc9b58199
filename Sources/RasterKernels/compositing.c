// Compositing of layers with blend modes, after the W3C's "Compositing and Blending Level 1".
#include "arithmetic.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
    float alpha, red, green, blue;
} colour;

static inline float least(float a, float b) { return a < b ? a : b; }
static inline float most(float a, float b) { return a > b ? a : b; }
static inline float held(float value) { return most(0, least(1, value)); }

/// Returns the components, not premultiplied.
static inline colour plain(uint32_t pixel) {
    float alpha = (float)(pixel >> 24);
    if (alpha == 0) return (colour){0, 0, 0, 0};
    // Divisions, so that full components are exactly 1, where some modes are discontinuous.
    return (colour){
        alpha / 255, least(1, (float)(pixel >> 16 & 255) / alpha), least(1, (float)(pixel >> 8 & 255) / alpha),
        least(1, (float)(pixel & 255) / alpha)};
}

static inline uint32_t byte(float value) { return (uint32_t)(held(value) * 255 + 0.5f); }

/// Returns the pixel of premultiplied components; none exceeds the alpha.
static inline uint32_t packed(float alpha, float red, float green, float blue) {
    uint32_t a = byte(alpha), r = byte(red), g = byte(green), b = byte(blue);
    return a << 24 | (r < a ? r : a) << 16 | (g < a ? g : a) << 8 | (b < a ? b : a);
}

static float soft_light(float below, float above) {
    if (above <= 0.5f) return below - (1 - 2 * above) * below * (1 - below);
    float curve = below <= 0.25f ? ((16 * below - 12) * below + 4) * below : sqrtf(below);
    return below + (2 * above - 1) * (curve - below);
}

static float blended(rk_blend_mode mode, float below, float above) {
    switch (mode) {
    case RK_MULTIPLY: return below * above;
    case RK_SCREEN: return below + above - below * above;
    case RK_OVERLAY: return below <= 0.5f ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above);
    case RK_DARKEN: return least(below, above);
    case RK_LIGHTEN: return most(below, above);
    case RK_COLOR_DODGE: return below == 0 ? 0 : above >= 1 ? 1 : least(1, below / (1 - above));
    case RK_COLOR_BURN: return below >= 1 ? 1 : above <= 0 ? 0 : 1 - least(1, (1 - below) / above);
    case RK_SOFT_LIGHT: return soft_light(below, above);
    case RK_HARD_LIGHT: return above <= 0.5f ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above);
    case RK_DIFFERENCE: return fabsf(below - above);
    case RK_EXCLUSION: return below + above - 2 * below * above;
    default: return above;
    }
}

static float luminosity(colour c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }
static float saturation(colour c) {
    return most(c.red, most(c.green, c.blue)) - least(c.red, least(c.green, c.blue));
}

static float toward(float value, float centre, float factor) { return centre + (value - centre) * factor; }

static colour with_luminosity(colour c, float wanted) {
    float change = wanted - luminosity(c);
    c.red += change;
    c.green += change;
    c.blue += change;
    float low = least(c.red, least(c.green, c.blue)), high = most(c.red, most(c.green, c.blue));
    float centre = luminosity(c), factor = 1;
    if (low < 0) factor = centre / (centre - low);
    if (high > 1 && (1 - centre) / (high - centre) < factor) factor = (1 - centre) / (high - centre);
    c.red = toward(c.red, centre, factor);
    c.green = toward(c.green, centre, factor);
    c.blue = toward(c.blue, centre, factor);
    return c;
}

static colour with_saturation(colour c, float wanted) {
    float low = least(c.red, least(c.green, c.blue)), range = saturation(c);
    float factor = range > 0 ? wanted / range : 0;
    return (colour){c.alpha, (c.red - low) * factor, (c.green - low) * factor, (c.blue - low) * factor};
}

static colour blended_colour(rk_blend_mode mode, colour below, colour above) {
    switch (mode) {
    case RK_HUE: return with_luminosity(with_saturation(above, saturation(below)), luminosity(below));
    case RK_SATURATION: return with_luminosity(with_saturation(below, saturation(above)), luminosity(below));
    case RK_COLOR: return with_luminosity(above, luminosity(below));
    case RK_LUMINOSITY: return with_luminosity(below, luminosity(above));
    default:
        return (colour){
            0, blended(mode, below.red, above.red), blended(mode, below.green, above.green),
            blended(mode, below.blue, above.blue)};
    }
}

static uint32_t mixed_pixel(uint32_t target, uint32_t source, rk_blend_mode mode) {
    colour below = plain(target), above = plain(source);
    if (above.alpha == 0) return target;
    colour mix = blended_colour(mode, below, above);
    float both = below.alpha * above.alpha, only_above = above.alpha - both, only_below = below.alpha - both;
    return packed(
        above.alpha + only_below, only_above * above.red + both * mix.red + only_below * below.red,
        only_above * above.green + both * mix.green + only_below * below.green,
        only_above * above.blue + both * mix.blue + only_below * below.blue);
}

/// Returns target + source - 1 for each component, not below 0 (plus darker).
static uint32_t darker_sum(uint32_t target, uint32_t source) {
    colour below = plain(target), above = plain(source);
    float alpha = least(1, below.alpha + above.alpha);
    float red = alpha - ((1 - below.red) * below.alpha + (1 - above.red) * above.alpha);
    float green = alpha - ((1 - below.green) * below.alpha + (1 - above.green) * above.alpha);
    float blue = alpha - ((1 - below.blue) * below.alpha + (1 - above.blue) * above.alpha);
    return packed(alpha, most(0, red), most(0, green), most(0, blue));
}

static uint32_t composited(uint32_t target, uint32_t source, rk_blend_mode mode) {
    uint32_t above = source >> 24, below = target >> 24;
    switch (mode) {
    case RK_NORMAL: return rk_over(target, source);
    case RK_CLEAR: return 0;
    case RK_COPY: return source;
    case RK_SOURCE_IN: return rk_times(source, below);
    case RK_SOURCE_OUT: return rk_times(source, 255 - below);
    case RK_SOURCE_ATOP: return rk_sum(rk_times(source, below), rk_times(target, 255 - above));
    case RK_DESTINATION_OVER: return rk_over(source, target);
    case RK_DESTINATION_IN: return rk_times(target, above);
    case RK_DESTINATION_OUT: return rk_times(target, 255 - above);
    case RK_DESTINATION_ATOP: return rk_sum(rk_times(target, above), rk_times(source, 255 - below));
    case RK_XOR: return rk_sum(rk_times(source, 255 - below), rk_times(target, 255 - above));
    case RK_PLUS_LIGHTER: return rk_sum(source, target);
    case RK_PLUS_DARKER: return darker_sum(target, source);
    default: return mixed_pixel(target, source, mode);
    }
}

void rk_composite_row(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, uint32_t opacity, rk_blend_mode mode
) {
    for (ptrdiff_t x = 0; x < count; x++)
        target[x] = composited(target[x], opacity == 255 ? source[x] : rk_times(source[x], opacity), mode);
}

void rk_colour_matrix_row(uint32_t *row, ptrdiff_t count, const float *matrix) {
    uint32_t last = 0, last_result = 0;
    int has_last = 0;
    for (ptrdiff_t x = 0; x < count; x++) {
        if (!has_last || row[x] != last) {
            last = row[x];
            has_last = 1;
            colour c = plain(last);
            float sums[4];
            for (int line = 0; line < 4; line++) {
                const float *m = matrix + 5 * line;
                sums[line] = held(m[0] * c.red + m[1] * c.green + m[2] * c.blue + m[3] * c.alpha + m[4]);
            }
            // A transparent pixel stays transparent unless the matrix adds alpha.
            last_result = packed(sums[3], sums[0] * sums[3], sums[1] * sums[3], sums[2] * sums[3]);
        }
        row[x] = last_result;
    }
}

void rk_under_mask_row(uint32_t *row, const uint8_t *mask, ptrdiff_t count, uint32_t colour) {
    for (ptrdiff_t x = 0; x < count; x++)
        if (mask[x]) row[x] = rk_over(rk_times(colour, mask[x]), row[x]);
}

void rk_multiply_mask(uint8_t *mask, const uint8_t *other, ptrdiff_t count) {
    for (ptrdiff_t x = 0; x < count; x++) {
        uint32_t product = (uint32_t)mask[x] * other[x] + 128;
        mask[x] = (uint8_t)((product + (product >> 8)) >> 8);
    }
}

void rk_invert_mask(uint8_t *mask, ptrdiff_t count) {
    for (ptrdiff_t x = 0; x < count; x++) mask[x] = 255 - mask[x];
}
