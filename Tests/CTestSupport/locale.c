#include <locale.h>
#include <stdlib.h>

// Programs of a desktop have C's library follow the user's language, in which numbers may have commas. Under
// `scripts/test-adverse` so do the tests.
__attribute__((constructor)) static void follow_language(void) {
    if (getenv("ADVERSE_LANG")) setlocale(LC_ALL, "");
}
