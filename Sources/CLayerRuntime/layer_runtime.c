#include "layer_runtime.h"

#include <pthread.h>

// The allocating initializer `CALayer.init(_presentationOf:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_layer_init_presentation(
    void *layer, __attribute__((swift_context)) void *metatype);

void *kasane_make_presentation(void *layer, void *metatype) {
    return kasane_layer_init_presentation(layer, metatype);
}

// The allocating initializer `CALayer.init(_empty:)`.
extern __attribute__((swiftcall)) void *kasane_layer_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_layer(void *metatype) { return kasane_layer_init(metatype); }

// What the Swift runtime's own weak references are made of.
extern void *swift_tryRetain(void *object);

void *kasane_try_retain(void *object) { return object ? swift_tryRetain(object) : 0; }

static _Thread_local void *slot;
static _Thread_local void (*slot_destroy)(void *);
static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

static void thread_ended(void *value) {
    slot = 0;
    slot_destroy(value);
}

static void make_key(void) { pthread_key_create(&key, thread_ended); }

void *kasane_thread_slot(void) { return slot; }

void kasane_set_thread_slot(void *value, void (*destroy)(void *)) {
    pthread_once(&key_once, make_key);
    slot = value;
    slot_destroy = destroy;
    pthread_setspecific(key, value);
}
