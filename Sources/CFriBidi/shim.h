// FriBidi for Swift: one function for the Unicode bidirectional algorithm on a paragraph.
#ifndef KASANE_CFRIBIDI_H
#define KASANE_CFRIBIDI_H

#include <fribidi/fribidi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

/// Determines each character's embedding level. `direction` is 0 for a left-to-right paragraph, 1 for a right-to-left one and
/// -1 to use the first strong character; it is set to the paragraph's direction. Returns false if memory is exhausted.
static inline bool fribidi_levels(const uint32_t *characters, int count, int *direction, int8_t *levels) {
    FriBidiCharType *types = malloc(((size_t)count + 1) * sizeof *types);
    FriBidiBracketType *brackets = malloc(((size_t)count + 1) * sizeof *brackets);
    bool done = false;
    if (types && brackets) {
        FriBidiParType paragraph = *direction < 0    ? FRIBIDI_PAR_ON
                                   : *direction == 0 ? FRIBIDI_PAR_LTR
                                                     : FRIBIDI_PAR_RTL;
        fribidi_get_bidi_types(characters, count, types);
        fribidi_get_bracket_types(characters, count, types, brackets);
        done = fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, levels) > 0;
        *direction = FRIBIDI_IS_RTL(paragraph) ? 1 : 0;
    }
    free(types);
    free(brackets);
    return done;
}

#endif
