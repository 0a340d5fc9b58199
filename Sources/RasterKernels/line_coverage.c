// Coverage of a line with round ends: the overlap of the line's cross-section with a pixel-wide window, taken
// along the shortest way from the pixel's centre to the line.
#include "RasterKernels.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

static double at_most(double a, double b) { return a < b ? a : b; }
static double at_least(double a, double b) { return a > b ? a : b; }

/// Share of the length at which the line's centre reaches row `y`, held in 0...1.
static double share_at(const rk_line *line, double y) {
    return at_most(at_least((y - line->start_y) / (line->end_y - line->start_y), 0), 1);
}

ptrdiff_t rk_line_coverage(
    const rk_line *line, ptrdiff_t y, ptrdiff_t left, ptrdiff_t right, uint8_t *coverage, ptrdiff_t *first
) {
    double half = line->half_width, reach = half + 1, middle = (double)y + 0.5;
    double run = line->end_x - line->start_x, rise = line->end_y - line->start_y;
    double from = 0, to = 1;
    if (rise != 0) {
        double a = share_at(line, middle - reach), b = share_at(line, middle + reach);
        from = at_most(a, b);
        to = at_least(a, b);
    }
    double a = line->start_x + run * from, b = line->start_x + run * to;
    double low = floor(at_most(a, b) - reach), high = ceil(at_least(a, b) + reach);
    if (low > (double)left) left = low < (double)right ? (ptrdiff_t)low : right;
    if (high < (double)right) right = high > (double)left ? (ptrdiff_t)high : left;
    *first = left;

    double square = run * run + rise * rise;
    for (ptrdiff_t x = left; x < right; x++) {
        double dx = (double)x + 0.5 - line->start_x, dy = middle - line->start_y;
        double share = square > 0 ? at_most(at_least((dx * run + dy * rise) / square, 0), 1) : 0;
        dx -= share * run;
        dy -= share * rise;
        double distance = sqrt(dx * dx + dy * dy);
        double length = at_most(distance + 0.5, half) - at_least(distance - 0.5, -half);
        coverage[x - left] = (uint8_t)(at_most(at_least(length, 0), 1) * 255 + 0.5);
    }
    return right - left;
}
