// A lazily loaded library: a table of its functions.
//
// For the headers of modules whose library is not linked, so that no process maps it unnecessarily.
#ifndef KASANE_LIBRARY_TABLE_H
#define KASANE_LIBRARY_TABLE_H

#include <dlfcn.h>
#include <stddef.h>

/// A field of a table: the function of that name, with its type.
#define LIBRARY_FIELD(name) __typeof__(&name) name;

/// Resolves a field from `handle`, or else returns the function's name.
#define LIBRARY_FIND(name) \
    library->name = (__typeof__(library->name))dlsym(handle, #name); \
    if (!library->name) { \
        return #name; \
    }

/// Opens a file as `handle`, or else returns its name.
#define LIBRARY_OPEN(file) \
    handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL); \
    if (!handle) { \
        return file; \
    }

/// Defines PREFIX_library_load, which fills a PREFIX_library: it returns NULL on success, or else the name of the missing file or
/// function. `FUNCTIONS` is a macro that applies its argument to the name of each function.
#define LIBRARY_LOADER(prefix, file, FUNCTIONS) \
    static inline const char *prefix##_library_load(prefix##_library *library) { \
        void *handle; \
        LIBRARY_OPEN(file) \
        FUNCTIONS(LIBRARY_FIND) \
        return NULL; \
    }

/// Defines the table PREFIX_library, with each function's type, and the function that fills it.
#define LIBRARY_TABLE(prefix, file, FUNCTIONS) \
    typedef struct { \
        FUNCTIONS(LIBRARY_FIELD) \
    } prefix##_library; \
    LIBRARY_LOADER(prefix, file, FUNCTIONS)

#endif
