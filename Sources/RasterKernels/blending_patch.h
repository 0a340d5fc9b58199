// The loop over the parts of a patch, for the file that includes it: it calls that file's functions, so that the compiler can
// combine them. RK_TARGET are the attributes of these functions.

/// Draws a rectangle of one coverage.
RK_TARGET static inline void cover(
    uint32_t *target, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height, uint32_t colour, uint8_t coverage
) {
    if (coverage == 0) return;
    uint32_t scaled = rk_times(colour, coverage);
    if (scaled >> 24 == 255) fill(target, stride, width, height, scaled);
    else if (scaled) blend(target, stride, width, height, scaled);
}

/// Draws columns of a corner block that have the coverage `mask` in each row.
RK_TARGET static inline void cover_columns(
    uint32_t *target, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t width, ptrdiff_t height, uint32_t colour
) {
    if (width == 1) cover(target, stride, 1, height, colour, *mask);
    else if (width > 1) blend_columns(target, stride, mask, width, height, colour);
}

/// Draws rows of a patch that all have the coverage of one row of its mask.
RK_TARGET static void cover_rows(
    uint32_t *target, ptrdiff_t stride, const rk_patch *patch, const uint8_t *mask, ptrdiff_t height,
    uint32_t colour
) {
    if (height <= 0) return;
    const uint8_t *left = mask + patch->left_column, *right = mask + patch->right_column;
    const uint8_t middle = mask[patch->middle_column];
    const ptrdiff_t width = patch->left + patch->middle + patch->right;
    // The columns [from, to) at each end differ from the middle or are transparent; the others are drawn as one rectangle.
    ptrdiff_t to = patch->left, from = 0, right_from = 0, right_to = patch->right;
    while (to > 0 && left[to - 1] == middle) to--;
    while (from < to && left[from] == 0) from++;
    while (right_from < right_to && right[right_from] == middle) right_from++;
    while (right_to > right_from && right[right_to - 1] == 0) right_to--;
    const ptrdiff_t far = patch->left + patch->middle + right_from;
    // Eight pixels at once are faster than a part of them; transparent ones do not change.
    if (middle == 0 && to - from > 1 && patch->left - from >= 8 && to - from < 8) to = from + 8;
    cover_columns(target + from, stride, left + from, to - from, height, colour);
    if (middle) cover(target + to, stride, far - to, height, colour, middle);
    ptrdiff_t start = right_from;
    if (middle == 0 && right_to - start > 1 && right_to >= 8 && right_to - start < 8) start = right_to - 8;
    cover_columns(
        target + (width - patch->right) + start, stride, right + start, right_to - start, height, colour);
}

/// Draws rows of a patch that correspond to consecutive rows of its mask.
RK_TARGET static inline void cover_edge(
    uint32_t *target, ptrdiff_t stride, const rk_patch *patch, const uint8_t *mask, ptrdiff_t height,
    uint32_t colour
) {
    for (; height > 0; height--, target += stride, mask += patch->stride) {
        const uint8_t *left = mask + patch->left_column, *right = mask + patch->right_column;
        const uint8_t middle = mask[patch->middle_column];
        // Columns beyond a multiple of eight are slow, and are often equal to the middle.
        ptrdiff_t to = patch->left, from = 0;
        while (to & 7 && left[to - 1] == middle) to--;
        while ((patch->right - from) & 7 && right[from] == middle) from++;
        uint32_t *far = target + patch->left + patch->middle;
        blend_mask(target, stride, left, 0, to, 1, colour);
        cover(target + to, stride, far + from - (target + to), 1, colour, middle);
        blend_mask(far + from, stride, right + from, 0, patch->right - from, 1, colour);
    }
}

RK_TARGET static void blend_patch(uint32_t *target, ptrdiff_t stride, const rk_patch *patch, uint32_t colour) {
    const uint8_t *mask = patch->mask;
    cover_edge(target, stride, patch, mask + patch->top_row * patch->stride, patch->top, colour);
    target += patch->top * stride;
    cover_rows(target, stride, patch, mask + patch->center_row * patch->stride, patch->center, colour);
    target += patch->center * stride;
    cover_edge(target, stride, patch, mask + patch->bottom_row * patch->stride, patch->bottom, colour);
}
