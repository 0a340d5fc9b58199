// Exact area coverage of rounded rectangles.
//
// The area in a pixel is that of the plain rectangle minus the areas cut off by the rounded corners. The four corner
// squares do not overlap, so the cut areas are added. Each one is computed in the quadrant of its corner: the circle's centre
// is the origin, and u and v grow outwards. The four corners are therefore exact mirror images.
#include "RasterKernels.h"
#include <math.h>
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

static inline double at_most(double a, double b) { return a < b ? a : b; }
static inline double at_least(double a, double b) { return a > b ? a : b; }

/// Rounds down to an integer, and `up` rounds up; |value| is far below 2^62.
static inline double down(double value) {
    double whole = (double)(int64_t)value;
    return whole > value ? whole - 1 : whole;
}

static inline double up(double value) { return -down(-value); }

/// Returns the length of the intersection of [from, to] and [low, high].
static inline double overlap(double from, double to, double low, double high) {
    double length = at_most(to, high) - at_least(from, low);
    return length > 0 ? length : 0;
}

static inline double half_chord(double distance, double radius) {
    double square = (radius - distance) * (radius + distance);
    return square > 0 ? sqrt(square) : 0;
}

/// Returns the area between an arc and its chord: r^2/2 (t - sin t) with s = sin(t/2) = chord / 2r; a series for small s.
static inline double segment_area(double chord_square, double radius) {
    double square = chord_square / (4 * radius * radius), s = sqrt(square);
    if (square < 0.07)
        return radius * radius * s * square
            * (2.0 / 3 + square * (1.0 / 5 + square * (3.0 / 28 + square * (5.0 / 72 + square * (35.0 / 704)))));
    s = at_most(s, 1);
    return radius * radius * (asin(s) - s * sqrt(at_least(1 - s * s, 0)));
}

/// Returns the area of the box [u0, u1] x [v0, v1] (within 0...radius) outside of the circle around the origin;
/// `from` and `to` are the half chords of the circle at v1 and v0.
static double cut_area(double u0, double u1, double v0, double v1, double radius, double from, double to) {
    double enter = at_most(at_least(from, u0), u1), leave = at_least(at_most(to, u1), enter);
    double high = at_least(at_most(half_chord(enter, radius), v1), v0);
    double low = at_least(at_most(half_chord(leave, radius), v1), v0);
    double run = leave - enter, drop = high - low;
    double inside = (enter - u0) * (v1 - v0) + run * ((high + low) / 2 - v0)
        + segment_area(run * run + drop * drop, radius);
    return at_least((u1 - u0) * (v1 - v0) - inside, 0);
}

/// The values common to all pixels in a row of a shape.
typedef struct {
    const rk_shape *shape;
    /// The part of the row's height inside the rectangle.
    double height;
    /// For the upper and lower corners: the extent of the row in v, and the half chords at its far and near side.
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

static uint8_t pixel_coverage(const shape_row *row, double x) {
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

/// The columns [first, last) at the left or right end of a row that are neither empty nor equal to the middle.
typedef struct {
    double first, last;
    /// The columns before this one (right end: from this one on) are outside of the circle.
    double empty;
    /// The single corner that affects the row here, 0 upper or 1 lower; -1 if there are two or none.
    int side;
} row_end;

static row_end make_end(const shape_row *row, int is_right) {
    const rk_shape *shape = row->shape;
    uint32_t corners = shape->corners >> is_right;
    int upper = (corners & 1) && row->near[0] < row->far[0], lower = (corners & 4) && row->near[1] < row->far[1];
    double edge = is_right ? shape->right : shape->left, r = shape->radius, full = r, empty = r;
    row_end end = {.side = upper == lower ? -1 : lower};
    if (upper) full = at_most(full, row->from[0]);
    if (lower) full = at_most(full, row->from[1]);
    if (end.side >= 0) empty = row->to[end.side];
    if (is_right) {
        end.first = at_most(down(edge - r + full), down(edge));
        end.last = up(edge);
        end.empty = up(edge - r + empty);
    } else {
        end.first = down(edge);
        end.last = at_least(up(edge + r - full), up(edge));
        end.empty = down(edge + r - empty);
    }
    return end;
}

/// Returns whether single precision and the short series are sufficiently exact for the radius.
static inline int is_common(double radius) { return radius >= 2.8 && radius <= 512; }

typedef float float4 __attribute__((vector_size(16)));
typedef int32_t int4 __attribute__((vector_size(16)));

static inline float4 all(float value) { return (float4){value, value, value, value}; }

static inline float4 choose(int4 condition, float4 a, float4 b) {
    return (float4)(((int4)a & condition) | ((int4)b & ~condition));
}

// An optimising compiler reduces choose() on comparisons to a single instruction.
static inline float4 lower4(float4 a, float4 b) { return choose(a < b, a, b); }
static inline float4 higher4(float4 a, float4 b) { return choose(a > b, a, b); }

static inline float4 root4(float4 square) {
#if defined(__x86_64__)
    return (float4)_mm_sqrt_ps((__m128)square);
#else
    return (float4){sqrtf(square[0]), sqrtf(square[1]), sqrtf(square[2]), sqrtf(square[3])};
#endif
}

/// Computes `pixel_coverage` of four adjacent columns that one common corner affects; u0 is the near side of each.
static float4 corner_coverage(const shape_row *row, int side, float4 u0) {
    const float4 zero = all(0), r = all((float)row->shape->radius);
    const float4 v0 = all((float)row->near[side]), v1 = all((float)row->far[side]);
    float4 near = higher4(u0, zero), far = lower4(u0 + 1, r);
    float4 area = higher4(far - u0, zero) * all((float)row->height);
    far = higher4(far, near);
    float4 enter = lower4(higher4(all((float)row->from[side]), near), far);
    float4 leave = higher4(lower4(all((float)row->to[side]), far), enter);
    float4 high = higher4(lower4(root4(higher4((r - enter) * (r + enter), zero)), v1), v0);
    float4 low = higher4(lower4(root4(higher4((r - leave) * (r + leave), zero)), v1), v0);
    float4 run = leave - enter, drop = high - low;
    float4 square = (run * run + drop * drop) * all(0.25f / (float)(row->shape->radius * row->shape->radius));
    float4 segment = r * r * root4(square) * square * (2.0f / 3 + square * (0.2f + square * (3.0f / 28)));
    float4 inside = (enter - near) * (v1 - v0) + run * ((high + low) * 0.5f - v0) + segment;
    float4 cut = higher4((far - near) * (v1 - v0) - inside, zero);
    return lower4(higher4(area - cut, zero), all(1)) * 255 + 0.5f;
}

/// Writes the columns of one end that lie in [x, x + width).
static void write_end(
    const shape_row *row, const row_end *end, int is_right, int is_alone, double x, ptrdiff_t width,
    uint8_t *coverage
) {
    double first = at_least(end->first, x), last = at_most(end->last, x + (double)width);
    if (is_right) last = at_most(last, at_least(end->empty, first));
    else first = at_least(first, at_most(end->empty, last));
    const rk_shape *shape = row->shape;
    if (end->side >= 0 && is_alone && is_common(shape->radius)) {
        double centre = is_right ? shape->right - shape->radius : shape->left + shape->radius;
        for (; first < last; first += 4) {
            const float4 steps = {0, 1, 2, 3};
            float4 u0 = is_right ? all((float)(first - centre)) + steps : all((float)(centre - first - 1)) - steps;
            int4 values = __builtin_convertvector(corner_coverage(row, end->side, u0), int4);
            uint8_t *place = coverage + (ptrdiff_t)(first - x);
            ptrdiff_t count = (ptrdiff_t)(last - first);
            place[0] = (uint8_t)values[0];
            if (count > 1) place[1] = (uint8_t)values[1];
            if (count > 2) place[2] = (uint8_t)values[2];
            if (count > 3) place[3] = (uint8_t)values[3];
        }
    } else {
        for (; first < last; first++) coverage[(ptrdiff_t)(first - x)] = pixel_coverage(row, first);
    }
}

static inline ptrdiff_t column(double place, double x, ptrdiff_t width) {
    return (ptrdiff_t)at_most(at_least(place - x, 0), (double)width);
}

/// Computes one row: empty, left end, middle, right end, empty.
static void write_row(const rk_shape *shape, double x, double y, ptrdiff_t width, uint8_t *coverage) {
    shape_row row = make_row(shape, y);
    memset(coverage, 0, (size_t)width);
    if (row.height <= 0) return;
    int has_left = x < shape->left + shape->radius + 1;
    int has_right = x + (double)width > shape->right - shape->radius - 1;
    row_end left = {0}, right = {0};
    if (has_left) left = make_end(&row, 0);
    if (has_right) right = make_end(&row, 1);
    ptrdiff_t from = has_left ? column(left.last, x, width) : 0;
    ptrdiff_t to = has_right ? column(right.first, x, width) : width;
    if (from < to) memset(coverage + from, byte(row.height), (size_t)(to - from));
    int is_alone = shape->right - shape->left >= 2 * shape->radius + 1;
    if (has_left) write_end(&row, &left, 0, is_alone, x, width, coverage);
    if (has_right) write_end(&row, &right, 1, is_alone, x, width, coverage);
}

void rk_shape_coverage(
    const rk_shape *outer, const rk_shape *inner, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height,
    uint8_t *coverage, ptrdiff_t stride
) {
    enum { chunk = 256 };
    uint8_t hole[chunk];
    for (ptrdiff_t line = 0; line < height; line++, coverage += stride) {
        write_row(outer, (double)x, (double)(y + line), width, coverage);
        if (!inner || (double)(y + line + 1) <= inner->top || (double)(y + line) >= inner->bottom) continue;
        for (ptrdiff_t start = 0; start < width; start += chunk) {
            ptrdiff_t count = width - start < chunk ? width - start : chunk;
            write_row(inner, (double)(x + start), (double)(y + line), count, hole);
            for (ptrdiff_t i = 0; i < count; i++) {
                uint8_t value = coverage[start + i];
                coverage[start + i] = value > hole[i] ? value - hole[i] : 0;
            }
        }
    }
}
