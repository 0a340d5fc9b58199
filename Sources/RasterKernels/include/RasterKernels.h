// Per-pixel loops of the rasterizer, in C so that they are also fast in debug builds.
//
// Pixels are premultiplied 0xAARRGGBB. Strides are in elements (pixels, or bytes of a mask). Products are divided
// by 255 with exact rounding, and sums saturate. Coverage 0 does not change a pixel; coverage 255 of an opaque colour
// stores exactly that colour. Widths and heights of 0 or less have no effect. Bounds are not checked: the caller
// clips first.
#pragma once
#include <stddef.h>
#include <stdint.h>

// MARK: - Blending

/// The visible part of a shape with straight sides: a mask whose middle row and middle column are repeated.
typedef struct {
    const uint8_t *mask;
    /// The number of bytes per row of the mask.
    ptrdiff_t stride;
    /// The numbers of visible pixels before, within and after the repeated column.
    ptrdiff_t left, middle, right;
    /// The columns of the mask for the first visible pixel on the left and right, and the repeated column.
    ptrdiff_t left_column, middle_column, right_column;
    /// The numbers of visible pixels above, within and below the repeated row.
    ptrdiff_t top, center, bottom;
    /// The rows of the mask for the first visible pixel at the top and bottom, and the repeated row.
    ptrdiff_t top_row, center_row, bottom_row;
} rk_patch;

/// An implementation of the blending loops. All implementations produce identical bytes.
typedef struct {
    /// Stores `colour` in every pixel.
    void (*fill)(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour);
    /// Source-over with one colour.
    void (*blend)(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour);
    /// Source-over with `colour` times the coverage of a mask, such as a glyph or a corner.
    void (*blend_mask)(
        uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
        ptrdiff_t height, uint32_t colour);
    /// Source-over with pixels times `opacity` (0...255), such as an image or a layer.
    void (*blend_pixels)(
        uint32_t *target, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
        ptrdiff_t height, uint32_t opacity);
    /// target = (saved * (255 - mask) + target * mask) / 255: restores the pixels outside of a clip.
    void (*restore)(
        uint32_t *target, ptrdiff_t stride, const uint32_t *saved, ptrdiff_t saved_stride, const uint8_t *mask,
        ptrdiff_t mask_stride, ptrdiff_t width, ptrdiff_t height);
    /// Source-over with a row of pixels times the coverage of a mask, such as a gradient within a path.
    void (*blend_pixels_mask)(uint32_t *target, const uint32_t *source, const uint8_t *mask, ptrdiff_t width);
    /// Source-over with `colour` times the coverage of a patch; `target` is its first visible pixel.
    void (*blend_patch)(uint32_t *target, ptrdiff_t stride, const rk_patch *patch, uint32_t colour);
} rk_blending;

/// Returns the reference implementation in plain C.
const rk_blending *rk_blending_portable(void);
/// Returns the SSE2 implementation; null if the machine does not support it.
const rk_blending *rk_blending_sse2(void);
/// Returns the AVX2 implementation; null if the machine does not support it.
const rk_blending *rk_blending_avx2(void);
/// Returns the fastest supported implementation, which is determined once.
const rk_blending *rk_blending_best(void);

/// Returns the colour with all four components multiplied by `coverage` / 255.
uint32_t rk_scaled_colour(uint32_t colour, uint32_t coverage);

/// Copies the alpha bytes of a row of pixels to a mask.
void rk_alpha_row(uint8_t *mask, const uint32_t *source, ptrdiff_t count);

// MARK: - Coverage

/// A rounded rectangle in pixels; `radius` is at most half of each side.
typedef struct {
    double left, top, right, bottom, radius;
    /// The rounded corners: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    uint32_t corners;
} rk_shape;

/// Computes the exact area, in 255ths, that `outer` (less `inner`, unless null) covers of each pixel in the block whose
/// top left pixel is (x, y). `inner` lies inside `outer`. Each byte depends only on the position of its pixel.
void rk_shape_coverage(
    const rk_shape *outer, const rk_shape *inner, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height,
    uint8_t *coverage, ptrdiff_t stride);

/// A line with round ends, in pixels.
typedef struct {
    double start_x, start_y, end_x, end_y, half_width;
} rk_line;

/// Computes the coverage of the line in row `y` between the columns `left` and `right` (exclusive), and writes it from
/// `coverage[0]` on. Returns the number of columns written, which begin at `*first`; the coverage of all others is 0.
ptrdiff_t rk_line_coverage(
    const rk_line *line, ptrdiff_t y, ptrdiff_t left, ptrdiff_t right, uint8_t *coverage, ptrdiff_t *first);

/// Positions of polygons are multiples of 1/256 pixel.
enum { RK_SUBPIXEL_BITS = 8, RK_SUBPIXELS = 256, RK_BLOCK_BITS = 3 };

/// An edge of a polygon that is not horizontal, in subpixels; `y` is less than `end_y`.
typedef struct {
    int64_t x, y, end_x, end_y;
    /// The change of x per unit of y.
    double slope;
    /// 1 if the polygon runs downwards, -1 if it runs upwards.
    int32_t direction;
} rk_edge;

/// Writes the bounding box of points (x, y) to `box`: left, top, right, bottom.
void rk_bounds(const double *points, ptrdiff_t count, double *box);

/// Writes the edges of the closed polygon of `count` points (x, y in pixels, limited to ±1e9) plus the offset, in pixels, that
/// reach into the rows from `top` to `bottom` (exclusive). Returns their number, at most `count`.
ptrdiff_t rk_make_edges(
    rk_edge *edges, const double *points, ptrdiff_t count, int64_t offset_x, int64_t offset_y, int64_t top,
    int64_t bottom);

/// A rectangle of cells, all zero before edges are accumulated and after all rows were taken.
typedef struct {
    /// Rows of `stride` cells: `width` rounded up to whole blocks of 8, and one more block. Sums of cells wrap around.
    uint32_t *cells;
    /// For each row `words` words, with a bit for each block of cells that edges have changed.
    uint64_t *touched;
    ptrdiff_t stride, words;
    int64_t left, top;
    ptrdiff_t width, height;
} rk_cells;

/// Adds edges to the cells.
void rk_accumulate(rk_cells *cells, const rk_edge *edges, ptrdiff_t count);

/// Pixels of a row with the same coverage (1...255), or with that of a mask (-1).
typedef struct {
    int32_t start, end, coverage;
} rk_span;

/// Converts a row of cells to spans relative to the left edge, and clears it. The mask has `stride` bytes, and
/// `spans` has room for two spans per block and one more; those without coverage are left out. Returns their number.
ptrdiff_t rk_take_row(rk_cells *cells, ptrdiff_t row, int even_odd, rk_span *spans, uint8_t *mask);

// MARK: - Gradients

/// A colour of a gradient: premultiplied components 0...255, and a location 0...1.
typedef struct {
    float location, alpha, red, green, blue;
} rk_stop;

/// The behaviour of a gradient beyond its ends.
enum { RK_PAD = 0, RK_REPEAT = 1, RK_MIRROR = 2 };

/// Computes `size` colours at equal distances from the start (0) to the end (1) of a gradient with ascending stops; transparent ones
/// without stops.
void rk_gradient_table(uint32_t *table, ptrdiff_t size, const rk_stop *stops, ptrdiff_t count);

/// A table of colours with the behaviour beyond its ends.
typedef struct {
    const uint32_t *colours;
    ptrdiff_t size;
    int32_t spread;
} rk_table;

// Rows consist of `count` pixels from the column `first` on. Places refer to the column 0, so that the bytes of a pixel do not depend on
// the start of its row.

/// Computes a row of a linear gradient, whose place is `t` at the column 0 and changes by `dt` per column.
void rk_linear_row(
    uint32_t *row, const rk_table *table, double t, double dt, ptrdiff_t first, ptrdiff_t count);
/// Computes a row of a radial gradient: the place at (u, v) is the distance from the origin times `factor` plus `start`.
void rk_radial_row(
    uint32_t *row, const rk_table *table, double u, double v, double du, double dv, double factor, double start,
    ptrdiff_t first, ptrdiff_t count);
/// Computes a row of a conic gradient: the place at (u, v) is the angle from the u axis towards the v axis, in turns.
void rk_conic_row(
    uint32_t *row, const rk_table *table, double u, double v, double du, double dv, ptrdiff_t first,
    ptrdiff_t count);

// MARK: - Sampling

/// Readable pixel memory of `width` x `height`.
typedef struct {
    const uint32_t *pixels;
    ptrdiff_t stride, width, height;
} rk_source;

/// Computes `count` pixels, from (x, y) on, of the source scaled to `width` x `height`: by linear interpolation if neither
/// side shrinks, otherwise as the average of all source pixels under each pixel.
void rk_stretched_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count);

/// Computes the same pixels as `rk_stretched_row` by repetition, for integer factors.
void rk_repeated_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count);

/// Computes `count` pixels of a repeated image from the column `first` on, by linear interpolation; (u, v) is the position of the
/// column 0 in source pixels.
void rk_tiled_row(
    uint32_t *row, const rk_source *source, double u, double v, double du, double dv, ptrdiff_t first,
    ptrdiff_t count);

/// x' = a x + c y + tx, y' = b x + d y + ty.
typedef struct {
    double a, b, c, d, tx, ty;
} rk_affine;

/// Computes `count` pixels, from (x, y) on, of the source, whose first pixel is at (left, top), transformed by the
/// inverse map `to_source`; transparent outside of the source. Each pixel is the mean of `samples` x `samples` linearly
/// interpolated samples.
void rk_transformed_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_affine *to_source,
    ptrdiff_t samples, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count);

/// x' w = a x + c y + tx, y' w = b x + d y + ty, w = e x + f y + g.
typedef struct {
    double a, b, c, d, tx, ty, e, f, g;
} rk_projection;

/// Computes `count` pixels, from (x, y) on, of the source, whose first pixel is at (left, top), projected by the inverse map
/// `to_source`; transparent outside of the source and where w is not between `least` and `most`. Each pixel is the mean of up to
/// 64 linearly interpolated samples, as many as there are source pixels in each direction.
void rk_projected_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_projection *to_source,
    double least, double most, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count);

// MARK: - Layers

/// Blend modes and Porter-Duff operators, in the order of `BlendMode`.
typedef enum {
    RK_NORMAL, RK_MULTIPLY, RK_SCREEN, RK_OVERLAY, RK_DARKEN, RK_LIGHTEN, RK_COLOR_DODGE,
    RK_COLOR_BURN, RK_SOFT_LIGHT, RK_HARD_LIGHT, RK_DIFFERENCE, RK_EXCLUSION, RK_HUE, RK_SATURATION,
    RK_COLOR, RK_LUMINOSITY, RK_CLEAR, RK_COPY, RK_SOURCE_IN, RK_SOURCE_OUT, RK_SOURCE_ATOP,
    RK_DESTINATION_OVER, RK_DESTINATION_IN, RK_DESTINATION_OUT, RK_DESTINATION_ATOP, RK_XOR,
    RK_PLUS_DARKER, RK_PLUS_LIGHTER
} rk_blend_mode;

/// Composites a row of premultiplied pixels, times `opacity` (0...255), with the target.
void rk_composite_row(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, uint32_t opacity, rk_blend_mode mode);

/// Maps the colours of a row by a matrix of four rows (red, green, blue, alpha) with five numbers.
void rk_colour_matrix_row(uint32_t *row, ptrdiff_t count, const float *matrix);

/// Blends a row of pixels over `colour` times a mask, in place.
void rk_under_mask_row(uint32_t *row, const uint8_t *mask, ptrdiff_t count, uint32_t colour);

/// Multiplies a mask by another one.
void rk_multiply_mask(uint8_t *mask, const uint8_t *other, ptrdiff_t count);
/// Replaces each byte by 255 minus its value.
void rk_invert_mask(uint8_t *mask, ptrdiff_t count);

/// Blurs rows of `width` elements of `channels` bytes, without padding; edges are repeated outwards. The blur spreads
/// over at most three deviations, rounded up. `scratch` has the
/// size of the bytes, `sums` one element per byte of a row.
void rk_blur(
    uint8_t *bytes, ptrdiff_t width, ptrdiff_t height, ptrdiff_t channels, double deviation, uint8_t *scratch,
    uint32_t *sums);
