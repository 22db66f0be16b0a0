#include "view_runtime.h"

// Imports point down, and windows stand above: a program without them has no such function.
__attribute__((weak)) void kasane_show_program(void);

void kasane_open_program_window(void) {
    if (kasane_show_program) kasane_show_program();
}
