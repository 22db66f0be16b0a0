#include "text_boundaries.h"

#include <unicode/ubrk.h>

static bool mark(UBreakIteratorType kind, uint8_t bit, const uint16_t *text, int32_t length, const char *language,
                 uint8_t *marks) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *boundaries = ubrk_open(kind, language, (const UChar *)text, length, &status);
    if (U_SUCCESS(status)) {
        for (int32_t place = ubrk_first(boundaries); place != UBRK_DONE; place = ubrk_next(boundaries)) {
            marks[place] |= bit;
            if (kind == UBRK_LINE && ubrk_getRuleStatus(boundaries) >= UBRK_LINE_HARD) {
                marks[place] |= TEXT_BOUNDARY_LINE_END;
            }
        }
    }
    if (boundaries) ubrk_close(boundaries);
    return U_SUCCESS(status);
}

bool text_mark_boundaries(const uint16_t *text, int32_t length, const char *language, uint8_t *marks) {
    return mark(UBRK_CHARACTER, TEXT_BOUNDARY_CHARACTER, text, length, language, marks) &&
           mark(UBRK_LINE, TEXT_BOUNDARY_LINE, text, length, language, marks);
}
