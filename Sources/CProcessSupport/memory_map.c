#define _GNU_SOURCE
#include "memory_map.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/// Parses a number at a position in a text, and advances the position past it and the following character.
static uint64_t read_number(const char **place, unsigned base) {
    uint64_t value = 0;
    for (;; (*place)++) {
        const char c = **place;
        unsigned digit;
        if (c >= '0' && c <= '9') digit = c - '0';
        else if (c >= 'a' && c <= 'f') digit = c - 'a' + 10;
        else break;
        value = value * base + digit;
    }
    if (**place) (*place)++;
    return value;
}

/// A number that identifies a file; 0 for none.
static uint64_t file_number(uint64_t device, uint64_t node) { return node ? device << 48 ^ node : 0; }

static mapping read_mapping(const char *line) {
    mapping mapping = {.start = read_number(&line, 16)};
    mapping.end = read_number(&line, 16);
    mapping.is_readable = line[0] == 'r';
    mapping.is_writable = line[1] == 'w';
    mapping.is_executable = line[2] == 'x';
    mapping.is_shared = line[3] == 's';
    line += 5;
    mapping.offset = read_number(&line, 16);
    uint64_t device = read_number(&line, 16) << 8;
    device |= read_number(&line, 16);
    mapping.file = file_number(device, read_number(&line, 10));
    while (*line == ' ') line++;
    mapping.is_stack = !strncmp(line, "[stack]", 7);
    mapping.is_of_kernel = !strncmp(line, "[v", 2) || !strncmp(line, "[u", 2);
    return mapping;
}

/// Parses a line of /proc/self/maps, or of /proc/self/smaps, where fields of the last mapping begin with capital
/// letters.
static bool take_line(memory_map *map, const char *line) {
    if (!strncmp(line, "VmFlags:", 8)) {
        if (map->count && (strstr(line, " wf") || strstr(line, " dp"))) map->mappings[map->count - 1].is_wiped = true;
        return true;
    }
    if (*line >= 'A' && *line <= 'Z') return true;
    if (map->count == MOST_MAPPINGS) return false;
    map->mappings[map->count++] = read_mapping(line);
    return true;
}

// MARK: Libraries

static int count_loads(struct dl_phdr_info *library, size_t size, void *context) {
    (void)size;
    memory_map *map = context;
    map->loaded_count = library->dlpi_adds;
    map->unloaded_count = library->dlpi_subs;
    return 1;
}

/// Marks the mappings in a library's segments.
static int mark_library(struct dl_phdr_info *library, size_t size, void *context) {
    (void)size;
    memory_map *map = context;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD) continue;
        const uintptr_t first = library->dlpi_addr + segment->p_vaddr;
        if (first < start) start = first;
        if (first + segment->p_memsz > end) end = first + segment->p_memsz;
    }
    const uintptr_t page = getpagesize();
    start &= ~(page - 1);
    end = (end + page - 1) & ~(page - 1);
    for (int i = 0; i < map->count; i++) {
        mapping *mapping = &map->mappings[i];
        if (mapping->start >= start && mapping->end <= end) mapping->is_of_library = true;
    }
    return 0;
}

// MARK: All mappings

bool memory_map_read(memory_map *map, char *text, bool in_detail) {
    const int descriptor = open(in_detail ? "/proc/self/smaps" : "/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    map->count = 0;
    size_t length = 0;
    bool is_whole = true;
    while (is_whole) {
        const ssize_t count = read(descriptor, text + length, MAP_TEXT_LENGTH - 1 - length);
        if (count <= 0) {
            is_whole = count == 0 && length == 0;
            break;
        }
        length += count;
        char *line = text;
        for (char *end; is_whole && (end = memchr(line, '\n', text + length - line)); line = end + 1) {
            *end = 0;
            is_whole = take_line(map, line);
        }
        length -= line - text;
        memmove(text, line, length);
    }
    close(descriptor);
    if (in_detail) {
        dl_iterate_phdr(count_loads, map);
        dl_iterate_phdr(mark_library, map);
    }
    return is_whole;
}

// MARK: Single mappings

// Declared in <linux/fs.h> since Linux 6.11, with the kernel's names. See https://docs.kernel.org/filesystems/proc.html
struct procmap_query {
    uint64_t size, query_flags, query_addr;
    uint64_t vma_start, vma_end, vma_flags, vma_page_size, vma_offset, inode;
    uint32_t dev_major, dev_minor, vma_name_size, build_id_size;
    uint64_t vma_name_addr, build_id_addr;
};
#define PROCMAP_QUERY _IOWR('f', 17, struct procmap_query)
enum {
    PROCMAP_QUERY_VMA_READABLE = 1,
    PROCMAP_QUERY_VMA_WRITABLE = 2,
    PROCMAP_QUERY_VMA_EXECUTABLE = 4,
    PROCMAP_QUERY_VMA_SHARED = 8,
    PROCMAP_QUERY_COVERING_OR_NEXT_VMA = 16,
};

/// The mapping at an address, or the next one. Returns false after the last one, with ENOENT, and if the kernel doesn't
/// support the query.
static bool query_mapping(int descriptor, uintptr_t address, mapping *mapping) {
    struct procmap_query query = {
        .size = sizeof query, .query_flags = PROCMAP_QUERY_COVERING_OR_NEXT_VMA, .query_addr = address};
    if (ioctl(descriptor, PROCMAP_QUERY, &query)) return false;
    memset(mapping, 0, sizeof *mapping);
    mapping->start = query.vma_start;
    mapping->end = query.vma_end;
    mapping->is_readable = query.vma_flags & PROCMAP_QUERY_VMA_READABLE;
    mapping->is_writable = query.vma_flags & PROCMAP_QUERY_VMA_WRITABLE;
    mapping->is_executable = query.vma_flags & PROCMAP_QUERY_VMA_EXECUTABLE;
    mapping->is_shared = query.vma_flags & PROCMAP_QUERY_VMA_SHARED;
    mapping->offset = query.vma_offset;
    mapping->file = file_number((uint64_t)query.dev_major << 8 | query.dev_minor, query.inode);
    return true;
}

bool memory_map_read_again(memory_map *map, const memory_map *then, char *text) {
    const int descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    map->count = 0;
    dl_iterate_phdr(count_loads, map);
    const bool keeps_libraries = map->loaded_count == then->loaded_count && map->unloaded_count == then->unloaded_count;
    int old = 0;
    for (uintptr_t address = 0; map->count < MOST_MAPPINGS; map->count++) {
        mapping *mapping = &map->mappings[map->count];
        while (old < then->count && then->mappings[old].end <= address) old++;
        // Nothing lies between the mappings of one library, nor of those that lie side by side.
        if (keeps_libraries && address > 0 && old < then->count && then->mappings[old].start == address
            && then->mappings[old].is_of_library) {
            *mapping = then->mappings[old];
            address = mapping->end;
            continue;
        }
        errno = 0;
        if (!query_mapping(descriptor, address, mapping)) break;
        address = mapping->end;
        while (old < then->count && then->mappings[old].end < address) old++;
        if (old == then->count || then->mappings[old].end != address) continue;
        mapping->is_of_kernel = then->mappings[old].is_of_kernel;
        mapping->is_stack = then->mappings[old].is_stack;
    }
    const bool is_whole = map->count > 0 && map->count < MOST_MAPPINGS && errno == ENOENT;
    close(descriptor);
    return is_whole || memory_map_read(map, text, false);
}

// MARK: Pages

bool memory_map_visit_pages(
    int descriptor, uintptr_t start, uintptr_t end, bool (*body)(uintptr_t page, uint64_t entry, void *context), void *context) {
    uint64_t entries[512];
    const size_t page = getpagesize();
    while (start < end) {
        size_t count = (end - start) / page;
        if (count > sizeof entries / sizeof *entries) count = sizeof entries / sizeof *entries;
        const ssize_t length = pread(descriptor, entries, count * sizeof *entries, start / page * sizeof *entries);
        if (length != (ssize_t)(count * sizeof *entries)) return false;
        for (size_t i = 0; i < count; i++, start += page) {
            if (!body(start, entries[i], context)) return false;
        }
    }
    return true;
}

// MARK: Private pages

// Declared in <linux/fs.h> since Linux 6.7, with the kernel's names. See
// https://docs.kernel.org/admin-guide/mm/pagemap.html#pagemap-scan-ioctl
struct page_region {
    uint64_t start, end, categories;
};
struct pm_scan_arg {
    uint64_t size, flags, start, end, walk_end, vec, vec_len, max_pages;
    uint64_t category_inverted, category_mask, category_anyof_mask, return_mask;
};
#define PAGEMAP_SCAN _IOWR('f', 16, struct pm_scan_arg)
#define PAGE_IS_FILE (1 << 2)
#define PAGE_IS_PRESENT (1 << 3)
#define PAGE_IS_SWAPPED (1 << 4)

/// The visit of a page that is private to the process.
typedef struct {
    bool (*body)(uintptr_t page, void *context);
    void *context;
} own_page_visit;

static bool visit_if_own(uintptr_t page, uint64_t entry, void *context) {
    const own_page_visit *visit = context;
    const bool is_of_file = entry >> 61 & 1;
    return !page_is_there(entry) || is_of_file || visit->body(page, visit->context);
}

bool memory_map_visit_own_pages(
    int descriptor, uintptr_t start, uintptr_t end, bool (*body)(uintptr_t page, void *context), void *context) {
    // The kernel finds them in a third of the time that reading their entries takes.
    struct page_region regions[128];
    struct pm_scan_arg scan = {
        .size = sizeof scan,
        .start = start,
        .end = end,
        .vec = (uintptr_t)regions,
        .vec_len = sizeof regions / sizeof *regions,
        .category_inverted = PAGE_IS_FILE,
        .category_mask = PAGE_IS_FILE,
        .category_anyof_mask = PAGE_IS_PRESENT | PAGE_IS_SWAPPED,
        .return_mask = PAGE_IS_PRESENT,
    };
    const size_t page = getpagesize();
    while (scan.start < end) {
        const int count = ioctl(descriptor, PAGEMAP_SCAN, &scan);
        if (count < 0) {
            // An older kernel, which has visited none.
            own_page_visit visit = {body, context};
            return memory_map_visit_pages(descriptor, scan.start, end, visit_if_own, &visit);
        }
        for (int i = 0; i < count; i++) {
            for (uintptr_t place = regions[i].start; place < regions[i].end; place += page) {
                if (!body(place, context)) return false;
            }
        }
        scan.start = scan.walk_end;
    }
    return true;
}
