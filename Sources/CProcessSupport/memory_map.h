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
    /// Mappings other than files and memory: the kernel's own pages, or the main thread's stack, which grows.
    bool is_of_kernel, is_stack;
    /// Whether it is wiped on fork, such as the state of random number generators.
    bool is_wiped;
    /// Whether the dynamic loader mapped it, for as long as the library or the program is loaded.
    bool is_of_library;
} mapping;

enum { MOST_MAPPINGS = 4096, MAP_TEXT_LENGTH = 1 << 16 };

typedef struct {
    /// The number of libraries loaded and unloaded so far.
    uint64_t loaded_count, unloaded_count;
    int count;
    mapping mappings[MOST_MAPPINGS];
} memory_map;

/// Reads the mappings, sorted by address, optionally with whether they are wiped and belong to libraries. Allocates
/// nothing, but uses `text`, of MAP_TEXT_LENGTH bytes. Returns false if they can't be read, or exceed a map's capacity.
bool memory_map_read(memory_map *map, char *text, bool in_detail);

/// The same, in less detail, in a third of the time if the kernel supports queries for single mappings. They don't
/// report which are the kernel's own and which is the stack: those that end where such a one ended in `then`, which was
/// read in detail. The mappings of libraries are taken from `then` while none is loaded or unloaded.
bool memory_map_read_again(memory_map *map, const memory_map *then, char *text);

/// Flags of a page's entry in /proc/self/pagemap. See https://docs.kernel.org/admin-guide/mm/pagemap.html
static inline bool page_is_there(uint64_t entry) { return entry >> 62; }

/// Calls a function with each page from `start` to `end` and its entry; `descriptor` is that of /proc/self/pagemap.
/// Returns false if it can't be read or the function returns false.
bool memory_map_visit_pages(
    int descriptor, uintptr_t start, uintptr_t end, bool (*body)(uintptr_t page, uint64_t entry, void *context), void *context);

/// The same, with each page that is private to the process, rather than one of a mapped file.
bool memory_map_visit_own_pages(
    int descriptor, uintptr_t start, uintptr_t end, bool (*body)(uintptr_t page, void *context), void *context);

#endif
