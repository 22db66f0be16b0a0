#include <lcms2.h>
#include <lcms2_plugin.h>
#include <stdlib.h>

// Swift can't import these macros.
static const cmsUInt32Number kasane_cms_gray_8 = TYPE_GRAY_8;
static const cmsUInt32Number kasane_cms_rgba_8 = TYPE_RGBA_8;
static const cmsUInt32Number kasane_cms_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number kasane_cms_cmyk_8 = TYPE_CMYK_8;
static const cmsUInt32Number kasane_cms_cmyk_8_inverted = TYPE_CMYK_8_REV;
static const cmsUInt32Number kasane_cms_gray_double = TYPE_GRAY_DBL;
static const cmsUInt32Number kasane_cms_rgb_double = TYPE_RGB_DBL;
static const cmsUInt32Number kasane_cms_cmyk_double = TYPE_CMYK_DBL;
static const cmsUInt32Number kasane_cms_lab_double = TYPE_Lab_DBL;

// lcms2 trusts the counts in a profile before it reads the counted data. No valid profile needs a block as large as this.
enum { kasane_cms_largest_block = 64 << 20 };

static inline void *kasane_cms_allocate(cmsContext context, cmsUInt32Number size) {
    (void)context;
    return size <= kasane_cms_largest_block ? malloc(size) : NULL;
}

static inline void *kasane_cms_reallocate(cmsContext context, void *block, cmsUInt32Number size) {
    (void)context;
    return size <= kasane_cms_largest_block ? realloc(block, size) : NULL;
}

static inline void kasane_cms_free(cmsContext context, void *block) {
    (void)context;
    free(block);
}

/// A context with bounded allocations; it is never freed. NULL if memory is exhausted.
static inline cmsContext kasane_cms_make_context(void) {
    cmsPluginMemHandler memory = {
        .base = {.Magic = cmsPluginMagicNumber, .ExpectedVersion = 2000, .Type = cmsPluginMemHandlerSig},
        .MallocPtr = kasane_cms_allocate,
        .FreePtr = kasane_cms_free,
        .ReallocPtr = kasane_cms_reallocate,
    };
    return cmsCreateContext(&memory, NULL);
}
