#include "map_runtime.h"

// The allocating initializer `MKAnnotationView.init(_registered:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_annotation_view_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_annotation_view(void *metatype) { return kasane_annotation_view_init(metatype); }
