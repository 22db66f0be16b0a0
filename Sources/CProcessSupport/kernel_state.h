#ifndef KERNEL_STATE_H
#define KERNEL_STATE_H

#include <fenv.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>

enum { MOST_DESCRIPTORS = 256, STATUS_LENGTH = 8192, SIGNAL_COUNT = 65 };

/// What the kernel and the processor hold for a process besides its memory.
typedef struct {
    /// Users, groups, capabilities, the mask for files, signals, processors and the like: the lines of /proc/self/status that stay.
    char status[STATUS_LENGTH];
    int status_length;
    int descriptor_count;
    struct {
        int number;
        dev_t device;
        ino_t node;
        int flags;
    } descriptors[MOST_DESCRIPTORS];
    struct {
        void (*handler)(int);
        int flags;
    } actions[SIGNAL_COUNT];
    struct rlimit limits[RLIMIT_NLIMITS];
    stack_t signal_stack;
    pid_t group, session;
    int priority;
    void *heap_end;
    /// The working directory, open.
    int directory;
    fenv_t arithmetic;
} kernel_state;

/// Notes the state of this process. False where it cannot be told.
bool kernel_state_note(kernel_state *state);

/// Compares the state with what it was. Nil where the rest can be put back, else what cannot.
/// - Parameter now: Memory for what it is now.
const char *kernel_state_difference(const kernel_state *then, kernel_state *now);

/// Closes what has been opened since, and puts back the working directory, timers and the end of the heap.
void kernel_state_restore(const kernel_state *then, const kernel_state *now);

#endif
