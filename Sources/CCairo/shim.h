// Cairo for Swift: headers that parse wherever they are installed.
#ifndef KASANE_CCAIRO_H
#define KASANE_CCAIRO_H

#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>

#endif
