// The inner loops of the rasterizer, with run-time dispatch. Pixels are premultiplied RGBA, 8 bits each, in that order
// in memory; a pixel as an integer is the result of a little-endian load. Every level produces the same bytes.
//
// Two pipelines use them. The low-precision one (lowp) keeps pixels in bytes: shaded pixels have eight fractional bits
// until they are composited, and each composite rounds. The high-precision one (highp) keeps a tile's pixels in floats,
// and rounds once at the end. It is several times slower, and is used for tiles in which rounding would be visible.
#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

typedef enum pk_level {
    pk_level_scalar,
    pk_level_sse2,
    pk_level_avx2,
    pk_level_avx512,
    pk_level_neon,
} pk_level;

typedef enum pk_mode {
    pk_source_over,
    pk_copy,
    pk_clear,
    pk_source_in,
    pk_source_out,
    pk_source_atop,
    pk_destination_over,
    pk_destination_in,
    pk_destination_out,
    pk_destination_atop,
    pk_xor,
    pk_plus_lighter,
    // The following modes depend on the colours of both sides.
    pk_multiply,
    pk_screen,
    pk_overlay,
    pk_darken,
    pk_lighten,
    pk_color_dodge,
    pk_color_burn,
    pk_soft_light,
    pk_hard_light,
    pk_difference,
    pk_exclusion,
    pk_hue,
    pk_saturation,
    pk_color,
    pk_luminosity,
    pk_plus_darker,
} pk_mode;

// A premultiplied colour of the lowp pipeline: levels with eight fractional bits, 65280 for 1, so that a translucent
// colour loses no precision before it is composited.
typedef struct pk_lowp_color {
    uint16_t red, green, blue, alpha;
} pk_lowp_color;

// No part of a row extends further than this from its anchor.
#define PK_ANCHOR 256

// The distance between the planes of a row of lowp or highp pixels: a tile's width, plus the overhang of a block of
// lanes.
#define PK_ROW (PK_ANCHOR + 16)

// Paint coordinates along a row of pixels: at the pixel `i` to the right of the row's anchor they are (u + i du, v + i
// dv), divided by w + i dw when the map is projective.
typedef struct pk_row {
    float u, du, v, dv, w, dw;
    int projective;
    // For an image, whether texels are addressed in fixed point. Only where the map is not projective, and no
    // coordinate or distance to an edge, in texels, reaches 65000: in 32768ths these fit 32 bits.
    int fixed_point;
    // Whole texels to add to an image's coordinates, which are kept small so that a float represents them precisely
    // enough.
    int32_t base_u, base_v;
} pk_row;

// A segment of a gradient: the colour is color + (t - origin) slope from t = start to the next segment's start. Red,
// green and blue are unpremultiplied and in 0...255, alpha is in 0...1.
typedef struct pk_segment {
    float start, origin;
    float color[4];
    float slope[4];
} pk_segment;

typedef enum pk_gradient_kind {
    pk_linear,       // t = u
    pk_concentric,   // t = |(u, v)| scale + bias
    pk_two_circles,  // the greatest t whose circle, of radius r0 + t dr about t (cx, cy), passes through (u, v)
    pk_conic,        // t = the angle of (u, v) as a part of a turn
} pk_gradient_kind;

typedef struct pk_gradient {
    pk_gradient_kind kind;
    // In order; the first starts at minus infinity. At least one.
    const pk_segment *segments;
    int segment_count;
    // The range of t outside which nothing is painted.
    float low, high;
    float scale, bias;
    // a = cx cx + cy cy - dr dr
    float r0, dr, cx, cy, a;
} pk_gradient;

typedef enum pk_border { pk_border_clamp, pk_border_transparent, pk_border_tile } pk_border;

// The part of an image that may be read. Coordinates are relative to its first pixel.
typedef struct pk_image {
    const uint8_t *pixels;
    ptrdiff_t stride;
    int32_t width, height;
    pk_border border;
    int linear;
    // The distance in bytes to the texels of a row that will be drawn soon, which are prefetched.
    ptrdiff_t ahead;
} pk_image;

// A line that goes down the image, in a shape's own pixels: from (x0, y0) to (x1, y1) with y0 < y1.
typedef struct pk_edge {
    double x0, y0, x1, y1;
    // The change of x per unit of y.
    double slope;
    // 1 where the path runs down along the line, -1 where it runs up.
    float winding;
    // The next edge that starts in the same band of four rows, or -1.
    int32_t next;
} pk_edge;

typedef enum pk_rule { pk_non_zero, pk_even_odd } pk_rule;

// The columns of a run in a band of four rows, relative to the left side of the shape; both are multiples of four.
typedef struct pk_run {
    int32_t x, width;
    // The levels of the four rows, the first in the lowest byte, for a run with one level per row.
    uint32_t rows;
    // The offset of the levels of its four rows, each `width` long, in units of sixteen levels; -1 for a run that
    // `rows` describes completely.
    int32_t offset;
} pk_run;

// The state of a shape's conversion from edges to runs of levels, band by band. A cell is four columns of a band.
typedef struct pk_winding {
    pk_edge *edges;
    int32_t edge_count;
    int32_t cell_count, band_count;
    pk_rule rule;
    int antialiased;
    // For each band the first edge that starts in it, or -1.
    int32_t *heads;
    // The edges that extend into the band, with room for all.
    int32_t *active;
    int32_t active_count;
    // The contributions of edges to the columns of a band, four rows interleaved, and a bit for each cell that they
    // touch; with one spare cell. All of it is zero between bands.
    float *sums;
    uint64_t *touched;
    // Null, or the sums to the left of each band, four rows: `sums` and `touched` then cover all bands, to which edges
    // have been added.
    float *backdrops;
    // The index of each band's first run, plus one past the last.
    int32_t *bands;
    pk_run *runs;
    uint8_t *levels;
    size_t run_count, run_capacity, level_count, level_capacity;
} pk_winding;

// Runs to which masks are added. `touched` has a bit for each cell of each band, `words` words a band, the last of
// which has bits to spare; `first_runs` has, for each word, the index of the first run that starts in it or after it.
typedef struct pk_mask_sum {
    const uint64_t *touched;
    const int32_t *first_runs;
    size_t words;
    const pk_run *runs;
    uint8_t *levels;
} pk_mask_sum;

// A mask's rows are padded with zeros to a multiple of this many levels.
#define PK_MASK_BLOCK 8

#define PK_BLUR_BLOCK 16

// The cubics that map light to levels, plus half a level: one for each octave of light from this value on, and one for
// white. Sixteen times the constant and the coefficients of light, of its square and of its cube; then the same numbers
// transposed, sixteen constants first.
#define PK_LEAST_LIGHT 0x1p-15f

// An image of four floats per pixel, in rows without padding.
typedef struct pk_float_image {
    const float *pixels;
    int width, height;
} pk_float_image;

// Linear light as a quadratic for each 16 levels of sRGB, small enough for lookups in registers: 64 times
//
//     begin + slope * step / 64, rounded as pmulhrsw does
//
// plus `bend` times `bow[step]`, where `step` is the level's distance from the segment's first, and `bow` is
// step * (16 - step). 16-bit numbers are split into two halves; no sum of the first line exceeds 32767, and no bend 63.
typedef struct pk_light_segments {
    uint8_t begin_low[16], begin_high[16], slope_low[16], slope_high[16];
    int8_t bend[16];
    uint8_t bow[16];
} pk_light_segments;

// A table of opaque colours in linear light, in 32767ths, and for each byte of each channel the position in the table
// and the interpolation weights.
typedef struct pk_cube {
    // The weights of the near and the far colours, in 32767ths: for each byte of red near and far, then for each of
    // green near twice and far twice, then for each of blue each four times.
    const int16_t *weights;
    // The index in the table of the first of the eight colours: the sum of the entries for red, green and blue, 256
    // each.
    const uint32_t *cells;
    // For each colour 32 numbers: its channels, each interleaved with that of its neighbour along red; then the same
    // pair one further along green, and then these four one further along blue.
    const int16_t *table;
    const float *cubics;
} pk_cube;

// The scale of a weighted sum of colours: each of the two products of weights may round down by a half.
#define PK_CUBE_UNIT (1.0f / (32767.0f * 32765.0f))

typedef struct pk_kernels {
    pk_level level;

    // Sets every pixel to `color`.
    void (*fill)(uint8_t *dst, ptrdiff_t stride, int width, int height, uint32_t color);
    // Composites `color` over every pixel.
    void (*fill_over)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_lowp_color color);
    // Composites `color` times the mask over every pixel.
    void (*fill_over_mask)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_lowp_color color, const uint8_t *mask,
                           ptrdiff_t mask_stride);
    // Composites `color`, whose unrounded form is `lowp`, times a shape's coverage over the pixels left <= x < right,
    // top <= y < bottom, in the coordinates of the runs: `origin` is the address of their first pixel. The bands of all
    // these rows must exist.
    void (*fill_over_runs)(uint8_t *origin, ptrdiff_t stride, int left, int top, int right, int bottom,
                           uint32_t color, pk_lowp_color lowp, const int32_t *bands, const pk_run *runs, const uint8_t *levels);
    // Composites the source, times `level` (in 65535ths) and times the mask unless that is null, with every pixel.
    void (*blend)(pk_mode mode, uint8_t *dst, ptrdiff_t stride, const uint8_t *src, ptrdiff_t src_stride, int width,
                  int height, const uint8_t *mask, ptrdiff_t mask_stride, int level);
    // Interpolates every pixel towards the source by `level` (in 65535ths) and, unless it is null, by the mask.
    void (*mix)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level);

    // A row of a gradient: `count` pixels from `first` to the right of the row's anchor.
    void (*gradient)(uint8_t *dst, int first, int count, const pk_gradient *gradient, const pk_row *row);
    // The same in lowp pixels: two rows of channel pairs, as levels with eight fractional bits: red in the lower half
    // with blue, and PK_ROW further green with alpha. Up to 15 pairs more are written. Rounded, they equal the output
    // of `gradient`.
    void (*lowp_gradient)(uint32_t *dst, int first, int count, const pk_gradient *gradient, const pk_row *row);
    // Composites lowp pixels, times `level` (in 65535ths) and times the mask unless that is null, over every pixel.
    void (*lowp_over)(uint8_t *dst, ptrdiff_t stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
                      const uint8_t *mask, ptrdiff_t mask_stride, int level);
    // A row of an image, in the same way as a gradient's.
    void (*image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row);
    // The same in lowp pixels, for a filtered image.
    void (*lowp_image)(uint32_t *dst, int first, int count, const pk_image *image, const pk_row *row);

    // Highp pixels are four floats each, premultiplied, 255 for 1: those of a row in four planes of one channel each,
    // PK_ROW apart, which may be read and written up to 15 elements further. `highp_gradient` and `highp_image`
    // correspond to `gradient` and `image`.
    void (*highp_gradient)(float *dst, int first, int count, const pk_gradient *gradient, const pk_row *row);
    void (*highp_image)(float *dst, int first, int count, const pk_image *image, const pk_row *row);
    // Composites the source, times `level` (in 0...1) and times the mask unless that is null, over `count` highp
    // pixels.
    void (*highp_over)(float *dst, const float *src, int count, const uint8_t *mask, float level);
    // The same for a colour.
    void (*highp_fill_over)(float *dst, pk_lowp_color color, int count, const uint8_t *mask, float level);
    // Converts bytes to highp pixels, and back.
    void (*highp_load)(float *dst, const uint8_t *src, int count);
    void (*highp_store)(uint8_t *dst, const float *src, int count);

    // Links the edges, translated by (-left, -top), that start in one band; fills `heads` with the first of each.
    void (*link)(pk_winding *winding, double left, double top);
    // Adds the edges, translated likewise, to the sums of all bands: for shapes with so many edges that they are added
    // in portions.
    void (*accumulate)(pk_winding *winding, double left, double top);
    // Winds the bands from `band` on, and returns the first one for which the runs or the levels have no room; the
    // number of bands when all are done.
    int (*wind)(pk_winding *winding, int band);
    // Adds the rows of a mask to the runs, clamping to 255: from column x and row y on, in the coordinates of the runs.
    // They have a run for all its pixels, and its rows are `stride` levels apart, a multiple of PK_MASK_BLOCK, of which
    // those outside the run are zero: up to PK_MASK_BLOCK - 1 levels beyond a row are read, and written unchanged.
    void (*add_mask)(const pk_mask_sum *sum, int x, int y, const uint8_t *mask, int stride, int height);
    // Multiplies levels.
    void (*multiply)(uint8_t *levels, const uint8_t *by, size_t count);

    // Blurs the values `first` to `end` of a row of levels by a symmetric kernel: `weights` are those of the centre and
    // of the `reach` values on either side, and all of them add up to 65536. `in` starts `reach` before the first
    // result of the row. The results have 8 fractional bits. Both blurs work in blocks: they read and write up to
    // PK_BLUR_BLOCK values more.
    void (*blur_row)(uint16_t *out, const uint8_t *in, int first, int end, const uint16_t *weights, int reach);
    // The same across rows: `in` holds the 2 reach + 1 rows around the result, which is levels again.
    void (*blur_column)(uint8_t *out, const uint16_t *const *in, int first, int end, const uint16_t *weights, int reach);

    // Filters work on four premultiplied floats per pixel, 1 for full. Converts from bytes, and to the nearest bytes,
    // clamped to 0...1 and to alpha.
    void (*unit)(float *dst, const uint8_t *src, int count);
    void (*bytes_of_unit)(uint8_t *dst, const float *src, int count);
    // Multiplies unpremultiplied colours by a matrix: the contributions of red, green, blue, alpha and one to each of
    // the four channels, followed by the minimum and maximum to which each of them is clamped. NaN becomes the minimum.
    void (*recolor)(float *dst, const float *src, int count, const float *matrix);
    // Bilinear samples at points on a line, the first at (x, y) and each (dx, dy) after the one before; integers are
    // pixel centres. Pixels outside the image are transparent.
    void (*float_bilinear)(float *dst, int count, const pk_float_image *image, double x, double y, double dx, double dy);
    // The sum of the 2 reach + 1 rows in `in`, by symmetric weights: those of the centre and of `reach` rows on each
    // side.
    void (*convolve)(float *out, const float *const *in, int count, const float *weights, int reach);
    // Wide blurs work on an image downsampled by a power of two. Adds levels to sums.
    void (*add_levels)(uint16_t *sums, const uint8_t *levels, int count);
    // The sums of `factor` pixels of four sums each, times `weight`, for each of `count` results.
    void (*shrink)(float *dst, const uint16_t *sums, int count, int factor, float weight);
    // Upsamples bilinearly: each of `count` pixels is interpolated from two pixels of `upper` and the two of `lower`
    // below them; each pair yields `factor` pixels. `down` is the vertical weight, and `parts` holds the horizontal
    // weights for each pixel and channel. The first pair's pixels begin at `phase`.
    void (*enlarge)(float *dst, const float *upper, const float *lower, float down, int phase, int count, int factor,
                    const float *parts);
    // The same for levels with seven fractional bits, 0...255 * 128, to the nearest bytes; the weights are in 32768ths.
    void (*enlarge_levels)(uint8_t *dst, const int16_t *upper, const int16_t *lower, int down, int phase, int count,
                           int factor, const int16_t *parts);

    // The linear light of opaque sRGB pixels, by a table of 256 numbers. Stops at the first pixel of another kind, and
    // returns the number of pixels processed.
    int (*light_of_bytes)(float *dst, const uint8_t *src, int count, const float *light);
    // The nearest bytes of light, by cubics. Stops at the first pixel that is translucent and exceeds its alpha, and
    // returns the number of pixels processed.
    int (*bytes_of_light)(uint8_t *dst, const float *src, int count, const float *cubics);
    // The levels of opaque light, with seven fractional bits, by the same cubics.
    void (*levels_of_light)(int16_t *dst, const float *src, int count, const float *cubics);
    // The means of `count` squares of opaque sRGB pixels, `factor` pixels wide and `rows` high, of which those from
    // `left` to `right` exist. The sums of the entries of `light` for the bytes, which fit 31 bits, are multiplied by
    // `weight`, and the number of pixels by `alpha`. `segments` are the ones that compute the same entries, or null.
    void (*light_squares)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int left, int right, int count,
                          int factor, const uint32_t *light, const pk_light_segments *segments, float weight, float alpha);
    // Maps unpremultiplied colours by interpolation in a table of side x side x side pixels, red the fastest, and
    // multiplies them by their original alpha. `side` is at least 2.
    void (*cube)(float *dst, const float *src, int count, const float *table, int side);
    // The same for opaque sRGB pixels, whose alpha is not read.
    void (*cube_bytes)(uint8_t *dst, const uint8_t *src, int count, const pk_cube *cube);
    // The median of each channel of nine pixels, in three rows that begin one pixel before the first of `count`
    // results.
    void (*median)(float *dst, const float *above, const float *row, const float *below, int count);
    void (*median_bytes)(uint8_t *dst, const uint8_t *above, const uint8_t *row, const uint8_t *below, int count);
} pk_kernels;

// The table for a level, or null if this processor doesn't support it.
const pk_kernels *pk_kernels_at(pk_level level);

// The table for the highest level that this processor supports, or for the one that the environment variable
// KASANE_KERNELS names (scalar, sse2, avx2, avx512, neon) if the processor supports it.
const pk_kernels *pk_kernels_best(void);

#endif
