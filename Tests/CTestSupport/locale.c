#include <locale.h>
#include <stdlib.h>

// Desktop programs set the C library's locale to the user's, in which numbers may have commas. Under
// `scripts/test-adverse` the tests do so too.
__attribute__((constructor)) static void follow_language(void) {
    if (getenv("ADVERSE_LANG")) setlocale(LC_ALL, "");
}
