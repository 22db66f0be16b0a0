#include "cairo_fonts.h"

#include <cairo-ft.h>

static const cairo_user_data_key_t owner_key;

void *cairo_fonts_create(struct FT_FaceRec_ *freetype_face, void *owner, void (*release)(void *owner)) {
    // Unhinted outlines, because the size at which a page will be printed is unknown.
    cairo_font_face_t *font = cairo_ft_font_face_create_for_ft_face(freetype_face, FT_LOAD_NO_HINTING);
    cairo_status_t status = cairo_font_face_status(font);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_font_face_set_user_data(font, &owner_key, owner, release);
    if (status == CAIRO_STATUS_SUCCESS) return font;
    cairo_font_face_destroy(font);
    release(owner);
    return NULL;
}
