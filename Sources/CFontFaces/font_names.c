#include "font_faces.h"

#include <ft2build.h>

#include FT_FREETYPE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H

static font_face_encoding encoding(const FT_SfntName *name) {
    switch (name->platform_id) {
    case TT_PLATFORM_APPLE_UNICODE:
    case TT_PLATFORM_MICROSOFT: return FONT_FACE_UTF16_BIG_ENDIAN;
    case TT_PLATFORM_MACINTOSH:
        return name->encoding_id == TT_MAC_ID_ROMAN ? FONT_FACE_MAC_ROMAN : FONT_FACE_OTHER_ENCODING;
    default: return FONT_FACE_OTHER_ENCODING;
    }
}

static font_face_language_kind language_kind(const FT_SfntName *name) {
    switch (name->platform_id) {
    case TT_PLATFORM_MICROSOFT: return FONT_FACE_WINDOWS_LANGUAGE;
    case TT_PLATFORM_MACINTOSH: return FONT_FACE_MACINTOSH_LANGUAGE;
    default: return FONT_FACE_NO_LANGUAGE;
    }
}

unsigned font_face_name_count(font_face face) { return FT_Get_Sfnt_Name_Count(face); }

bool font_face_read_name(font_face face, unsigned index, font_face_name *name) {
    FT_SfntName found;
    if (FT_Get_Sfnt_Name(face, index, &found)) return false;
    *name = (font_face_name){
        .identifier = found.name_id,
        .encoding = encoding(&found),
        .language_kind = language_kind(&found),
        .language = found.language_id,
        .bytes = found.string,
        .count = found.string ? found.string_len : 0,
    };
    return true;
}
