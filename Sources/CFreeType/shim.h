// FreeType for Swift: for tests, which judge by it. The rest goes through CFontFaces, whose header parses anywhere.
#ifndef KASANE_CFREETYPE_H
#define KASANE_CFREETYPE_H

#include <ft2build.h>

#include FT_FREETYPE_H

#endif
