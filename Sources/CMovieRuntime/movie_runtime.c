#include "movie_runtime.h"

// The allocating initializer `NSObject.init(_compositor:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_compositor_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_compositor(void *metatype) { return kasane_compositor_init(metatype); }
