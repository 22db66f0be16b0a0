#ifndef MEMORY_MAP_H
#define MEMORY_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A line of /proc/self/maps.
typedef struct {
    uintptr_t start, end;
    uint64_t offset, file;
    bool is_readable, is_writable, is_executable, is_shared;
    /// What is mapped beside files and memory: the kernel's own pages, or the first thread's stack, which grows.
    bool is_of_kernel, is_stack;
    /// Whether a copy of the process finds it empty, as the state of random numbers.
    bool is_wiped;
    /// Whether the loader has mapped it, for as long as the library or the program is loaded.
    bool is_of_library;
} mapping;

enum { MOST_MAPPINGS = 4096, MAP_TEXT_LENGTH = 1 << 16 };

typedef struct {
    /// How many libraries had been loaded, and how many of them unloaded.
    uint64_t loaded_count, unloaded_count;
    int count;
    mapping mappings[MOST_MAPPINGS];
} memory_map;

/// Reads what is mapped, in the order of addresses, with what is wiped and what is of libraries if that is asked for. Uses no memory but `text`, of
/// MAP_TEXT_LENGTH bytes. False where that cannot be read, or is more than a map holds.
bool memory_map_read(memory_map *map, char *text, bool in_detail);

/// The same, not in detail, in a third of the time where the kernel answers for single mappings; it does not say which
/// are its own and which is the stack: those that end where such a one ended `then`, which has been read in detail. What libraries had then
/// they have while none is loaded or unloaded.
bool memory_map_read_again(memory_map *map, const memory_map *then, char *text);

/// Of a page's entry in /proc/self/pagemap.
/// See https://docs.kernel.org/admin-guide/mm/pagemap.html
static inline bool page_is_there(uint64_t entry) { return entry >> 62; }

/// Calls a function with each page from `start` to `end` and its entry; `descriptor` is of /proc/self/pagemap. False where that cannot
/// be read or the function returns false.
bool memory_map_visit_pages(
    int descriptor, uintptr_t start, uintptr_t end, bool (*body)(uintptr_t page, uint64_t entry, void *context), void *context);

/// Likewise, with each page that is the process's own, and not one of a file that it has mapped.
bool memory_map_visit_own_pages(
    int descriptor, uintptr_t start, uintptr_t end, bool (*body)(uintptr_t page, void *context), void *context);

#endif
