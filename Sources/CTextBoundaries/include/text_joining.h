// How letters of cursive scripts join, by ICU's tables of Unicode's properties.

#ifndef TEXT_JOINING_H
#define TEXT_JOINING_H

#include <stdint.h>

/// How a character joins its neighbours, in bits.
enum {
    /// It joins the character before it.
    TEXT_JOINS_BEFORE = 1,
    /// It joins the character after it.
    TEXT_JOINS_AFTER = 2,
    /// It is a mark, through which the characters around it join.
    TEXT_JOINS_THROUGH = 4,
};

/// Letters of one shape, as far as the length of a justified line's strokes depends on it.
typedef enum {
    TEXT_SHAPE_OTHER,
    TEXT_SHAPE_TATWEEL,
    TEXT_SHAPE_SEEN,
    TEXT_SHAPE_SAD,
    TEXT_SHAPE_TEH_MARBUTA,
    TEXT_SHAPE_HEH,
    TEXT_SHAPE_DAL,
    TEXT_SHAPE_ALEF,
    TEXT_SHAPE_TAH,
    TEXT_SHAPE_LAM,
    TEXT_SHAPE_KAF,
    TEXT_SHAPE_BEH,
    TEXT_SHAPE_REH,
    TEXT_SHAPE_YEH,
    TEXT_SHAPE_WAW,
    TEXT_SHAPE_AIN,
    TEXT_SHAPE_QAF,
    TEXT_SHAPE_FEH,
} text_shape;

/// How a character joins, in bits.
uint8_t text_joining(uint32_t character);

/// The shape of a letter of the Arabic script.
text_shape text_shape_of(uint32_t character);

#endif
