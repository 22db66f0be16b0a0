// libhyphen's header, its functions, which are resolved when the first word is hyphenated, and a function for a word in UTF-8.
//
// Nothing is linked with it: few programs hyphenate.
#ifndef KASANE_CHYPHEN_H
#define KASANE_CHYPHEN_H

#include <hyphen.h>
#include <iconv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "../LoadedLibrary/library_table.h"

/// The functions that Kasane calls.
#define HYPHEN_FUNCTIONS(USE) USE(hnj_hyphen_load) USE(hnj_hyphen_hyphenate2)

LIBRARY_TABLE(hyphen, "libhyphen.so.0", HYPHEN_FUNCTIONS)

/// The size that a buffer for a word's marks needs in addition to the word's length in bytes.
#define HYPHEN_MARGIN 8

/// Marks the characters of a word after which it may be hyphenated with an odd number. Hyphenations that change the spelling
/// are omitted. Returns false if there are none, if the patterns' encoding can't represent the word, or if memory is
/// exhausted.
static inline bool hyphen_mark(
    const hyphen_library *library, HyphenDict *patterns, const char *word, size_t length, char *marks) {
    char *encoded = malloc(length + HYPHEN_MARGIN);
    if (!encoded) {
        return false;
    }
    size_t left = length, room = length + HYPHEN_MARGIN - 1;
    char *from = (char *)word, *to = encoded;
    iconv_t conversion = iconv_open(patterns->utf8 ? "UTF-8" : patterns->cset, "UTF-8");
    bool done = conversion != (iconv_t)-1;
    if (done) {
        done = iconv(conversion, &from, &left, &to, &room) != (size_t)-1;
        iconv_close(conversion);
    }
    *to = 0;
    int size = (int)(to - encoded), *places = NULL, *cuts = NULL;
    char **replacements = NULL;
    done = done && size > 0 &&
        !library->hnj_hyphen_hyphenate2(patterns, encoded, size, marks, NULL, &replacements, &places, &cuts);
    if (replacements) {
        for (int i = 0; i < size; i++) {
            if (replacements[i]) {
                marks[i] = '0';
                free(replacements[i]);
            }
        }
    }
    free(replacements);
    free(places);
    free(cuts);
    free(encoded);
    return done;
}

#endif
