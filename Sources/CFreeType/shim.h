// FreeType for Swift.
#ifndef KASANE_CFREETYPE_H
#define KASANE_CFREETYPE_H

#include <ft2build.h>

#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H

#endif
