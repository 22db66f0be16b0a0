// ICU's text boundaries, and how letters of cursive scripts join by its tables, behind a few functions.
//
// Foundation brings an ICU of its own, whose headers must not meet the system's in one Swift module.

#ifndef TEXT_BOUNDARIES_H
#define TEXT_BOUNDARIES_H

#include <stdbool.h>
#include <stdint.h>

/// The boundaries at a position in a text, as bits.
enum {
    /// A boundary between user-perceived characters.
    TEXT_BOUNDARY_CHARACTER = 1,
    /// A line may break there.
    TEXT_BOUNDARY_LINE = 2,
    /// A line must break there.
    TEXT_BOUNDARY_LINE_END = 4,
    /// A word, or the text between words, begins or ends there.
    TEXT_BOUNDARY_WORD = 8,
    /// A word ends there.
    TEXT_BOUNDARY_WORD_END = 16,
    /// A sentence begins or ends there.
    TEXT_BOUNDARY_SENTENCE = 32,
};

/// Marks the boundaries of UTF-16 text: `marks` has one byte more than the text has units, and holds zeros.
///
/// `language` (BCP 47, or empty) may change the rules for lines. False when ICU has no rules, or is short of memory.
bool text_mark_boundaries(const uint16_t *text, int32_t length, const char *language, uint8_t *marks);

/// Marks the boundaries of characters, words and sentences, as `text_mark_boundaries` marks those of characters and
/// lines.
bool text_mark_segments(const uint16_t *text, int32_t length, const char *language, uint8_t *marks);

/// Whether a character is upright in vertical text, or has a vertical form (Unicode Standard Annex #50).
bool text_is_upright(uint32_t character);

/// How a character joins its neighbours, as bits.
enum {
    /// It joins the character before it.
    TEXT_JOINS_BEFORE = 1,
    /// It joins the character after it.
    TEXT_JOINS_AFTER = 2,
    /// It is transparent: the characters around it join.
    TEXT_JOINS_THROUGH = 4,
};

/// Classes of letters with the same shape, insofar as their elongation in justified lines depends on it.
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

/// How a character joins, as bits.
uint8_t text_joining(uint32_t character);

/// The shape of a letter of the Arabic script.
text_shape text_shape_of(uint32_t character);

#endif
