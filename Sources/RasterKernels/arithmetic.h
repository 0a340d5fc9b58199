// Arithmetic on premultiplied 0xAARRGGBB pixels, two components at a time in a 32-bit word.
#pragma once
#include "RasterKernels.h"

/// Returns both 8-bit components of `pair` (0x00ff00ff) times `factor` / 255, rounded.
static inline uint32_t rk_pair_times(uint32_t pair, uint32_t factor) {
    uint32_t product = pair * factor + 0x00800080;
    return (product + (product >> 8 & 0x00ff00ff)) >> 8 & 0x00ff00ff;
}

static inline uint32_t rk_times(uint32_t pixel, uint32_t factor) {
    return rk_pair_times(pixel & 0x00ff00ff, factor) | rk_pair_times(pixel >> 8 & 0x00ff00ff, factor) << 8;
}

static inline uint32_t rk_pair_sum(uint32_t a, uint32_t b) {
    uint32_t sum = a + b, carry = sum & 0x01000100;
    return (sum | (carry - (carry >> 8))) & 0x00ff00ff;
}

/// Returns the sums of the components, saturated at 255.
static inline uint32_t rk_sum(uint32_t a, uint32_t b) {
    return rk_pair_sum(a & 0x00ff00ff, b & 0x00ff00ff)
        | rk_pair_sum(a >> 8 & 0x00ff00ff, b >> 8 & 0x00ff00ff) << 8;
}

static inline uint32_t rk_over(uint32_t target, uint32_t source) {
    return rk_sum(source, rk_times(target, 255 - (source >> 24)));
}

/// Returns (saved * (255 - mask) + drawn * mask) / 255 for each component, rounded once.
static inline uint32_t rk_mixed(uint32_t saved, uint32_t drawn, uint32_t mask) {
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = (saved >> shift & 255) * (255 - mask) + (drawn >> shift & 255) * mask + 128;
        result |= ((sum + (sum >> 8)) >> 8) << shift;
    }
    return result;
}
