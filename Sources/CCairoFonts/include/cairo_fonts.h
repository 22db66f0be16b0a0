// Cairo's fonts for Swift. Their own header needs FreeType's, which parse only with flags.
#ifndef KASANE_CAIRO_FONTS_H
#define KASANE_CAIRO_FONTS_H

struct FT_FaceRec_;

// Makes a `cairo_font_face_t` of an `FT_Face`, which is Cairo's alone until it calls `release` with `owner`; it may do so at
// once. NULL, after that call, when there is no memory.
void *_Nullable cairo_fonts_create(
    struct FT_FaceRec_ *_Nonnull freetype_face, void *_Nonnull owner, void (*_Nonnull release)(void *_Nullable owner));

#endif
