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
