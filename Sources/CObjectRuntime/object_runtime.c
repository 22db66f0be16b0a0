#include "object_runtime.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// The deallocating destructor of a class, which `swift_release` calls. See `HeapMetadataHeader` in
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
typedef __attribute__((swiftcall)) void (*destructor)(__attribute__((swift_context)) void *object);

// The replaced destructors, by metatype: an open-addressing hash table that only grows. Readers take no lock: a key is
// stored after its value, and a table that has been outgrown is not freed.
struct row {
    _Atomic(void *) metatype;
    destructor original;
};

struct table {
    size_t mask;
    size_t count;
    struct row rows[];
};

static _Atomic(struct table *) table;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *(*will_end)(void *);
static void (*did_end)(void *, void *);

void kasane_set_death_handlers(void *(*will)(void *), void (*did)(void *, void *)) {
    will_end = will;
    did_end = did;
}

static size_t place(void *metatype) { return ((uintptr_t)metatype >> 4) * 0x9E3779B97F4A7C15u >> 20; }

static destructor find(struct table *in, void *metatype) {
    if (!in) return 0;
    for (size_t i = place(metatype);; i++) {
        struct row *row = &in->rows[i & in->mask];
        void *key = atomic_load_explicit(&row->metatype, memory_order_acquire);
        if (key == metatype) return row->original;
        if (!key) return 0;
    }
}

static void put(struct table *into, void *metatype, destructor original) {
    size_t i = place(metatype);
    while (atomic_load_explicit(&into->rows[i & into->mask].metatype, memory_order_relaxed)) i++;
    into->rows[i & into->mask].original = original;
    atomic_store_explicit(&into->rows[i & into->mask].metatype, metatype, memory_order_release);
    into->count++;
}

// At most half full, so that every search terminates. Null if memory is exhausted.
static struct table *with_room(struct table *old) {
    if (old && (old->count + 1) * 2 <= old->mask) return old;
    size_t size = old ? (old->mask + 1) * 2 : 64;
    struct table *new = calloc(1, sizeof(struct table) + size * sizeof(struct row));
    if (!new) return 0;
    new->mask = size - 1;
    for (size_t i = 0; old && i <= old->mask; i++) {
        void *key = atomic_load_explicit(&old->rows[i].metatype, memory_order_relaxed);
        if (key) put(new, key, old->rows[i].original);
    }
    return new;
}

static __attribute__((swiftcall)) void destroy(__attribute__((swift_context)) void *object) {
    destructor original = find(atomic_load_explicit(&table, memory_order_acquire), *(void **)object);
    void *token = will_end(object);
    original(object);
    if (token) did_end(object, token);
}

static bool make_writable(void *address) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)address & ~(page - 1);
    return !mprotect((void *)start, page, PROT_READ | PROT_WRITE);
}

bool kasane_watch_deaths(void *metatype) {
    _Atomic(destructor) *slot = (_Atomic(destructor) *)((void **)metatype - 2);
    if (atomic_load_explicit(slot, memory_order_acquire) == destroy) return true;
    bool watched = true;
    pthread_mutex_lock(&lock);
    destructor original = atomic_load_explicit(slot, memory_order_relaxed);
    if (original != destroy) {
        struct table *old = atomic_load_explicit(&table, memory_order_relaxed);
        struct table *room = with_room(old);
        watched = room && make_writable(slot);
        if (watched) {
            put(room, metatype, original);
            atomic_store_explicit(&table, room, memory_order_release);
            atomic_store_explicit(slot, destroy, memory_order_release);
        }
    }
    pthread_mutex_unlock(&lock);
    return watched;
}

// The allocating initializer `NSObject.init(_made:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_object_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_object(void *metatype) { return kasane_object_init(metatype); }
