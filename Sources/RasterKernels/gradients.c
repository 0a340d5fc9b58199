// Rows of gradients, which read their colours from a table.
#include "RasterKernels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static inline uint32_t packed(float alpha, float red, float green, float blue) {
    return (uint32_t)(alpha + 0.5f) << 24 | (uint32_t)(red + 0.5f) << 16 | (uint32_t)(green + 0.5f) << 8
        | (uint32_t)(blue + 0.5f);
}

void rk_gradient_table(uint32_t *table, ptrdiff_t size, const rk_stop *stops, ptrdiff_t count) {
    ptrdiff_t index = 0, stop = 0;
    if (count <= 0) {
        memset(table, 0, (size_t)size * sizeof *table);
        return;
    }
    float step = size > 1 ? 1.0f / (float)(size - 1) : 0;
    for (; index < size; index++) {
        float place = (float)index * step;
        if (index == size - 1) place = 1;
        while (stop < count && stops[stop].location <= place) stop++;
        if (stop == 0 || stop == count) {
            const rk_stop *end = stops + (stop == 0 ? 0 : count - 1);
            table[index] = packed(end->alpha, end->red, end->green, end->blue);
            continue;
        }
        const rk_stop *a = stops + stop - 1, *b = stops + stop;
        float share = (place - a->location) / (b->location - a->location);
        table[index] = packed(
            a->alpha + (b->alpha - a->alpha) * share, a->red + (b->red - a->red) * share,
            a->green + (b->green - a->green) * share, a->blue + (b->blue - a->blue) * share);
    }
}

/// Returns the colour at the place `t`; places beyond ±1e9 are limited, and NaN is the start.
static inline uint32_t colour_at(const rk_table *table, double t) {
    double last = (double)(table->size - 1);
    if (table->spread == RK_PAD) {
        t = t > 0 ? (t < 1 ? t : 1) : 0;
    } else {
        t = t > -1e9 ? (t < 1e9 ? t : 1e9) : -1e9;
        double whole = floor(t);
        t -= whole;
        if (table->spread == RK_MIRROR && (int64_t)whole & 1) t = 1 - t;
    }
    return table->colours[(ptrdiff_t)(t * last + 0.5)];
}

void rk_linear_row(
    uint32_t *row, const rk_table *table, double t, double dt, ptrdiff_t first, ptrdiff_t count
) {
    if (dt == 0) {
        uint32_t colour = colour_at(table, t);
        for (ptrdiff_t x = 0; x < count; x++) row[x] = colour;
    } else if (table->spread == RK_PAD) {
        double last = (double)(table->size - 1), place = t * last + 0.5, step = dt * last, end = last + 0.5;
        for (ptrdiff_t x = 0; x < count; x++) {
            double at = place + (double)(first + x) * step;
            at = at > 0 ? (at < end ? at : end) : 0;
            row[x] = table->colours[(int32_t)at];
        }
    } else {
        for (ptrdiff_t x = 0; x < count; x++) row[x] = colour_at(table, t + (double)(first + x) * dt);
    }
}

void rk_radial_row(
    uint32_t *row, const rk_table *table, double u, double v, double du, double dv, double factor, double start,
    ptrdiff_t first, ptrdiff_t count
) {
    for (ptrdiff_t x = 0; x < count; x++) {
        double at_u = u + (double)(first + x) * du, at_v = v + (double)(first + x) * dv;
        row[x] = colour_at(table, sqrt(at_u * at_u + at_v * at_v) * factor + start);
    }
}

/// Returns the angle of (u, v) in turns, 0 to 1, with an error below 1e-6.
static inline double turns(double u, double v) {
    double a = fabs(u), b = fabs(v), low = a < b ? a : b, high = a < b ? b : a;
    if (!(high > 0)) return 0;
    double q = low / high, s = q * q;
    // A minimax polynomial of atan(q) / 2π.
    double angle = q
        * (0.1591544 + s * (-0.05302885 + s * (0.03154975 + s * (-0.02115833 + s * (0.0128538
        + s * (-0.00550882 + s * 0.00113816))))));
    if (b > a) angle = 0.25 - angle;
    if (u < 0) angle = 0.5 - angle;
    return v < 0 ? 1 - angle : angle;
}

void rk_conic_row(
    uint32_t *row, const rk_table *table, double u, double v, double du, double dv, ptrdiff_t first,
    ptrdiff_t count
) {
    for (ptrdiff_t x = 0; x < count; x++)
        row[x] = colour_at(table, turns(u + (double)(first + x) * du, v + (double)(first + x) * dv));
}
