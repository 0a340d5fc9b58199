// Exact area coverage of rounded rectangles.
//
// The area in a pixel is that of the plain rectangle less what each round corner cuts off. The four corner
// squares do not overlap, so the cuts add up. A cut is computed in the corner's own quadrant: the circle's centre
// is the origin, u and v grow outwards. So the four corners are mirror images to the last bit.
#include "RasterKernels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static inline double at_most(double a, double b) { return a < b ? a : b; }
static inline double at_least(double a, double b) { return a > b ? a : b; }

/// The length that [from, to] shares with [low, high].
static inline double overlap(double from, double to, double low, double high) {
    double length = at_most(to, high) - at_least(from, low);
    return length > 0 ? length : 0;
}

static inline double half_chord(double distance, double radius) {
    double square = (radius - distance) * (radius + distance);
    return square > 0 ? sqrt(square) : 0;
}

/// Area between an arc and its chord: r^2/2 (t - sin t) with s = sin(t/2) = chord / 2r; a series where s is small.
static inline double segment_area(double chord_square, double radius) {
    double square = chord_square / (4 * radius * radius), s = sqrt(square);
    if (square < 0.07)
        return radius * radius * s * square
            * (2.0 / 3 + square * (1.0 / 5 + square * (3.0 / 28 + square * (5.0 / 72 + square * (35.0 / 704)))));
    s = at_most(s, 1);
    return radius * radius * (asin(s) - s * sqrt(at_least(1 - s * s, 0)));
}

/// Area of the box [u0, u1] x [v0, v1] (within 0...radius) that lies outside of the circle about the origin;
/// `from` and `to` are the circle's half chords at v1 and v0.
static double cut_area(double u0, double u1, double v0, double v1, double radius, double from, double to) {
    double enter = at_most(at_least(from, u0), u1), leave = at_least(at_most(to, u1), enter);
    double high = at_least(at_most(half_chord(enter, radius), v1), v0);
    double low = at_least(at_most(half_chord(leave, radius), v1), v0);
    double run = leave - enter, drop = high - low;
    double inside = (enter - u0) * (v1 - v0) + run * ((high + low) / 2 - v0)
        + segment_area(run * run + drop * drop, radius);
    return at_least((u1 - u0) * (v1 - v0) - inside, 0);
}

/// One row of a shape: what is the same for all its pixels.
typedef struct {
    const rk_shape *shape;
    /// Part of the row's height inside the rectangle.
    double height;
    /// For the upper and lower corners: the row's extent in v, and the half chords at its far and near side.
    double near[2], far[2], from[2], to[2];
} shape_row;

static shape_row make_row(const rk_shape *shape, double y) {
    shape_row row = {.shape = shape, .height = overlap(y, y + 1, shape->top, shape->bottom)};
    double r = shape->radius;
    double upper = shape->top + r - y, lower = y - (shape->bottom - r);
    double near[2] = {upper - 1, lower}, far[2] = {upper, lower + 1};
    for (int side = 0; side < 2; side++) {
        row.near[side] = at_least(near[side], 0);
        row.far[side] = at_most(far[side], r);
        if (row.near[side] >= row.far[side]) continue;
        row.from[side] = half_chord(row.far[side], r);
        row.to[side] = half_chord(row.near[side], r);
    }
    return row;
}

static inline double cuts_in_column(const shape_row *row, double near, double far, uint32_t corners) {
    double r = row->shape->radius, u0 = at_least(near, 0), u1 = at_most(far, r), sum = 0;
    if (u0 >= u1) return 0;
    for (int side = 0; side < 2; side++) {
        if (!(corners & (side ? 4 : 1)) || row->near[side] >= row->far[side] || u1 <= row->from[side]) continue;
        sum += u0 >= row->to[side]
            ? (u1 - u0) * (row->far[side] - row->near[side])
            : cut_area(u0, u1, row->near[side], row->far[side], r, row->from[side], row->to[side]);
    }
    return sum;
}

static inline uint8_t byte(double area) { return (uint8_t)(at_most(at_least(area, 0), 1) * 255 + 0.5); }

static inline uint8_t pixel_coverage(const shape_row *row, double x) {
    const rk_shape *shape = row->shape;
    double area = overlap(x, x + 1, shape->left, shape->right) * row->height;
    if (area <= 0) return 0;
    if (shape->corners && shape->radius > 0) {
        double left = shape->left + shape->radius - x, right = x - (shape->right - shape->radius);
        area -= cuts_in_column(row, left - 1, left, shape->corners);
        area -= cuts_in_column(row, right, right + 1, shape->corners >> 1);
    }
    return byte(area);
}

void rk_shape_coverage(
    const rk_shape *outer, const rk_shape *inner, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height,
    uint8_t *coverage, ptrdiff_t stride
) {
    for (ptrdiff_t line = 0; line < height; line++, coverage += stride) {
        shape_row row = make_row(outer, (double)(y + line));
        for (ptrdiff_t i = 0; i < width; i++) coverage[i] = pixel_coverage(&row, (double)(x + i));
        if (!inner) continue;
        row = make_row(inner, (double)(y + line));
        if (row.height <= 0) continue;
        for (ptrdiff_t i = 0; i < width; i++) {
            uint8_t hole = pixel_coverage(&row, (double)(x + i));
            coverage[i] = coverage[i] > hole ? coverage[i] - hole : 0;
        }
    }
}
