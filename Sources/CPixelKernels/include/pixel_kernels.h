// The inner loops of the rasterizer, with run-time dispatch. Everything here works on premultiplied RGBA, 8 bits each.
#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#endif
