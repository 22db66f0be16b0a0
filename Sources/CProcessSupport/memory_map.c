#define _GNU_SOURCE
#include "memory_map.h"

#include <fcntl.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/// The number at a place in a text, to which the place is moved on, and one character further.
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
    const uint64_t node = read_number(&line, 10);
    mapping.file = node ? device << 48 ^ node : 0;
    while (*line == ' ') line++;
    mapping.is_stack = !strncmp(line, "[stack]", 7);
    mapping.is_of_kernel = !strncmp(line, "[v", 2) || !strncmp(line, "[u", 2);
    return mapping;
}

/// Takes a line of /proc/self/maps, or of /proc/self/smaps, where capital letters begin what is said about the last mapping.
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

bool memory_map_read(memory_map *map, char *text, bool with_wiping) {
    const int descriptor = open(with_wiping ? "/proc/self/smaps" : "/proc/self/maps", O_RDONLY | O_CLOEXEC);
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
    return is_whole;
}

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

// MARK: Own pages

// What <linux/fs.h> has since Linux 6.7, in the kernel's own names.
// See https://docs.kernel.org/admin-guide/mm/pagemap.html#pagemap-scan-ioctl
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

/// The visit of a page that is the process's own.
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
    // The kernel finds them in a third of the time that their entries take to be read.
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
