#ifndef KERNEL_STATE_H
#define KERNEL_STATE_H

#include <fenv.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>

enum { MOST_DESCRIPTORS = 256, STATUS_LENGTH = 8192, SIGNAL_COUNT = 65 };

/// The state of a process in the kernel and the CPU, in addition to its memory.
typedef struct {
    /// Users, groups, capabilities, the file mode mask, signals, CPU affinity and so on: the lines of /proc/self/status
    /// that don't change.
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

/// Records the state of this process. Returns false if it can't be read.
bool kernel_state_note(kernel_state *state);

/// Compares the state with the recorded one. Returns NULL if the differences can be restored, or else a description of
/// what can't.
/// - Parameter now: Memory for the current state.
const char *kernel_state_difference(const kernel_state *then, kernel_state *now);

/// Closes descriptors opened since, and restores the working directory, timers and the end of the heap.
void kernel_state_restore(const kernel_state *then, const kernel_state *now);

#endif
