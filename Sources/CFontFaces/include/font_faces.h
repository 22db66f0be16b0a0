// FreeType behind plain C.
//
// FreeType's headers parse only with a flag that says where they are. Whoever reads the interface of a Swift module that
// imports them needs that flag too; this header needs none.

#ifndef FONT_FACES_H
#define FONT_FACES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// FreeType's `FT_Library` and `FT_Face`, under names of their own.
typedef struct FT_LibraryRec_ *font_library;
typedef struct FT_FaceRec_ *font_face;

/// Returns NULL if memory is exhausted.
font_library _Nullable font_library_create(void);

/// Opens a TrueType or OpenType face, which must be closed before its bytes are freed. Returns NULL for any other
/// format: bitmap and Type 1 fonts lack the tables needed for shaping and metrics.
font_face _Nullable font_face_open_file(font_library _Nullable library, const char *_Nonnull path, long index);
font_face _Nullable font_face_open_bytes(
    font_library _Nullable library, const uint8_t *_Nullable bytes, long count, long index);
/// Opens an embedded font of a document: also Type 1 and bare CFF fonts, and TrueType fonts with missing tables.
font_face _Nullable font_face_open_embedded(
    font_library _Nullable library, const uint8_t *_Nullable bytes, long count);
void font_face_close(font_face _Nonnull face);

/// Whether glyphs may be colour bitmaps.
bool font_face_has_color(font_face _Nonnull face);
/// Whether glyphs have outlines.
bool font_face_has_outlines(font_face _Nonnull face);

// Measures, in the font's units.

typedef struct {
    int units_per_em;
    long glyph_count;
    int min_x, min_y, max_x, max_y;
    bool is_bold, is_italic, is_monospaced;
    int ascent, descent, line_gap;
    int underline_position, underline_thickness;
    double italic_angle;
    /// Whether the font has an `OS/2` table, the source of the following fields. Fields missing in its version are
    /// zero.
    bool has_os2;
    int weight_class, width_class, family_class;
    int x_height, cap_height;
    int typographic_ascent, typographic_descent, typographic_line_gap;
} font_face_metrics;

/// Reads the metrics at the current variation coordinates. Returns false if required tables are missing.
bool font_face_read_metrics(font_face _Nonnull face, font_face_metrics *_Nonnull metrics);

// Variations.

typedef struct {
    uint32_t tag;
    uint32_t name_identifier;
    double minimum, default_value, maximum;
    bool is_hidden;
} font_face_axis;

/// Reads up to `capacity` axes of a variable font. Returns their number.
int font_face_read_axes(
    font_library _Nullable library, font_face _Nonnull face, font_face_axis *_Nullable axes, int capacity);
/// Sets the variation coordinates: one number for each axis.
bool font_face_set_coordinates(font_face _Nonnull face, const double *_Nonnull coordinates, int count);
bool font_face_read_coordinates(font_face _Nonnull face, double *_Nonnull coordinates, int count);

// Glyphs.

/// Sets the scale to one pixel per unit, so that outlines are in font units.
bool font_face_scale_for_outlines(font_face _Nonnull face, int units_per_em);
/// Selects the largest available bitmap size.
bool font_face_scale_for_pictures(font_face _Nonnull face);

/// The glyph of a character, or 0.
uint32_t font_face_glyph(font_face _Nonnull face, uint32_t character);
/// Identifies one of a font's own character maps.
typedef enum {
    /// The built-in encoding of a Type 1 or CFF font.
    FONT_FACE_BUILT_IN_CODES,
    /// TrueType's `cmap` subtables (1, 0), (3, 0) and (3, 1).
    FONT_FACE_MACINTOSH_CODES,
    FONT_FACE_SYMBOL_CODES,
    FONT_FACE_UNICODE_CODES,
} font_face_codes;

/// Looks up the glyph of a code in one of the font's own character maps, or 0. Returns false if the font has no such
/// map.
bool font_face_read_coded_glyph(
    font_face _Nonnull face, font_face_codes codes, uint32_t code, uint32_t *_Nonnull glyph);

/// The first character that has a glyph, and the one after `character`. The glyph is 0 past the last.
uint32_t font_face_first_character(font_face _Nonnull face, uint32_t *_Nonnull glyph);
uint32_t font_face_next_character(font_face _Nonnull face, uint32_t character, uint32_t *_Nonnull glyph);
/// The glyph of a PostScript name, or 0.
uint32_t font_face_glyph_named(font_face _Nonnull face, const char *_Nonnull name);
/// A glyph's PostScript name, zero-terminated.
bool font_face_read_glyph_name(font_face _Nonnull face, uint32_t glyph, char *_Nonnull name, unsigned capacity);
/// A glyph's horizontal advance, in units.
bool font_face_read_advance(font_face _Nonnull face, uint32_t glyph, long *_Nonnull advance);

/// Callbacks for the lines and curves of an outline, in units.
typedef struct {
    void (*_Nonnull move)(void *_Nullable pen, double x, double y);
    void (*_Nonnull line)(void *_Nullable pen, double x, double y);
    void (*_Nonnull quad)(void *_Nullable pen, double control_x, double control_y, double x, double y);
    void (*_Nonnull cubic)(
        void *_Nullable pen, double control1_x, double control1_y, double control2_x, double control2_y, double x,
        double y);
} font_face_pen;

/// Traces a glyph's outline, with closed contours, on a face scaled for outlines. Returns false if the glyph has none.
bool font_face_trace(
    font_face _Nonnull face, uint32_t glyph, const font_face_pen *_Nonnull functions, void *_Nullable pen);

/// A glyph's colour bitmap: premultiplied BGRA, top row first. Valid until the face's next glyph is loaded.
typedef struct {
    const uint8_t *_Nullable pixels;
    ptrdiff_t stride;
    int width, height;
    /// The position of the bitmap's upper left corner relative to the glyph's origin, y up, and the height of the em,
    /// in pixels.
    int left, top, em_height;
} font_face_picture;

/// Returns false if the glyph has no colour bitmap; requires a face scaled for pictures.
bool font_face_load_picture(font_face _Nonnull face, uint32_t glyph, font_face_picture *_Nonnull picture);

// Tables and names.

/// Copies a table's first `length` bytes; if `bytes` is NULL, sets `length` to the table's size.
bool font_face_read_table(
    font_face _Nonnull face, uint32_t tag, uint8_t *_Nullable bytes, unsigned long *_Nonnull length);
/// The number of tables in the file, and the tag of one of them.
unsigned long font_face_table_count(font_face _Nonnull face);
bool font_face_read_table_tag(font_face _Nonnull face, unsigned index, uint32_t *_Nonnull tag);

typedef enum {
    FONT_FACE_UTF16_BIG_ENDIAN,
    FONT_FACE_MAC_ROMAN,
    /// A legacy encoding.
    FONT_FACE_OTHER_ENCODING,
} font_face_encoding;

typedef enum {
    FONT_FACE_NO_LANGUAGE,
    /// `language` is a Windows language identifier.
    FONT_FACE_WINDOWS_LANGUAGE,
    /// `language` is 0 for English.
    FONT_FACE_MACINTOSH_LANGUAGE,
} font_face_language_kind;

/// A name record of the file; `bytes` are valid as long as the face.
typedef struct {
    unsigned identifier;
    font_face_encoding encoding;
    font_face_language_kind language_kind;
    unsigned language;
    const uint8_t *_Nullable bytes;
    unsigned count;
} font_face_name;

unsigned font_face_name_count(font_face _Nonnull face);
bool font_face_read_name(font_face _Nonnull face, unsigned index, font_face_name *_Nonnull name);

#endif
