#include <lcms2.h>

// Swift cannot read these macros.
static const cmsUInt32Number kasane_cms_gray_8 = TYPE_GRAY_8;
static const cmsUInt32Number kasane_cms_rgba_8 = TYPE_RGBA_8;
static const cmsUInt32Number kasane_cms_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number kasane_cms_cmyk_8 = TYPE_CMYK_8;
static const cmsUInt32Number kasane_cms_cmyk_8_inverted = TYPE_CMYK_8_REV;
static const cmsUInt32Number kasane_cms_gray_double = TYPE_GRAY_DBL;
static const cmsUInt32Number kasane_cms_rgb_double = TYPE_RGB_DBL;
static const cmsUInt32Number kasane_cms_cmyk_double = TYPE_CMYK_DBL;
static const cmsUInt32Number kasane_cms_lab_double = TYPE_Lab_DBL;
