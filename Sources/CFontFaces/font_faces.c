#include "font_faces.h"

#include <ft2build.h>

#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H

font_library font_library_create(void) {
    FT_Library library = NULL;
    return FT_Init_FreeType(&library) == 0 ? library : NULL;
}

static FT_Face checked(FT_Face face, FT_Error error) {
    if (error || !face) return NULL;
    if (FT_IS_SFNT(face)) return face;
    FT_Done_Face(face);
    return NULL;
}

font_face font_face_open_file(font_library library, const char *path, long index) {
    FT_Face face = NULL;
    FT_Error error = FT_New_Face(library, path, index, &face);
    return checked(face, error);
}

font_face font_face_open_bytes(font_library library, const uint8_t *bytes, long count, long index) {
    FT_Face face = NULL;
    FT_Error error = FT_New_Memory_Face(library, bytes, count, index, &face);
    return checked(face, error);
}

font_face font_face_open_embedded(font_library library, const uint8_t *bytes, long count) {
    FT_Face face = NULL;
    if (FT_New_Memory_Face(library, bytes, count, 0, &face) || !face) return NULL;
    if (FT_IS_SCALABLE(face) && face->num_glyphs > 0 && face->units_per_EM > 0) return face;
    FT_Done_Face(face);
    return NULL;
}

void font_face_close(font_face face) { FT_Done_Face(face); }

bool font_face_has_color(font_face face) { return FT_HAS_COLOR(face); }
bool font_face_has_outlines(font_face face) { return FT_IS_SCALABLE(face); }

// MARK: Metrics

/// Reads FreeType's metrics of a font without TrueType's tables.
static bool read_plain_metrics(font_face face, font_face_metrics *metrics) {
    if (FT_IS_SFNT(face) || face->units_per_EM == 0 || face->num_glyphs <= 0) return false;
    *metrics = (font_face_metrics){
        .units_per_em = face->units_per_EM,
        .glyph_count = face->num_glyphs,
        .min_x = (int)face->bbox.xMin,
        .min_y = (int)face->bbox.yMin,
        .max_x = (int)face->bbox.xMax,
        .max_y = (int)face->bbox.yMax,
        .ascent = face->ascender,
        .descent = face->descender,
        .underline_position = face->underline_position,
        .underline_thickness = face->underline_thickness,
        .is_bold = face->style_flags & FT_STYLE_FLAG_BOLD,
        .is_italic = face->style_flags & FT_STYLE_FLAG_ITALIC,
        .is_monospaced = FT_IS_FIXED_WIDTH(face),
    };
    return true;
}

bool font_face_read_metrics(font_face face, font_face_metrics *metrics) {
    if (!FT_IS_SFNT(face)) return read_plain_metrics(face, metrics);
    const TT_Header *head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
    if (!head || head->Units_Per_EM == 0 || face->num_glyphs <= 0) return false;
    *metrics = (font_face_metrics){
        .units_per_em = head->Units_Per_EM,
        .glyph_count = face->num_glyphs,
        .min_x = head->xMin,
        .min_y = head->yMin,
        .max_x = head->xMax,
        .max_y = head->yMax,
        .is_bold = head->Mac_Style & 1,
        .is_italic = head->Mac_Style & 2,
    };
    const TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
    if (hhea) {
        metrics->ascent = hhea->Ascender;
        metrics->descent = hhea->Descender;
        metrics->line_gap = hhea->Line_Gap;
    }
    const TT_Postscript *post = FT_Get_Sfnt_Table(face, FT_SFNT_POST);
    if (post) {
        metrics->underline_position = post->underlinePosition;
        metrics->underline_thickness = post->underlineThickness;
        metrics->italic_angle = post->italicAngle / 65536.0;
        metrics->is_monospaced = post->isFixedPitch != 0;
    }
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    if (!os2 || os2->version == 0xFFFF) return true;
    metrics->has_os2 = true;
    metrics->weight_class = os2->usWeightClass;
    metrics->width_class = os2->usWidthClass;
    metrics->family_class = os2->sFamilyClass;
    metrics->is_bold = metrics->is_bold || os2->fsSelection & 1 << 5;
    metrics->is_italic = metrics->is_italic || os2->fsSelection & (1 | 1 << 9);
    metrics->x_height = os2->sxHeight;
    metrics->cap_height = os2->sCapHeight;
    metrics->typographic_ascent = os2->sTypoAscender;
    metrics->typographic_descent = os2->sTypoDescender;
    metrics->typographic_line_gap = os2->sTypoLineGap;
    return true;
}

// MARK: Variations

/// More axes than any font has.
enum { max_axis_count = 1024 };

int font_face_read_axes(font_library library, font_face face, font_face_axis *axes, int capacity) {
    FT_MM_Var *variations = NULL;
    if (!FT_HAS_MULTIPLE_MASTERS(face) || FT_Get_MM_Var(face, &variations) || !variations) return 0;
    int count = variations->num_axis < max_axis_count ? (int)variations->num_axis : max_axis_count;
    for (int index = 0; index < count && index < capacity; index++) {
        const FT_Var_Axis *axis = &variations->axis[index];
        FT_UInt flags = 0;
        FT_Get_Var_Axis_Flags(variations, (FT_UInt)index, &flags);
        axes[index] = (font_face_axis){
            .tag = (uint32_t)axis->tag,
            .name_identifier = axis->strid,
            .minimum = axis->minimum / 65536.0,
            .default_value = axis->def / 65536.0,
            .maximum = axis->maximum / 65536.0,
            .is_hidden = flags & FT_VAR_AXIS_FLAG_HIDDEN,
        };
    }
    FT_Done_MM_Var(library, variations);
    return count;
}

bool font_face_set_coordinates(font_face face, const double *coordinates, int count) {
    FT_Fixed fixed[max_axis_count];
    if (count < 0 || count > max_axis_count) return false;
    for (int index = 0; index < count; index++) {
        double scaled = coordinates[index] * 65536;
        fixed[index] = (FT_Fixed)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    }
    return FT_Set_Var_Design_Coordinates(face, (FT_UInt)count, fixed) == 0;
}

bool font_face_read_coordinates(font_face face, double *coordinates, int count) {
    FT_Fixed fixed[max_axis_count] = {0};
    if (count < 0 || count > max_axis_count) return false;
    if (FT_Get_Var_Design_Coordinates(face, (FT_UInt)count, fixed)) return false;
    for (int index = 0; index < count; index++) coordinates[index] = fixed[index] / 65536.0;
    return true;
}

// MARK: Tables and names

bool font_face_read_table(font_face face, uint32_t tag, uint8_t *bytes, unsigned long *length) {
    // FreeType takes a tag of zero for the whole file.
    return tag != 0 && FT_Load_Sfnt_Table(face, tag, 0, bytes, length) == 0;
}

unsigned long font_face_table_count(font_face face) {
    FT_ULong count = 0;
    return FT_Sfnt_Table_Info(face, 0, NULL, &count) == 0 ? count : 0;
}

bool font_face_read_table_tag(font_face face, unsigned index, uint32_t *tag) {
    FT_ULong found = 0, length = 0;
    if (FT_Sfnt_Table_Info(face, index, &found, &length)) return false;
    *tag = (uint32_t)found;
    return true;
}
