// All kernels of one level. Defined by the includer: LEVEL, the level's name, and WIDE, the number of pixels in its
// registers.

#define AT_(name, W, LEVEL) name##_##W##_##LEVEL
#define AT__(name, W, LEVEL) AT_(name, W, LEVEL)
#define AT(name, W) AT__(name, W, LEVEL)
#define K_(name, LEVEL) name##_##LEVEL
#define K__(name, LEVEL) K_(name, LEVEL)
#define K(name) K__(name, LEVEL)
#define N(name) AT(name, W)

#define W 1
#include "lanes.h"
#undef W
#define W 4
#include "lanes.h"
#undef W
#if WIDE == 8
#define W 8
#include "lanes.h"
#undef W
#elif WIDE == 16
#define W 16
#include "lanes.h"
#undef W
#endif

#include "vectors.h"
#include "blend_functions.h"
#include "blending.h"
#include "masking.h"
#include "texel_addressing.h"
#include "interpolation.h"
#include "image_sampling.h"
#include "highp.h"
#include "gradients.h"
#include "winding.h"
#include "filtering.h"
#include "light.h"
#include "light_squares.h"

static const pk_kernels K(kernels) = {
    .level = K(pk_level),
    .fill = K(fill),
    .fill_over = K(fill_over),
    .fill_over_mask = K(fill_over_mask),
    .fill_over_runs = K(fill_over_runs),
    .blend = K(blend),
    .mix = K(mix),
    .gradient = K(gradient),
    .lowp_gradient = K(lowp_gradient),
    .lowp_over = K(lowp_over),
    .image = K(image),
    .lowp_image = K(lowp_image),
    .highp_gradient = K(highp_gradient),
    .highp_image = K(highp_image),
    .highp_over = K(highp_over),
    .highp_fill_over = K(highp_fill_over),
    .highp_load = K(highp_load),
    .highp_store = K(highp_store),
    .link = K(link),
    .accumulate = K(accumulate),
    .wind = K(wind),
    .add_mask = K(add_mask),
    .multiply = K(multiply),
    .blur_row = K(blur_row),
    .blur_column = K(blur_column),
    .unit = K(unit),
    .bytes_of_unit = K(bytes_of_unit),
    .recolor = K(recolor),
    .float_bilinear = K(float_bilinear),
    .convolve = K(convolve),
    .add_levels = K(add_levels),
    .shrink = K(shrink),
    .enlarge = K(enlarge),
    .enlarge_levels = K(enlarge_levels),
    .light_of_bytes = K(light_of_bytes),
    .bytes_of_light = K(bytes_of_light),
    .levels_of_light = K(levels_of_light),
    .light_squares = K(light_squares),
    .cube = K(cube),
    .cube_bytes = K(cube_bytes),
    .median = K(median),
    .median_bytes = K(median_bytes),
};

#undef AT_
#undef AT__
#undef AT
#undef K_
#undef K__
#undef K
#undef N
#undef BLOCKS
#undef BLUR_BLOCKS
#undef BLUR_KERNELS
#undef HALF
#undef MASK
#undef EVERY_16_BYTES
#undef SHUFFLED
#undef NEIGHBOURS
#undef EIGHT
#undef FOUR
#undef ACROSS_A
#undef ACROSS_B
#undef DOWN_A
#undef DOWN_B
#undef FIRST_OF_4
#undef SECOND_OF_4
#undef EVERY_4
#undef QUADS
#undef EACH_QUAD
#undef CHANNEL_0
#undef CHANNEL_1
#undef CHANNEL_2
#undef CHANNEL_3
#undef OF_QUAD
#undef OF_QUADS
#undef PIXEL_BLOCKS
#undef SAME
#undef OTHER_ALPHA
#undef CONVOLUTION
#undef LESS
#undef MORE
#undef MIDDLE
#undef MEDIAN
