#define _GNU_SOURCE
#include "kernel_state.h"
#include "memory_map.h"
#include "process_support.h"

#include <alloca.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Restores a process to a previous state, byte for byte, at a cost proportional to the memory written since; another fork would cost
// page tables, a page fault for each page of code, and the exit of the copy.
//
// The process to be forked copies its memory to an in-memory file, and replaces the memory with a private mapping of that file:
// written pages become private, and the kernel reports which. A copy marks its state by saving the few pages that are already
// private, its stack and its registers. To go back, it restores its private pages from the file, or from the saved ones. The process's
// kernel state must be unchanged too, or restorable: otherwise the process is not restored at all, and exits.

/// The limits of the saved stack's size, and of the number of saved pages.
enum { MOST_STACK = 1 << 20, MOST_KEPT_PAGES = 2048 };

/// The state that must not be restored itself: a mapping of its own, shared by a process and its copies, one of which
/// uses it at a time.
typedef struct {
    /// The file's contents, and the pieces of memory stored in it.
    const char *image;
    memory_map imaged;
    uint64_t offsets[MOST_MAPPINGS];

    pid_t process;
    jmp_buf registers;
    memory_map then, now;
    kernel_state state_then, state_now;
    char text[MAP_TEXT_LENGTH];
    char *stack_low, *stack_high;
    char stack[MOST_STACK];
    int kept_count;
    uintptr_t kept[MOST_KEPT_PAGES];
    /// After the structure: the contents of the saved pages.
} record;

static record *the_record;

static size_t record_length(size_t page) { return (sizeof(record) + page - 1) / page * page + MOST_KEPT_PAGES * page; }
static char *kept_page(record *record, int index, size_t page) {
    return (char *)record + (sizeof *record + page - 1) / page * page + index * page;
}

/// Whether a mapping is private and writable. The stack is saved separately.
static bool is_own_memory(const mapping *mapping) {
    return mapping->is_writable && mapping->is_readable && !mapping->is_shared && !mapping->is_of_kernel && !mapping->is_stack
        && !mapping->is_wiped;
}

// MARK: Image

/// The image of a page; null if it was mapped later.
static const char *imaged_page(const record *record, uintptr_t page) {
    int low = 0, high = record->imaged.count;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (record->imaged.mappings[middle].end <= page) low = middle + 1;
        else high = middle;
    }
    if (low == record->imaged.count || page < record->imaged.mappings[low].start) return NULL;
    return record->image + record->offsets[low] + (page - record->imaged.mappings[low].start);
}

typedef struct {
    int file;
    uintptr_t start;
    uint64_t offset;
    bool is_file;
} copying;

/// Copies a page into the file, unless it is empty.
static bool copy_page(uintptr_t page, uint64_t entry, void *context) {
    const copying *copying = context;
    if (!page_is_there(entry) && !copying->is_file) return true;
    const size_t length = getpagesize();
    return pwrite(copying->file, (void *)page, length, copying->offset + (page - copying->start)) == (ssize_t)length;
}

static bool image_mappings(record *record, int file, int pages) {
    uint64_t length = 0;
    for (int i = 0; i < record->imaged.count; i++) {
        record->offsets[i] = length;
        length += record->imaged.mappings[i].end - record->imaged.mappings[i].start;
    }
    if (ftruncate(file, length)) return false;
    // Reads beside the memory itself, at places that stay.
    record->image = mmap(NULL, length, PROT_READ, MAP_SHARED, file, 0);
    if (record->image == MAP_FAILED) return false;
    for (int i = 0; i < record->imaged.count; i++) {
        const mapping *mapping = &record->imaged.mappings[i];
        copying copying = {file, mapping->start, record->offsets[i], mapping->file != 0};
        // Nothing may be written to the memory between the copy and its use: this function has its variables on the stack.
        if (!memory_map_visit_pages(pages, mapping->start, mapping->end, copy_page, &copying)) return false;
        const int protection = PROT_READ | PROT_WRITE | (mapping->is_executable ? PROT_EXEC : 0);
        if (mmap((void *)mapping->start, mapping->end - mapping->start, protection, MAP_PRIVATE | MAP_FIXED, file, copying.offset)
            == MAP_FAILED)
            return false;
    }
    return true;
}

void kasane_use_one_heap(void) {
    // Threads' own heaps lie in memory that is reserved, whose protection changes as they grow.
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

/// Grows the heap so far that a row rarely needs to extend it: later mappings are removed after each row.
static void grow_heap(void) {
    mallopt(M_TOP_PAD, 32 << 20);
    // First allocates as much as is free at the heap's end.
    free(malloc(31 << 20));
    mallopt(M_TOP_PAD, 1 << 20);
}

bool kasane_image_memory(void) {
    const size_t length = record_length(getpagesize());
    grow_heap();
    record *record = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (record == MAP_FAILED) return false;
    const int file = memfd_create("kasane", MFD_CLOEXEC), pages = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
    bool is_imaged = file >= 0 && pages >= 0 && memory_map_read(&record->now, record->text, true);
    if (is_imaged) {
        for (int i = 0; i < record->now.count; i++) {
            if (is_own_memory(&record->now.mappings[i])) record->imaged.mappings[record->imaged.count++] = record->now.mappings[i];
        }
        the_record = record;
        is_imaged = image_mappings(record, file, pages);
    }
    if (file >= 0) close(file);
    if (pages >= 0) close(pages);
    if (!is_imaged) {
        the_record = NULL;
        munmap(record, length);
    }
    return is_imaged;
}

// MARK: Marking

static bool keep_page(uintptr_t address, void *context) {
    record *record = context;
    if (record->kept_count == MOST_KEPT_PAGES) return false;
    const size_t page = getpagesize();
    memcpy(kept_page(record, record->kept_count, page), (void *)address, page);
    record->kept[record->kept_count++] = address;
    return true;
}

/// Calls a function with each page of the process's own memory, as mapped at the mark.
static bool visit_own_memory(record *record, bool (*body)(uintptr_t page, void *context)) {
    const int pages = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
    if (pages < 0) return false;
    bool is_whole = true;
    for (int i = 0; is_whole && i < record->then.count;) {
        const mapping *mapping = &record->then.mappings[i++];
        if (!is_own_memory(mapping)) continue;
        // Adjacent mappings are visited together, such as a library's initialized and zeroed variables.
        uintptr_t end = mapping->end;
        for (; i < record->then.count && record->then.mappings[i].start == end && is_own_memory(&record->then.mappings[i]); i++)
            end = record->then.mappings[i].end;
        is_whole = memory_map_visit_own_pages(pages, mapping->start, end, body, record);
    }
    close(pages);
    return is_whole;
}

/// Saves the stack from the caller's position. Not inlined, so that the caller's whole frame is above this one.
__attribute__((noinline)) static bool keep_stack(record *record) {
    record->stack_low = __builtin_frame_address(0);
    record->stack_high = NULL;
    for (int i = 0; i < record->then.count; i++) {
        if (record->then.mappings[i].is_stack) record->stack_high = (char *)record->then.mappings[i].end;
    }
    if (record->stack_low >= record->stack_high || record->stack_high - record->stack_low > MOST_STACK) return false;
    memcpy(record->stack, record->stack_low, record->stack_high - record->stack_low);
    return true;
}

/// Whether the mappings can be restored: memory mapped since the image was made is empty, but that of files is not.
static bool is_covered(const record *record) {
    for (int i = 0; i < record->then.count; i++) {
        const mapping *mapping = &record->then.mappings[i];
        if (is_own_memory(mapping) && mapping->file && !imaged_page(record, mapping->start)) return false;
    }
    return true;
}

kasane_marking kasane_mark(void) {
    record *record = the_record;
    if (!record) return kasane_not_marked;
    record->process = 0;
    record->kept_count = 0;
    if (!kernel_state_note(&record->state_then) || !memory_map_read(&record->then, record->text, true) || !is_covered(record)
        || !visit_own_memory(record, keep_page))
        return kasane_not_marked;
    record->process = getpid();
    const bool is_back = _setjmp(record->registers) != 0;
    if (!is_back && !keep_stack(record)) record->process = 0;
    // Protected from any code that now runs.
    mprotect(record, record_length(getpagesize()), PROT_READ);
    return is_back ? kasane_is_back : record->process ? kasane_marked : kasane_not_marked;
}

// MARK: Rewinding

static bool is_left_alone(const mapping *mapping) { return mapping->is_of_kernel || mapping->is_stack; }

/// Whether all mappings still exist, with the same properties.
static bool keeps_mappings(const memory_map *then, const memory_map *now) {
    for (int i = 0, j = 0; i < then->count; i++) {
        const mapping *old = &then->mappings[i];
        if (is_left_alone(old)) continue;
        while (j < now->count && now->mappings[j].end <= old->start) j++;
        if (j == now->count) return false;
        const mapping *new = &now->mappings[j];
        // The kernel may have merged it with its neighbours.
        if (new->start > old->start || new->end < old->end || new->file != old->file || new->is_readable != old->is_readable
            || new->is_writable != old->is_writable || new->is_executable != old->is_executable || new->is_shared != old->is_shared
            || (old->file && new->offset + (old->start - new->start) != old->offset))
            return false;
    }
    return true;
}

/// Removes mappings that did not exist.
static void unmap_news(const memory_map *then, const memory_map *now) {
    for (int i = 0, j = 0; i < now->count; i++) {
        if (is_left_alone(&now->mappings[i])) continue;
        uintptr_t start = now->mappings[i].start;
        const uintptr_t end = now->mappings[i].end;
        while (j < then->count && then->mappings[j].end <= start) j++;
        for (int k = j; start < end; k++) {
            const uintptr_t next = k < then->count && then->mappings[k].start < end ? then->mappings[k].start : end;
            if (next > start) munmap((void *)start, next - start);
            start = next < end ? then->mappings[k].end : end;
        }
    }
}

static bool put_back_page(uintptr_t page, void *context) {
    const record *record = context;
    const char *image = imaged_page(record, page);
    const size_t length = getpagesize();
    if (image) memcpy((void *)page, image, length);
    else memset((void *)page, 0, length);
    return true;
}

/// Restores all memory. From here on nothing that stores state may be called.
static bool put_back_memory(record *record) {
    if (!visit_own_memory(record, put_back_page)) return false;
    const size_t length = getpagesize();
    for (int i = 0; i < record->kept_count; i++) memcpy((void *)record->kept[i], kept_page(record, i, length), length);
    memcpy(record->stack_low, record->stack, record->stack_high - record->stack_low);
    return true;
}

/// Never returns. Not inlined: its frame is below the restored stack.
__attribute__((noinline, noreturn)) static void go_back(record *record) {
    kernel_state_restore(&record->state_then, &record->state_now);
    unmap_news(&record->then, &record->now);
    if (!put_back_memory(record)) _exit(1);
    longjmp(record->registers, 1);
}

const char *kasane_rewind(void) {
    record *record = the_record;
    if (!record || record->process != getpid()) return "it is not marked";
    if (gettid() != getpid()) return "another thread ends it";
    mprotect(record, record_length(getpagesize()), PROT_READ | PROT_WRITE);
    const char *difference = kernel_state_difference(&record->state_then, &record->state_now);
    if (!difference && !memory_map_read_again(&record->now, &record->then, record->text)) difference = "its memory cannot be told";
    if (!difference && !keeps_mappings(&record->then, &record->now)) difference = "it has mapped something else over what was there";
    if (difference) return difference;
    char *here = __builtin_frame_address(0);
    if (here > record->stack_low) {
        char *volatile room = alloca(here - record->stack_low);
        (void)room;
    }
    go_back(record);
}
