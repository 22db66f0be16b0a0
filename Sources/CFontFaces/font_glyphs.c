#include "font_faces.h"

#include <ft2build.h>

#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_OUTLINE_H

// MARK: Sizes

bool font_face_scale_for_outlines(font_face face, int units_per_em) {
    FT_F26Dot6 em = (FT_F26Dot6)units_per_em * 64;
    return FT_Set_Char_Size(face, em, em, 72, 72) == 0;
}

bool font_face_scale_for_pictures(font_face face) {
    int largest = -1;
    for (int index = 0; index < face->num_fixed_sizes; index++) {
        if (largest < 0 || face->available_sizes[index].y_ppem > face->available_sizes[largest].y_ppem) largest = index;
    }
    return largest >= 0 && FT_Select_Size(face, largest) == 0;
}

// MARK: Characters

/// Unicode's last.
static const FT_ULong max_character = 0x10FFFF;

uint32_t font_face_glyph(font_face face, uint32_t character) { return FT_Get_Char_Index(face, character); }

static bool is_table(FT_CharMap map, font_face_codes codes) {
    switch (codes) {
    case FONT_FACE_BUILT_IN_CODES: return map->platform_id == 7;
    case FONT_FACE_MACINTOSH_CODES: return map->platform_id == 1 && map->encoding_id == 0;
    case FONT_FACE_SYMBOL_CODES: return map->platform_id == 3 && map->encoding_id == 0;
    case FONT_FACE_UNICODE_CODES:
        return (map->platform_id == 3 && (map->encoding_id == 1 || map->encoding_id == 10)) || map->platform_id == 0;
    }
    return false;
}

bool font_face_read_coded_glyph(font_face face, font_face_codes codes, uint32_t code, uint32_t *glyph) {
    *glyph = 0;
    for (int index = 0; index < face->num_charmaps; index++) {
        if (!is_table(face->charmaps[index], codes)) continue;
        const FT_CharMap current = face->charmap;
        const bool is_set = FT_Set_Charmap(face, face->charmaps[index]) == 0;
        if (is_set) *glyph = FT_Get_Char_Index(face, code);
        if (current) FT_Set_Charmap(face, current);
        return is_set;
    }
    return false;
}

uint32_t font_face_first_character(font_face face, uint32_t *glyph) {
    return (uint32_t)FT_Get_First_Char(face, glyph);
}

uint32_t font_face_next_character(font_face face, uint32_t character, uint32_t *glyph) {
    const FT_ULong next = FT_Get_Next_Char(face, character, glyph);
    // A table can say that it goes on for billions.
    if (next > max_character) *glyph = 0;
    return (uint32_t)next;
}

uint32_t font_face_glyph_named(font_face face, const char *name) {
    return FT_HAS_GLYPH_NAMES(face) ? FT_Get_Name_Index(face, name) : 0;
}

bool font_face_read_glyph_name(font_face face, uint32_t glyph, char *name, unsigned capacity) {
    return FT_HAS_GLYPH_NAMES(face) && FT_Get_Glyph_Name(face, glyph, name, capacity) == 0;
}

bool font_face_read_advance(font_face face, uint32_t glyph, long *advance) {
    return FT_Get_Advance(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING, advance) == 0;
}

// MARK: Outlines

typedef struct {
    const font_face_pen *functions;
    void *pen;
} tracing;

/// Outlines come in 1/64 of a unit.
static double units(FT_Pos position) { return position / 64.0; }

static int move(const FT_Vector *to, void *user) {
    const tracing *trace = user;
    trace->functions->move(trace->pen, units(to->x), units(to->y));
    return 0;
}

static int line(const FT_Vector *to, void *user) {
    const tracing *trace = user;
    trace->functions->line(trace->pen, units(to->x), units(to->y));
    return 0;
}

static int quad(const FT_Vector *control, const FT_Vector *to, void *user) {
    const tracing *trace = user;
    trace->functions->quad(trace->pen, units(control->x), units(control->y), units(to->x), units(to->y));
    return 0;
}

static int cubic(const FT_Vector *control1, const FT_Vector *control2, const FT_Vector *to, void *user) {
    const tracing *trace = user;
    trace->functions->cubic(trace->pen, units(control1->x), units(control1->y), units(control2->x), units(control2->y),
                            units(to->x), units(to->y));
    return 0;
}

bool font_face_trace(font_face face, uint32_t glyph, const font_face_pen *functions, void *pen) {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return false;
    if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return false;
    static const FT_Outline_Funcs callbacks = {move, line, quad, cubic, 0, 0};
    tracing trace = {functions, pen};
    return FT_Outline_Decompose(&face->glyph->outline, &callbacks, &trace) == 0;
}

// MARK: Bitmap glyphs

bool font_face_load_picture(font_face face, uint32_t glyph, font_face_picture *picture) {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR)) return false;
    const FT_GlyphSlot slot = face->glyph;
    const FT_Bitmap *bitmap = &slot->bitmap;
    if (slot->format != FT_GLYPH_FORMAT_BITMAP || bitmap->pixel_mode != FT_PIXEL_MODE_BGRA || !bitmap->buffer) return false;
    if (bitmap->width > INT16_MAX || bitmap->rows > INT16_MAX) return false;
    *picture = (font_face_picture){
        .pixels = bitmap->buffer,
        .stride = bitmap->pitch,
        .width = (int)bitmap->width,
        .height = (int)bitmap->rows,
        .left = slot->bitmap_left,
        .top = slot->bitmap_top,
        .em_height = face->size->metrics.y_ppem,
    };
    return true;
}
