#include "text_boundaries.h"

#include <unicode/uchar.h>

uint8_t text_joining(uint32_t character) {
    switch ((UJoiningType)u_getIntPropertyValue((UChar32)character, UCHAR_JOINING_TYPE)) {
    case U_JT_DUAL_JOINING:
    case U_JT_JOIN_CAUSING: return TEXT_JOINS_BEFORE | TEXT_JOINS_AFTER;
    case U_JT_RIGHT_JOINING: return TEXT_JOINS_BEFORE;
    case U_JT_LEFT_JOINING: return TEXT_JOINS_AFTER;
    case U_JT_TRANSPARENT: return TEXT_JOINS_THROUGH;
    default: return 0;
    }
}

text_shape text_shape_of(uint32_t character) {
    if (character == 0x640) return TEXT_SHAPE_TATWEEL;
    switch ((UJoiningGroup)u_getIntPropertyValue((UChar32)character, UCHAR_JOINING_GROUP)) {
    case U_JG_SEEN: return TEXT_SHAPE_SEEN;
    case U_JG_SAD: return TEXT_SHAPE_SAD;
    case U_JG_TEH_MARBUTA:
    case U_JG_TEH_MARBUTA_GOAL: return TEXT_SHAPE_TEH_MARBUTA;
    case U_JG_HEH:
    case U_JG_HEH_GOAL:
    case U_JG_KNOTTED_HEH: return TEXT_SHAPE_HEH;
    case U_JG_DAL: return TEXT_SHAPE_DAL;
    case U_JG_ALEF: return TEXT_SHAPE_ALEF;
    case U_JG_TAH: return TEXT_SHAPE_TAH;
    case U_JG_LAM: return TEXT_SHAPE_LAM;
    case U_JG_KAF:
    case U_JG_SWASH_KAF:
    case U_JG_GAF: return TEXT_SHAPE_KAF;
    case U_JG_BEH:
    case U_JG_NOON: return TEXT_SHAPE_BEH;
    case U_JG_REH: return TEXT_SHAPE_REH;
    case U_JG_YEH:
    case U_JG_FARSI_YEH:
    case U_JG_YEH_WITH_TAIL: return TEXT_SHAPE_YEH;
    case U_JG_WAW: return TEXT_SHAPE_WAW;
    case U_JG_AIN: return TEXT_SHAPE_AIN;
    case U_JG_QAF: return TEXT_SHAPE_QAF;
    case U_JG_FEH: return TEXT_SHAPE_FEH;
    default: return TEXT_SHAPE_OTHER;
    }
}
