// Coverage of a line with round ends.
// Within a pixel the edges of the line are approximated as straight and perpendicular to the shortest connection from
// the line to the pixel's centre: exact along the line, and with an invisible error around its ends.
#include "RasterKernels.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

static double at_most(double a, double b) { return a < b ? a : b; }
static double at_least(double a, double b) { return a > b ? a : b; }

/// Returns the fraction of the length at which the line's centre reaches row `y`, clamped to 0...1.
static double share_at(const rk_line *line, double y) {
    return at_most(at_least((y - line->start_y) / (line->end_y - line->start_y), 0), 1);
}

/// Returns the area of a pixel on the inner side of a straight edge at `distance` from the pixel's centre (negative if
/// the centre is beyond it). `wide` >= `narrow` are the absolute components of the edge's unit normal.
static double area_before_edge(double distance, double wide, double narrow) {
    double outside = (wide + narrow) / 2 - fabs(distance), area;
    if (outside <= 0) area = 0;
    else if (outside < narrow) area = outside * outside / (2 * wide * narrow);
    else area = 0.5 - fabs(distance) / wide;
    return distance < 0 ? area : 1 - area;
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

    // The maximum distance of a pixel's corner from its centre is half of its diagonal.
    double far = half + 0.708;
    double square = run * run + rise * rise, length = sqrt(square);
    for (ptrdiff_t x = left; x < right; x++) {
        double dx = (double)x + 0.5 - line->start_x, dy = middle - line->start_y;
        double share = square > 0 ? at_most(at_least((dx * run + dy * rise) / square, 0), 1) : 0;
        dx = fabs(dx - share * run);
        dy = fabs(dy - share * rise);
        double apart = dx * dx + dy * dy;
        if (apart >= far * far || (half > 1 && apart <= (half - 1) * (half - 1))) {
            coverage[x - left] = apart >= far * far ? 0 : 255;
            continue;
        }
        double distance = sqrt(apart), across = 1, down = 0;
        if (distance > 1e-6) {
            across = dx / distance;
            down = dy / distance;
        } else if (length > 0) {
            across = fabs(rise) / length;
            down = fabs(run) / length;
        }
        double wide = at_least(across, down), narrow = at_most(across, down);
        double area = area_before_edge(half - distance, wide, narrow)
            - area_before_edge(-half - distance, wide, narrow);
        coverage[x - left] = (uint8_t)(at_most(at_least(area, 0), 1) * 255 + 0.5);
    }
    return right - left;
}
