#include "internal/lab_pixels.h"

#include <math.h>

// The inverse of CIE's cube root with a straight start.
static double cubed(double t) { return t > 6.0 / 29 ? t * t * t : 3 * (6.0 / 29) * (6.0 / 29) * (t - 4.0 / 29); }

static uint8_t encoded(double linear) {
    const double clamped = linear < 0 ? 0 : linear > 1 ? 1 : linear;
    const double level = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * pow(clamped, 1 / 2.4) - 0.055;
    return (uint8_t)(level * 255 + 0.5);
}

void lab_to_rgb(double lightness, double a, double b, uint8_t *rgb) {
    const double y = (lightness + 16) / 116;
    // D50's white, as profiles connect colours by it.
    const double X = 0.9642 * cubed(y + a / 500), Y = cubed(y), Z = 0.8249 * cubed(y - b / 200);
    // To the primaries of sRGB, adapted to D50 by Bradford's rule.
    rgb[0] = encoded(3.1338561 * X - 1.6168667 * Y - 0.4906146 * Z);
    rgb[1] = encoded(-0.9787684 * X + 1.9161415 * Y + 0.0334540 * Z);
    rgb[2] = encoded(0.0719453 * X - 0.2289914 * Y + 1.4052427 * Z);
}
