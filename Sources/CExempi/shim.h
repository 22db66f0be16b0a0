// Exempi's header, and its functions, which are resolved when the first packet is encountered.
//
// Nothing is linked with it, because it is as large as all other codecs together, and few images contain a packet.
#ifndef KASANE_CEXEMPI_H
#define KASANE_CEXEMPI_H

#if __has_include(<exempi/xmp.h>)
#include <exempi/xmp.h>
#else
#include <exempi-2.0/exempi/xmp.h>
#endif

#include "../LoadedLibrary/library_table.h"

/// The functions that Kasane calls.
#define EXEMPI_FUNCTIONS(USE) \
    USE(xmp_free) USE(xmp_init) USE(xmp_iterator_free) USE(xmp_iterator_new) USE(xmp_iterator_next) \
    USE(xmp_namespace_prefix) USE(xmp_new) USE(xmp_new_empty) USE(xmp_prefix_namespace_uri) \
    USE(xmp_register_namespace) USE(xmp_serialize) USE(xmp_set_property) USE(xmp_string_cstr) \
    USE(xmp_string_free) USE(xmp_string_new)

LIBRARY_TABLE(exempi, "libexempi.so.8", EXEMPI_FUNCTIONS)

#endif
