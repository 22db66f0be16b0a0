#ifndef LAB_PIXELS_H
#define LAB_PIXELS_H

#include <stdint.h>

/// Converts L* (0 to 100), a* and b* to sRGB. White is the white of the medium, L* 100 without a* and b*, whichever light
/// it was measured in.
void lab_to_rgb(double lightness, double a, double b, uint8_t *rgb);

#endif
