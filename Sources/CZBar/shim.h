// ZBar's header, and its functions as they are found when the first code is looked for.
//
// Nothing is linked with it: it brings X11, D-Bus and libraries for cameras along.
#ifndef KASANE_CZBAR_H
#define KASANE_CZBAR_H

#include <dlfcn.h>
#include <zbar.h>
#include <stddef.h>

#define ZBAR_LIBRARY "libzbar.so.0"

/// The functions that Kasane calls.
#define ZBAR_FUNCTIONS(USE) \
    USE(zbar_image_create) USE(zbar_image_destroy) USE(zbar_image_first_symbol) USE(zbar_image_scanner_create) \
    USE(zbar_image_scanner_destroy) USE(zbar_image_scanner_set_config) USE(zbar_image_set_data) \
    USE(zbar_image_set_format) USE(zbar_image_set_size) USE(zbar_scan_image) USE(zbar_symbol_get_data) \
    USE(zbar_symbol_get_data_length) USE(zbar_symbol_get_loc_size) USE(zbar_symbol_get_loc_x) \
    USE(zbar_symbol_get_loc_y) USE(zbar_symbol_next)

/// Each by its own name and type.
typedef struct {
#define ZBAR_FIELD(name) __typeof__(&name) name;
    ZBAR_FUNCTIONS(ZBAR_FIELD)
#undef ZBAR_FIELD
} zbar_library;

/// Finds the functions. Returns NULL where all are there, or else what is missing: the library, or one of its functions.
static inline const char *zbar_library_load(zbar_library *library) {
    void *handle = dlopen(ZBAR_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        return ZBAR_LIBRARY;
    }
#define ZBAR_FIND(name) \
    library->name = (__typeof__(&name))dlsym(handle, #name); \
    if (!library->name) { \
        return #name; \
    }
    ZBAR_FUNCTIONS(ZBAR_FIND)
#undef ZBAR_FIND
    return NULL;
}

#endif
