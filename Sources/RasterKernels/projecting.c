// Projection of planes in space. Every pixel is computed from its own position only.
#include "sampling.h"

#pragma STDC FP_CONTRACT OFF

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
