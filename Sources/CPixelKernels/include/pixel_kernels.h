// The inner loops of the rasterizer, with run-time dispatch. Pixels are premultiplied RGBA, 8 bits each, in that order
// in memory; a pixel as a number is what a little-endian load gives. Every level gives the same bytes.
//
// Two pipelines paint them. The low-precision one (lowp) keeps pixels in bytes: what a paint makes has eight fractional bits
// until it is composited, and every composite rounds. The high-precision one (highp) keeps a tile's pixels in floats, and
// rounds once at the end. It is several times slower, and drawn are with it the tiles whose rounding would otherwise show.
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
    // From here on both sides' colours are looked at.
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

// A premultiplied colour of the lowp pipeline: levels with eight fractional bits, 65280 for full, so that a translucent
// colour loses nothing before it is composited.
typedef struct pk_lowp_color {
    uint16_t red, green, blue, alpha;
} pk_lowp_color;

// No part of a row is asked for further than this from its anchor.
#define PK_ANCHOR 256

// Rows of lowp and highp pixels are planar. Their planes are so far from one another: a tile's width, and as much again as a
// block of lanes may reach beyond it.
#define PK_ROW (PK_ANCHOR + 16)

// Paint coordinates along a row of pixels: at the pixel `i` to the right of the row's anchor they are
// (u + i du, v + i dv), divided by w + i dw when the map is projective.
typedef struct pk_row {
    float u, du, v, dv, w, dw;
    int projective;
    // For an image: texels are addressed in fixed point. Only where the map is not projective, and no coordinate or distance
    // to an edge, in texels, reaches 65000: in 32768ths these fit 32 bits.
    int fixed_point;
    // Whole texels to add to an image's coordinates, which are kept small so that a float holds them exactly enough.
    int32_t base_u, base_v;
} pk_row;

// A stretch of a gradient: the colour is color + (t - origin) slope from t = start to the next segment's start.
// Red, green and blue are not premultiplied and in 0...255, alpha is in 0...1.
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
    // Outside these nothing is painted.
    float low, high;
    float scale, bias;
    // a = cx cx + cy cy - dr dr
    float r0, dr, cx, cy, a;
} pk_gradient;

typedef enum pk_border { pk_border_clamp, pk_border_transparent, pk_border_tile } pk_border;

// The part of a picture that may be read. Coordinates count from its first pixel.
typedef struct pk_image {
    const uint8_t *pixels;
    ptrdiff_t stride;
    int32_t width, height;
    pk_border border;
    int linear;
    // How many bytes further on the texels of a row lie that is drawn soon: they are fetched ahead of time.
    ptrdiff_t ahead;
} pk_image;

// A line that goes down the picture, in a shape's own pixels: from (x0, y0) to (x1, y1) with y0 < y1.
typedef struct pk_edge {
    double x0, y0, x1, y1;
    // How far x goes for each unit of y.
    double slope;
    // 1 when the path runs down along the line, -1 when it runs up.
    float winding;
    // The next edge that starts in the same band of four rows, or -1.
    int32_t next;
} pk_edge;

typedef enum pk_rule { pk_non_zero, pk_even_odd } pk_rule;

// Pixels of a band of four rows, from the left side of the shape; both numbers are multiples of four.
typedef struct pk_run {
    int32_t x, width;
    // The levels of the four rows, the first in the lowest byte, of a run that has one level in each row.
    uint32_t rows;
    // Where the levels of its four rows start, each `width` long, in sixteens of levels; -1 where `rows` says it all.
    int32_t offset;
} pk_run;

// A shape on its way from edges to runs of levels, band by band. A cell is four columns of a band.
typedef struct pk_winding {
    pk_edge *edges;
    int32_t edge_count;
    int32_t cell_count, band_count;
    pk_rule rule;
    int antialiased;
    // For each band the first edge that starts in it, or -1.
    int32_t *heads;
    // The edges that reach into the band; room for all.
    int32_t *active;
    int32_t active_count;
    // What edges add to the columns of a band, four rows interleaved, and a bit for each cell that they touch; with one
    // cell more than there are, all of it zero from band to band.
    float *sums;
    uint64_t *touched;
    // Null, or what lies left of each band, four rows: there are sums and bits for every band, which edges have been added to.
    float *backdrops;
    // Where each band's runs start; one more than there are bands.
    int32_t *bands;
    pk_run *runs;
    uint8_t *levels;
    size_t run_count, run_capacity, level_count, level_capacity;
} pk_winding;

#define PK_BLUR_BLOCK 16

// Levels of light, and half a level, by cubics, one for each doubling of light from this on and one for white: sixteen times the
// constant and the factors of light, of its square and of its cube; then the same numbers the other way round, sixteen constants
// first.
#define PK_LEAST_LIGHT 0x1p-15f

// Pixels of four floating-point numbers, in rows without padding.
typedef struct pk_float_image {
    const float *pixels;
    int width, height;
} pk_float_image;

// Linear light by a quadratic for each 16 levels of sRGB, small enough for lookups in registers: 64 times
//
//     begin + slope * step / 64, rounded as pmulhrsw does
//
// plus `bend` times `bow[step]`, where `step` is the level's distance from the segment's first, and `bow` is step * (16 - step).
// Numbers of 16 bits are in two halves; no sum of the first line exceeds 32767, and no bend 63.
typedef struct pk_light_segments {
    uint8_t begin_low[16], begin_high[16], slope_low[16], slope_high[16];
    int8_t bend[16];
    uint8_t bow[16];
} pk_light_segments;

// A table of opaque colours in linear light, in 32767ths, and what a byte of each channel says of the eight around a pixel.
typedef struct pk_cube {
    // What a near colour weighs, and a far one, in 32767ths: for each byte of red near and far, then for each of green near twice
    // and far twice, then for each of blue each four times.
    const int16_t *weights;
    // Which number of the table is the first of the eight: the sum of what red, green and blue say, 256 bytes each.
    const uint32_t *cells;
    // For each colour 32 numbers: its channels, each beside that of its neighbour along red; behind those the two that are next
    // along green, and behind the four those next along blue.
    const int16_t *table;
    const float *cubics;
} pk_cube;

// What a sum of colours, times what they weigh, is multiplied by: each of two products of weights may lose a half.
#define PK_CUBE_UNIT (1.0f / (32767.0f * 32765.0f))

typedef struct pk_kernels {
    pk_level level;

    // Every pixel becomes `color`.
    void (*fill)(uint8_t *dst, ptrdiff_t stride, int width, int height, uint32_t color);
    // `color` over every pixel.
    void (*fill_over)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_lowp_color color);
    // `color` times the mask over every pixel.
    void (*fill_over_mask)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_lowp_color color, const uint8_t *mask,
                           ptrdiff_t mask_stride);
    // `color`, which `lowp` is before it is rounded to a pixel, times a shape's coverage over the pixels left <= x < right,
    // top <= y < bottom, counted as the runs are: `origin` is the address of their first pixel. The bands of all those rows
    // are there.
    void (*fill_over_runs)(uint8_t *origin, ptrdiff_t stride, int left, int top, int right, int bottom,
                           uint32_t color, pk_lowp_color lowp, const int32_t *bands, const pk_run *runs, const uint8_t *levels);
    // The source, times `level` (in 65535ths) and times the mask unless that is null, joins every pixel.
    void (*blend)(pk_mode mode, uint8_t *dst, ptrdiff_t stride, const uint8_t *src, ptrdiff_t src_stride, int width,
                  int height, const uint8_t *mask, ptrdiff_t mask_stride, int level);
    // Every pixel moves towards the source by `level` (in 65535ths) and, unless that is null, by the mask.
    void (*mix)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level);

    // A row of a gradient: `count` pixels from `first` to the right of the row's anchor.
    void (*gradient)(uint8_t *dst, int first, int count, const pk_gradient *gradient, const pk_row *row);
    // The same in lowp pixels: two rows of pairs of channels, as levels with eight fractional bits: red in the lower half
    // with blue, and PK_ROW further green with alpha. Up to 15 pairs more are written. Rounded, they are what `gradient` gives.
    void (*lowp_gradient)(uint32_t *dst, int first, int count, const pk_gradient *gradient, const pk_row *row);
    // Lowp pixels, times `level` (in 65535ths) and times the mask unless that is null, over every pixel.
    void (*lowp_over)(uint8_t *dst, ptrdiff_t stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
                      const uint8_t *mask, ptrdiff_t mask_stride, int level);
    // A row of an image, in the same way as one of a gradient.
    void (*image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row);
    // The same in lowp pixels, of an image that is filtered.
    void (*lowp_image)(uint32_t *dst, int first, int count, const pk_image *image, const pk_row *row);

    // Highp pixels are four floats each, premultiplied, 255 for full: those of a row in four planes of one channel each,
    // PK_ROW apart, which may be read and written up to 15 numbers further. `highp_gradient` and `highp_image` make them as
    // `gradient` and `image` make bytes.
    void (*highp_gradient)(float *dst, int first, int count, const pk_gradient *gradient, const pk_row *row);
    void (*highp_image)(float *dst, int first, int count, const pk_image *image, const pk_row *row);
    // The source, times `level` (of 1) and times the mask unless that is null, over `count` highp pixels.
    void (*highp_over)(float *dst, const float *src, int count, const uint8_t *mask, float level);
    // The same of a colour.
    void (*highp_fill_over)(float *dst, pk_lowp_color color, int count, const uint8_t *mask, float level);
    // Loads bytes as highp pixels, and stores these as bytes.
    void (*highp_load)(float *dst, const uint8_t *src, int count);
    void (*highp_store)(uint8_t *dst, const float *src, int count);

    // Links the edges, moved by (-left, -top), that start in one band; `heads` is filled with the first of each.
    void (*link)(pk_winding *winding, double left, double top);
    // Adds the edges, moved as much, to the sums of all bands: for shapes of so many that they are gathered in portions.
    void (*accumulate)(pk_winding *winding, double left, double top);
    // Winds the bands from `band` on, and returns the first that the runs or the levels have no room for: all bands are
    // done when that is their count.
    int (*wind)(pk_winding *winding, int band);
    // Multiplies levels.
    void (*multiply)(uint8_t *levels, const uint8_t *by, size_t count);

    // Blurs the values `first` to `end` of a row of levels by a symmetrical kernel: `weights` are those of the middle and of
    // the `reach` values to either side, 65536 all together. `in` starts `reach` before the first result of the row. The
    // results have 8 fractional bits. Both blurs work in blocks: they read and write up to PK_BLUR_BLOCK values more.
    void (*blur_row)(uint16_t *out, const uint8_t *in, int first, int end, const uint16_t *weights, int reach);
    // The same across rows: `in` holds the 2 reach + 1 rows around the result, which are levels again.
    void (*blur_column)(uint8_t *out, const uint16_t *const *in, int first, int end, const uint16_t *weights, int reach);

    // Filters work on four floating-point numbers a pixel, premultiplied, 1 for full. From bytes, and to the nearest bytes,
    // cut to 0...1 and no channel brighter than its alpha.
    void (*unit)(float *dst, const uint8_t *src, int count);
    void (*bytes_of_unit)(uint8_t *dst, const float *src, int count);
    // Straight colours times a matrix: what red, green, blue, alpha and one add to each of the four channels, and the least and
    // the most that each of them is cut to. What is no number becomes the least.
    void (*recolor)(float *dst, const float *src, int count, const float *matrix);
    // Mixed from the four pixels around places on a line, of which the first lies at (x, y) and each other one (dx, dy) further
    // on; there are whole numbers in the middle of pixels. Outside the image pixels are transparent.
    void (*float_bilinear)(float *dst, int count, const pk_float_image *image, double x, double y, double dx, double dy);
    // The sum of the 2 reach + 1 rows in `in`, by symmetrical weights: those of the middle and of `reach` rows to each side.
    void (*convolve)(float *out, const float *const *in, int count, const float *weights, int reach);
    // Wide ones work on a picture that is smaller by a power of two. Adds levels to sums.
    void (*add_levels)(uint16_t *sums, const uint8_t *levels, int count);
    // The sums of `factor` pixels of four sums each, times `weight`, for each of `count` results.
    void (*shrink)(float *dst, const uint16_t *sums, int count, int factor, float weight);
    // Each of `count` pixels mixed from two pixels of `upper` and the two of `lower` below them, of which each pair is mixed
    // for the next `factor` pixels: down by `down`, and across by what `parts` says for each pixel and channel. The first
    // pair's pixels begin with the one at `phase`.
    void (*enlarge)(float *dst, const float *upper, const float *lower, float down, int phase, int count, int factor,
                    const float *parts);
    // The same of levels with seven bits behind the point, 0...255 * 128, to the nearest bytes; what pixels are mixed by is in
    // 32768ths.
    void (*enlarge_levels)(uint8_t *dst, const int16_t *upper, const int16_t *lower, int down, int phase, int count,
                           int factor, const int16_t *parts);

    // Linear light of opaque pixels in sRGB, by a table of 256 numbers. Ends at the first pixel of another kind, and returns how
    // many it has done.
    int (*light_of_bytes)(float *dst, const uint8_t *src, int count, const float *light);
    // The nearest bytes of light, by cubics. Ends at the first pixel that is translucent and brighter than its alpha, and returns
    // how many it has done.
    int (*bytes_of_light)(uint8_t *dst, const float *src, int count, const float *cubics);
    // The levels of opaque light, with seven bits behind the point, by the same cubics.
    void (*levels_of_light)(int16_t *dst, const float *src, int count, const float *cubics);
    // The means of `count` squares of opaque pixels in sRGB, `factor` pixels wide and `rows` high, of which those from `left` to
    // `right` exist. The sums of the entries of `light` for the bytes, which fit 31 bits, are multiplied by `weight`, and the
    // number of pixels by `alpha`. `segments` are those that the entries are computed by, or null.
    void (*light_squares)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int left, int right, int count,
                          int factor, const uint32_t *light, const pk_light_segments *segments, float weight, float alpha);
    // Straight colours through a table of side x side x side pixels, red the fastest, between which they are mixed; times the
    // alpha that they had. `side` is 2 at least.
    void (*cube)(float *dst, const float *src, int count, const float *table, int side);
    // The same of opaque pixels in sRGB to such pixels; what their alpha is is not looked at.
    void (*cube_bytes)(uint8_t *dst, const uint8_t *src, int count, const pk_cube *cube);
    // The median of each channel of nine pixels: of those of three rows that begin one pixel before the first of `count` results.
    void (*median)(float *dst, const float *above, const float *row, const float *below, int count);
    void (*median_bytes)(uint8_t *dst, const uint8_t *above, const uint8_t *row, const uint8_t *below, int count);
} pk_kernels;

// The table for a level, or null where this processor cannot run it.
const pk_kernels *pk_kernels_at(pk_level level);

// The table for the highest level of this processor, or for the one that the environment variable KASANE_KERNELS names
// (scalar, sse2, avx2, avx512, neon) where the processor runs it.
const pk_kernels *pk_kernels_best(void);

#endif
