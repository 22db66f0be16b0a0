#define _GNU_SOURCE
#include "execution_context.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

// Dispatch, without its headers, which lie elsewhere in each toolchain.
extern struct dispatch_queue_s _dispatch_main_q;
extern const char *dispatch_queue_get_label(struct dispatch_queue_s *queue);

// The main queue's label, by its address: no other queue has the same one. Asking for the current queue's label is the
// quickest question that Dispatch answers about it.
static const char *main_label;

__attribute__((constructor)) static void find_main_label(void) {
    main_label = dispatch_queue_get_label(&_dispatch_main_q);
}

enum role { UNKNOWN, MAIN, OTHER };

static _Thread_local enum role role;
static _Thread_local void *thread_slot;
static _Thread_local void (*thread_slot_destroy)(void *);
// Only accessed on the main actor, whichever thread it runs on.
static _Atomic(void *) main_slot;
static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

bool kasane_is_main_thread(void) {
    if (role == UNKNOWN) role = gettid() == getpid() ? MAIN : OTHER;
    return role == MAIN;
}

bool kasane_is_on_main_actor(void) {
    return kasane_is_main_thread() || dispatch_queue_get_label(0) == main_label;
}

void *kasane_thread_identity(void) { return &role; }

void *kasane_context_slot(void) {
    if (kasane_is_on_main_actor()) return atomic_load_explicit(&main_slot, memory_order_acquire);
    return thread_slot;
}

size_t kasane_stack_left(void) {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
    void *end = 0;
    size_t size = 0;
    char here = 0;
    int failure = pthread_attr_getstack(&attributes, &end, &size);
    pthread_attr_destroy(&attributes);
    return failure || &here < (char *)end ? 0 : (size_t)(&here - (char *)end);
}

static void thread_ended(void *value) {
    thread_slot = 0;
    thread_slot_destroy(value);
}

static void make_key(void) { pthread_key_create(&key, thread_ended); }

void kasane_set_context_slot(void *value, void (*destroy)(void *)) {
    if (kasane_is_on_main_actor()) return atomic_store_explicit(&main_slot, value, memory_order_release);
    pthread_once(&key_once, make_key);
    thread_slot = value;
    thread_slot_destroy = destroy;
    pthread_setspecific(key, value);
}
