// libhyphen's header, its functions as they are found when the first word is parted, and one call for a word in UTF-8.
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

/// What a buffer for the marks of a word needs beyond a byte for each of the word's.
#define HYPHEN_MARGIN 8

/// Marks the characters of a word after which it may be parted, by an odd number. Parts that are spelled otherwise than the
/// word are left out. False for a word that has none: one in letters of which the patterns' encoding knows nothing, or when
/// memory is short.
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
