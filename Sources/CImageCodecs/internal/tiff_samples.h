#ifndef TIFF_SAMPLES_H
#define TIFF_SAMPLES_H

#include "tiff_codec.h"
#include "tiff_memory.h"
#include "pixel_sums.h"

/// Which sample of a pixel is its opacity, or -1 when none is. Extra samples of kind 0 mean something else.
/// - is_straight: receives whether the colours are not multiplied by it.
int tiff_samples_alpha(TIFF *tiff, bool *is_straight);

/// Whether a page is gray, indexed, RGB, CMYK or Lab in whole numbers of a depth that `tiff_samples_read` knows.
bool tiff_samples_can_read(TIFF *tiff);

/// Decodes such a page to premultiplied RGBA, strips and tiles, one plane or several.
/// - sums: receives the pixels in place of the target, which then has the page's size alone; or NULL.
image_codec_status tiff_samples_read(TIFF *tiff, image_target target, pixel_sums *sums, tiff_memory *memory);

#endif
