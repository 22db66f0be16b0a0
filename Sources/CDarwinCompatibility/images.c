#define _GNU_SOURCE
#include "processes.h"

#include <limits.h>
#include <link.h>
#include <stddef.h>
#include <unistd.h>

// A search among the loaded images, and its result.
struct search {
    uint32_t index;
    uint32_t count;
    const char *name;
    const void *header;
};

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    struct search *search = data;
    if (search->count++ != search->index) return 0;
    search->name = info->dlpi_name;
    // The first loaded segment contains the file's header.
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        search->header = (const char *)info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        break;
    }
    return 0;
}

static struct search find(uint32_t index) {
    struct search search = {.index = index};
    dl_iterate_phdr(visit, &search);
    return search;
}

uint32_t kasane_image_count(void) { return find(UINT32_MAX).count; }

// The loader gives the program no name.
static const char *program_path(void) {
    static char path[PATH_MAX];
    if (!path[0]) {
        ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
        path[length < 0 ? 0 : length] = 0;
    }
    return path;
}

const char *kasane_image_name(uint32_t index) {
    struct search found = find(index);
    if (!found.name) return NULL;
    return index == 0 && !found.name[0] ? program_path() : found.name;
}

const void *kasane_image_header(uint32_t index) { return find(index).header; }
