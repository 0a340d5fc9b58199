// Coverage of polygons by exact area, accumulated in cells.
//
// Each edge adds to the cells of the pixels that it crosses the change of coverage from their left neighbour, in units of
// 1/131072 pixel (256 x 256 positions, twice). The coverage of a pixel is then the sum of all cells of its row up to it.
// All sums are of integers, so that they do not depend on the order of edges or on the clip.
#include "RasterKernels.h"
#include <math.h>
#include <string.h>
#if defined(__SSE2__) && defined(__x86_64__)
#include <emmintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

enum { one = RK_SUBPIXELS };

/// Returns the nearest integer, halves rounded to even. `llrint` is a call of the C library, which spills all registers.
static inline int64_t nearest(double value) {
#if defined(__SSE2__) && defined(__x86_64__)
    return _mm_cvtsd_si64(_mm_set_sd(value));
#else
    return (int64_t)llrint(value);
#endif
}

/// Returns the position in subpixels, limited to ±1e9 pixels.
static inline int64_t fixed(double value) {
    value = value > -1e9 ? (value < 1e9 ? value : 1e9) : -1e9;
    return nearest(value * one);
}

void rk_bounds(const double *points, ptrdiff_t count, double *box) {
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (ptrdiff_t index = 0; index < count; index++) {
        double x = points[2 * index], y = points[2 * index + 1];
        left = x < left ? x : left;
        right = x > right ? x : right;
        top = y < top ? y : top;
        bottom = y > bottom ? y : bottom;
    }
    box[0] = left;
    box[1] = top;
    box[2] = right;
    box[3] = bottom;
}

ptrdiff_t rk_make_edges(
    rk_edge *edges, const double *points, ptrdiff_t count, int64_t offset_x, int64_t offset_y, int64_t top,
    int64_t bottom
) {
    if (count < 2) return 0;
    ptrdiff_t made = 0;
    offset_x *= one;
    offset_y *= one;
    top *= one;
    bottom *= one;
    int64_t x = fixed(points[2 * count - 2]) + offset_x, y = fixed(points[2 * count - 1]) + offset_y;
    for (ptrdiff_t index = 0; index < count; index++) {
        int64_t end_x = fixed(points[2 * index]) + offset_x, end_y = fixed(points[2 * index + 1]) + offset_y;
        if (y != end_y) {
            rk_edge *edge = edges + made;
            if (y < end_y) {
                *edge = (rk_edge){x, y, end_x, end_y, 0, 1};
            } else {
                *edge = (rk_edge){end_x, end_y, x, y, 0, -1};
            }
            if (edge->end_y > top && edge->y < bottom) {
                edge->slope = (double)(edge->end_x - edge->x) / (double)(edge->end_y - edge->y);
                made++;
            }
        }
        x = end_x;
        y = end_y;
    }
    return made;
}

/// Adds the part of an edge within one row, from (xa, ya) to (xb, yb), with x relative to the first column and y to the row.
static inline void add_part(
    uint32_t *cells, uint64_t *touched, ptrdiff_t width, int64_t xa, int32_t ya, int64_t xb, int32_t yb,
    int32_t direction
) {
    int64_t low = xa < xb ? xa : xb, high = xa < xb ? xb : xa;
    int32_t height = yb - ya;
    if (low >= (int64_t)width * one || height == 0) return;
    if (high <= 0) {
        cells[0] += (uint32_t)(height * direction * 2 * one);
        touched[0] |= 1;
        return;
    }
    ptrdiff_t column = (ptrdiff_t)(low >> RK_SUBPIXEL_BITS), last = (ptrdiff_t)(high >> RK_SUBPIXEL_BITS);
    if (column == last) {
        int32_t cover = height * direction;
        int32_t area = (int32_t)(xa + xb - 2 * ((int64_t)column << RK_SUBPIXEL_BITS)) * cover;
        cells[column] += (uint32_t)(cover * 2 * one - area);
        cells[column + 1] += (uint32_t)area;
        touched[column >> RK_BLOCK_BITS >> 6] |= (uint64_t)1 << (column >> RK_BLOCK_BITS & 63);
        column++;
        touched[column >> RK_BLOCK_BITS >> 6] |= (uint64_t)1 << (column >> RK_BLOCK_BITS & 63);
        return;
    }
    // Several columns: the height at each column boundary, measured from the left end.
    double rise = (double)height / (double)(high - low);
    int64_t x = low;
    int32_t y = 0;
    if (low < 0) {
        y = (int32_t)nearest((double)-low * rise);
        cells[0] += (uint32_t)(y * direction * 2 * one);
        touched[0] |= 1;
        x = 0;
        column = 0;
    }
    if (last >= width) last = width - 1;
    for (ptrdiff_t at = column >> RK_BLOCK_BITS; at <= (last + 1) >> RK_BLOCK_BITS; at++)
        touched[at >> 6] |= (uint64_t)1 << (at & 63);
    for (; column <= last; column++) {
        int64_t left = (int64_t)column << RK_SUBPIXEL_BITS, right = left + one;
        int64_t next = right < high ? right : high;
        int32_t end = next == high ? height : (int32_t)nearest((double)(next - low) * rise);
        int32_t cover = (end - y) * direction, area = (int32_t)(x + next - 2 * left) * cover;
        cells[column] += (uint32_t)(cover * 2 * one - area);
        cells[column + 1] += (uint32_t)area;
        x = next;
        y = end;
        if (next == high) break;
    }
}

void rk_accumulate(rk_cells *cells, const rk_edge *edges, ptrdiff_t count) {
    int64_t top = (int64_t)cells->top * one, bottom = top + (int64_t)cells->height * one;
    int64_t left = (int64_t)cells->left * one;
    for (const rk_edge *edge = edges; edge < edges + count; edge++) {
        if (edge->y >= bottom || edge->end_y <= top) continue;
        int64_t y = edge->y > top ? edge->y : top, end = edge->end_y < bottom ? edge->end_y : bottom;
        int64_t x = y == edge->y ? edge->x : edge->x + nearest((double)(y - edge->y) * edge->slope);
        ptrdiff_t row = (ptrdiff_t)(y - top) >> RK_SUBPIXEL_BITS;
        uint32_t *line = cells->cells + row * cells->stride;
        uint64_t *touched = cells->touched + row * cells->words;
        while (y < end) {
            int64_t row_top = y & ~(int64_t)(one - 1), next = row_top + one;
            if (next > end) next = end;
            int64_t next_x =
                next == edge->end_y ? edge->end_x : edge->x + nearest((double)(next - edge->y) * edge->slope);
            add_part(
                line, touched, cells->width, x - left, (int32_t)(y - row_top), next_x - left,
                (int32_t)(next - row_top), edge->direction);
            x = next_x;
            y = next;
            line += cells->stride;
            touched += cells->words;
        }
    }
}

static inline uint32_t coverage_of(int32_t sum, int even_odd) {
    enum { full = 2 * one * one };
    uint32_t value;
    if (even_odd) {
        value = (uint32_t)sum & (2 * full - 1);
        if (value > full) value = 2 * full - value;
    } else {
        value = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
        if (value > full) value = full;
    }
    return (value * 255 + full / 2) >> (2 * RK_SUBPIXEL_BITS + 1);
}

#if defined(__SSE2__) && defined(__x86_64__)
/// Computes `coverage_of` for four sums.
static inline __m128i coverages_of(__m128i sums, int even_odd) {
    const __m128i full = _mm_set1_epi32(2 * one * one);
    __m128i values;
    if (even_odd) {
        values = _mm_and_si128(sums, _mm_set1_epi32(4 * one * one - 1));
        __m128i folded = _mm_sub_epi32(_mm_set1_epi32(4 * one * one), values);
        __m128i above = _mm_cmpgt_epi32(values, full);
        values = _mm_or_si128(_mm_and_si128(above, folded), _mm_andnot_si128(above, values));
    } else {
        __m128i sign = _mm_srai_epi32(sums, 31);
        values = _mm_sub_epi32(_mm_xor_si128(sums, sign), sign);
        // The absolute value of the least integer is negative.
        __m128i above = _mm_or_si128(_mm_cmpgt_epi32(values, full), _mm_srai_epi32(values, 31));
        values = _mm_or_si128(_mm_and_si128(above, full), _mm_andnot_si128(above, values));
    }
    __m128i products = _mm_sub_epi32(_mm_slli_epi32(values, 8), values);
    return _mm_srli_epi32(_mm_add_epi32(products, _mm_set1_epi32(one * one)), 2 * RK_SUBPIXEL_BITS + 1);
}

/// Adds four cells to a sum, each to those before it.
static inline __m128i running_sums(const uint32_t *cells, __m128i sum) {
    __m128i sums = _mm_loadu_si128((const __m128i *)cells);
    sums = _mm_add_epi32(sums, _mm_slli_si128(sums, 4));
    sums = _mm_add_epi32(sums, _mm_slli_si128(sums, 8));
    return _mm_add_epi32(sums, sum);
}

/// Writes the coverage of a block of cells and returns the sum up to its end; `sum` is that up to its start.
static inline uint32_t take_block(const uint32_t *cells, uint32_t sum, int even_odd, uint8_t *mask) {
    __m128i low = running_sums(cells, _mm_set1_epi32((int)sum));
    __m128i high = running_sums(cells + 4, _mm_shuffle_epi32(low, 0xff));
    __m128i words = _mm_packs_epi32(coverages_of(low, even_odd), coverages_of(high, even_odd));
    _mm_storel_epi64((__m128i *)mask, _mm_packus_epi16(words, words));
    return (uint32_t)_mm_cvtsi128_si32(_mm_shuffle_epi32(high, 0xff));
}
#else
static inline uint32_t take_block(const uint32_t *cells, uint32_t sum, int even_odd, uint8_t *mask) {
    for (ptrdiff_t at = 0; at < 1 << RK_BLOCK_BITS; at++) {
        sum += cells[at];
        mask[at] = (uint8_t)coverage_of((int32_t)sum, even_odd);
    }
    return sum;
}
#endif

/// The state of a row that is converted to spans.
typedef struct {
    rk_span *spans;
    ptrdiff_t count;
    uint8_t *mask;
    /// The start of the open span with a mask; -1 if there is none.
    ptrdiff_t open;
} rk_row;

static inline void close_mask(rk_row *row, ptrdiff_t end) {
    if (row->open < 0) return;
    row->spans[row->count++] = (rk_span){(int32_t)row->open, (int32_t)end, -1};
    row->open = -1;
}

ptrdiff_t rk_take_row(rk_cells *cells, ptrdiff_t index, int even_odd, rk_span *spans, uint8_t *mask) {
    enum { block = 1 << RK_BLOCK_BITS, shortest = 24 };
    uint32_t *line = cells->cells + index * cells->stride;
    uint64_t *touched = cells->touched + index * cells->words;
    ptrdiff_t width = cells->width, x = 0;
    uint32_t sum = 0;
    rk_row row = {spans, 0, mask, -1};
    for (ptrdiff_t word = 0; word < cells->words; word++) {
        uint64_t bits = touched[word];
        touched[word] = 0;
        while (bits) {
            ptrdiff_t start = (word * 64 + __builtin_ctzll(bits)) << RK_BLOCK_BITS;
            bits &= bits - 1;
            ptrdiff_t end = start + block;
            if (start > x) {
                ptrdiff_t gap_end = start < width ? start : width;
                uint32_t value = coverage_of((int32_t)sum, even_odd);
                if (value == 0 || gap_end - x >= shortest) {
                    close_mask(&row, x);
                    if (value) row.spans[row.count++] = (rk_span){(int32_t)x, (int32_t)gap_end, (int32_t)value};
                } else {
                    if (row.open < 0) row.open = x;
                    memset(mask + x, (int)value, (size_t)(gap_end - x));
                }
                x = gap_end;
            }
            if (row.open < 0 && x < width) row.open = x;
            sum = take_block(line + start, sum, even_odd, mask + start);
            memset(line + start, 0, block * sizeof *line);
            x = end < width ? end : width;
        }
    }
    if (x < width) {
        uint32_t value = coverage_of((int32_t)sum, even_odd);
        close_mask(&row, x);
        if (value) row.spans[row.count++] = (rk_span){(int32_t)x, (int32_t)width, (int32_t)value};
    } else {
        close_mask(&row, width);
    }
    return row.count;
}
