// ICU's text boundaries for Swift. ICU renames its functions by macros, which Swift does not see through.
#ifndef KASANE_CICU_H
#define KASANE_CICU_H

#include <stdbool.h>
#include <stdint.h>
#include <unicode/ubrk.h>

/// Finds boundaries of one kind in UTF-16 text that stays where it is; NULL when ICU has no rules for the locale.
static inline UBreakIterator *icu_boundaries(UBreakIteratorType kind, const char *locale, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *boundaries = ubrk_open(kind, locale, (const UChar *)text, length, &status);
    if (U_SUCCESS(status)) return boundaries;
    if (boundaries) ubrk_close(boundaries);
    return NULL;
}
/// The next boundary, or a negative number after the last.
static inline int32_t icu_next_boundary(UBreakIterator *boundaries) { return ubrk_next(boundaries); }
/// Whether a line must end at the boundary found last.
static inline bool icu_line_must_end(UBreakIterator *boundaries) {
    return ubrk_getRuleStatus(boundaries) >= UBRK_LINE_HARD;
}
static inline void icu_close_boundaries(UBreakIterator *boundaries) { ubrk_close(boundaries); }

#endif
