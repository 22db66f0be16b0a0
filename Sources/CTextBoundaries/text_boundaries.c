#include "text_boundaries.h"

#include <pthread.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

// Opening an iterator reads rules and dictionaries, which takes longer than going through a line of text. The one that was
// used last is kept for each kind. `lock` guards `kept`; an iterator that is in use is not among them.
typedef struct {
    UBreakIterator *boundaries;
    char language[32];
} kept_iterator;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kept_iterator kept[UBRK_SENTENCE + 1];

/// The iterator that was used last, if it was for the language.
static UBreakIterator *take(UBreakIteratorType kind, const char *language) {
    pthread_mutex_lock(&lock);
    UBreakIterator *boundaries = NULL;
    if (kept[kind].boundaries && strcmp(kept[kind].language, language) == 0) {
        boundaries = kept[kind].boundaries;
        kept[kind].boundaries = NULL;
    }
    pthread_mutex_unlock(&lock);
    return boundaries;
}

/// Keeps an iterator in the place of another.
static void give_back(UBreakIteratorType kind, const char *language, UBreakIterator *boundaries) {
    UBreakIterator *other = boundaries;
    if (strlen(language) < sizeof kept[kind].language) {
        pthread_mutex_lock(&lock);
        other = kept[kind].boundaries;
        kept[kind].boundaries = boundaries;
        strcpy(kept[kind].language, language);
        pthread_mutex_unlock(&lock);
    }
    if (other) ubrk_close(other);
}

static bool mark(UBreakIteratorType kind, uint8_t bit, const uint16_t *text, int32_t length, const char *language,
                 uint8_t *marks) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *boundaries = take(kind, language);
    if (boundaries) {
        ubrk_setText(boundaries, (const UChar *)text, length, &status);
    } else {
        boundaries = ubrk_open(kind, language, (const UChar *)text, length, &status);
    }
    if (U_FAILURE(status)) {
        if (boundaries) ubrk_close(boundaries);
        return false;
    }
    for (int32_t place = ubrk_first(boundaries); place != UBRK_DONE; place = ubrk_next(boundaries)) {
        marks[place] |= bit;
        if (kind == UBRK_LINE && ubrk_getRuleStatus(boundaries) >= UBRK_LINE_HARD) {
            marks[place] |= TEXT_BOUNDARY_LINE_END;
        }
        if (kind == UBRK_WORD && ubrk_getRuleStatus(boundaries) >= UBRK_WORD_NONE_LIMIT) {
            marks[place] |= TEXT_BOUNDARY_WORD_END;
        }
    }
    // Text that goes away must not be looked at again.
    ubrk_setText(boundaries, NULL, 0, &status);
    give_back(kind, language, boundaries);
    return true;
}

bool text_mark_boundaries(const uint16_t *text, int32_t length, const char *language, uint8_t *marks) {
    return mark(UBRK_CHARACTER, TEXT_BOUNDARY_CHARACTER, text, length, language, marks) &&
           mark(UBRK_LINE, TEXT_BOUNDARY_LINE, text, length, language, marks);
}

bool text_mark_segments(const uint16_t *text, int32_t length, const char *language, uint8_t *marks) {
    return mark(UBRK_CHARACTER, TEXT_BOUNDARY_CHARACTER, text, length, language, marks) &&
           mark(UBRK_WORD, TEXT_BOUNDARY_WORD, text, length, language, marks) &&
           mark(UBRK_SENTENCE, TEXT_BOUNDARY_SENTENCE, text, length, language, marks);
}

bool text_is_upright(uint32_t character) {
    return u_getIntPropertyValue((UChar32)character, UCHAR_VERTICAL_ORIENTATION) != U_VO_ROTATED;
}
