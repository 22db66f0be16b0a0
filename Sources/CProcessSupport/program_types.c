#define _GNU_SOURCE
#include "process_support.h"

#include <link.h>
#include <stdbool.h>
#include <stddef.h>

// The Swift runtime's metadata of an image, and its enumeration of images, declared as in Swift Testing, which uses them to find tests.
// See https://github.com/swiftlang/swift/blob/main/stdlib/public/runtime/MetadataSections.h
typedef struct {
    uintptr_t start;
    size_t length;
} section_range;
typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    section_range protocols, conformances, types;
} metadata_sections;
extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context)
    __attribute__((weak));

// Finds a conformance in those of all images, and remembers it. In C, as a check in Swift whose result nobody needs is optimised away.
extern const void *swift_conformsToProtocol(const void *metadata, const void *protocol) __attribute__((weak));
extern const char coding_key_protocol __asm__("$ss9CodingKeyMp") __attribute__((weak));

// The beginning of a type's descriptor, whose pointers are relative to where they stand.
// See https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
typedef struct {
    uint32_t flags;
    int32_t parent, name, access;
} type_descriptor;
enum { KIND_OF_CONTEXT = 0x1f, KIND_ENUM = 18, IS_GENERIC = 0x80 };

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;
typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

typedef struct {
    uintptr_t first, end;
    void (*body)(const void *metadata);
} visit;

// The program is the first image, and the only one that is looked at.
static int find_program(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    visit *visit = context;
    for (int i = 0; i < image->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &image->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD) continue;
        const uintptr_t start = image->dlpi_addr + segment->p_vaddr;
        if (!visit->end || start < visit->first) visit->first = start;
        if (start + segment->p_memsz > visit->end) visit->end = start + segment->p_memsz;
    }
    return 1;
}

static bool visit_sections(const metadata_sections *sections, void *context) {
    const visit *visit = context;
    const section_range types = sections->types;
    if (types.start < visit->first || types.start >= visit->end || types.length > visit->end - types.start) return true;
    for (const int32_t *record = (const int32_t *)types.start; record < (const int32_t *)(types.start + types.length); record++) {
        // The lowest bits say what a record leads to; zero is a descriptor.
        if (!*record || *record & 3) continue;
        const type_descriptor *type = (const type_descriptor *)((const char *)record + *record);
        if ((type->flags & KIND_OF_CONTEXT) != KIND_ENUM || type->flags & IS_GENERIC || !type->access) continue;
        const metadata_accessor access = (metadata_accessor)((const char *)&type->access + type->access);
        // All of the metadata, now.
        const metadata_response response = access(0);
        if (response.metadata && response.state == 0) visit->body(response.metadata);
    }
    return true;
}

void kasane_visit_enumerations(void (*body)(const void *metadata)) {
    if (!swift_enumerateAllMetadataSections) return;
    visit visit = {0, 0, body};
    dl_iterate_phdr(find_program, &visit);
    swift_enumerateAllMetadataSections(visit_sections, &visit);
}

static void look_up_key(const void *metadata) { swift_conformsToProtocol(metadata, &coding_key_protocol); }

void kasane_look_up_keys(void) {
    if (swift_conformsToProtocol && &coding_key_protocol) kasane_visit_enumerations(look_up_key);
}
