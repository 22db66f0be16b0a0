// ZBar's header, and its functions, which are resolved when the first code is searched for.
//
// Nothing is linked with it, because it depends on X11, D-Bus and camera libraries.
#ifndef KASANE_CZBAR_H
#define KASANE_CZBAR_H

#include <zbar.h>

#include "../LoadedLibrary/library_table.h"

/// The functions that Kasane calls.
#define ZBAR_FUNCTIONS(USE) \
    USE(zbar_image_create) USE(zbar_image_destroy) USE(zbar_image_first_symbol) USE(zbar_image_scanner_create) \
    USE(zbar_image_scanner_destroy) USE(zbar_image_scanner_set_config) USE(zbar_image_set_data) \
    USE(zbar_image_set_format) USE(zbar_image_set_size) USE(zbar_scan_image) USE(zbar_symbol_get_data) \
    USE(zbar_symbol_get_data_length) USE(zbar_symbol_get_loc_size) USE(zbar_symbol_get_loc_x) \
    USE(zbar_symbol_get_loc_y) USE(zbar_symbol_next)

LIBRARY_TABLE(zbar, "libzbar.so.0", ZBAR_FUNCTIONS)

#endif
