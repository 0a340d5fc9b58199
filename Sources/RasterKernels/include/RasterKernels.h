// Per-pixel loops of the rasteriser, in C so that they are fast in debug builds too.
//
// Pixels are premultiplied 0xAARRGGBB. Strides are in elements (pixels, or bytes of a mask). Products are divided
// by 255 with exact rounding, sums saturate. Coverage 0 leaves a pixel as it is; coverage 255 of an opaque colour
// stores exactly that colour. Widths and heights of 0 or less do nothing. Nothing here checks bounds: the caller
// clips first.
#pragma once
#include <stddef.h>
#include <stdint.h>

// MARK: - Blending

/// One implementation of the blending loops. All implementations give identical bytes.
typedef struct {
    /// Stores `colour` in every pixel.
    void (*fill)(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour);
    /// Source-over with one colour.
    void (*blend)(uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour);
    /// Source-over with `colour` times the mask's coverage: a glyph, a corner.
    void (*blend_mask)(
        uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, ptrdiff_t width,
        ptrdiff_t height, uint32_t colour);
    /// Source-over with pixels times `opacity` (0...255): a picture, a layer.
    void (*blend_pixels)(
        uint32_t *target, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, ptrdiff_t width,
        ptrdiff_t height, uint32_t opacity);
    /// target = saved * (255 - mask) + target * mask: takes back what was drawn outside a clip.
    void (*restore)(
        uint32_t *target, ptrdiff_t stride, const uint32_t *saved, ptrdiff_t saved_stride, const uint8_t *mask,
        ptrdiff_t mask_stride, ptrdiff_t width, ptrdiff_t height);
} rk_blending;

/// Plain C, the reference.
const rk_blending *rk_blending_portable(void);
/// SSE2; null where the machine has none.
const rk_blending *rk_blending_sse2(void);
/// AVX2; null where the machine has none.
const rk_blending *rk_blending_avx2(void);
/// The fastest of them on this machine, chosen once.
const rk_blending *rk_blending_best(void);

/// The colour with all four components multiplied by `coverage` / 255.
uint32_t rk_scaled_colour(uint32_t colour, uint32_t coverage);

/// The alpha bytes of a row of pixels, as a mask.
void rk_alpha_row(uint8_t *mask, const uint32_t *source, ptrdiff_t count);

// MARK: - Coverage

/// A rounded rectangle in pixels. `radius` is at most half of each side.
typedef struct {
    double left, top, right, bottom, radius;
    /// Round corners: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    uint32_t corners;
} rk_shape;

/// The exact area, in 255ths, that `outer` (less `inner`, unless null) covers of each pixel of the block whose
/// top left pixel is (x, y). `inner` lies inside `outer`. Each byte depends on its pixel's position only.
void rk_shape_coverage(
    const rk_shape *outer, const rk_shape *inner, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height,
    uint8_t *coverage, ptrdiff_t stride);

/// A line with round ends, in pixels.
typedef struct {
    double start_x, start_y, end_x, end_y, half_width;
} rk_line;

/// Coverage of the line in row `y` between the columns `left` and `right` (exclusive), written from `coverage[0]`.
/// Answers how many columns from `*first` on were written; all others of the row are 0.
ptrdiff_t rk_line_coverage(
    const rk_line *line, ptrdiff_t y, ptrdiff_t left, ptrdiff_t right, uint8_t *coverage, ptrdiff_t *first);

// MARK: - Sampling

/// Pixel memory to read from; all of `width` x `height` is readable.
typedef struct {
    const uint32_t *pixels;
    ptrdiff_t stride, width, height;
} rk_source;

/// `count` pixels, from (x, y) on, of the source stretched to `width` x `height`: linear between pixels where it
/// grows, the average of all pixels below where it shrinks, each axis for itself.
void rk_stretched_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count);

/// As `rk_stretched_row`, by repetition: for whole-number factors.
void rk_repeated_row(
    uint32_t *row, const rk_source *source, ptrdiff_t width, ptrdiff_t height, ptrdiff_t x, ptrdiff_t y,
    ptrdiff_t count);

/// x' = a x + c y + tx, y' = b x + d y + ty.
typedef struct {
    double a, b, c, d, tx, ty;
} rk_affine;

/// `count` pixels, from (x, y) on, of the source, whose first pixel is at (left, top), seen through `to_source`;
/// transparent outside of the source. Linear between pixels, the mean of `samples` x `samples` places a pixel.
void rk_transformed_row(
    uint32_t *row, const rk_source *source, ptrdiff_t left, ptrdiff_t top, const rk_affine *to_source,
    ptrdiff_t samples, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count);
