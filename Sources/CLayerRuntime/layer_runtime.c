#include "layer_runtime.h"

// The allocating initializer `CALayer.init(_presentationOf:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_layer_init_presentation(
    void *layer, __attribute__((swift_context)) void *metatype);

void *kasane_make_presentation(void *layer, void *metatype) {
    return kasane_layer_init_presentation(layer, metatype);
}

// The allocating initializer `CALayer.init(_empty:)`.
extern __attribute__((swiftcall)) void *kasane_layer_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_layer(void *metatype) { return kasane_layer_init(metatype); }

// The allocating initializer `UIView.init(_empty:)`. Programs that have layers alone don't have it.
extern __attribute__((swiftcall, weak)) void *kasane_view_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_view(void *metatype) { return kasane_view_init ? kasane_view_init(metatype) : 0; }

// The basis of the Swift runtime's own weak references.
extern void *swift_tryRetain(void *object);

void *kasane_try_retain(void *object) { return object ? swift_tryRetain(object) : 0; }
