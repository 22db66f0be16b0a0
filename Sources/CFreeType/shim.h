// FreeType for Swift: for tests, which compare with it. Everything else uses CFontFaces, whose header parses without flags.
#ifndef KASANE_CFREETYPE_H
#define KASANE_CFREETYPE_H

#include <ft2build.h>

#include FT_FREETYPE_H

#endif
