#define _GNU_SOURCE
#include "kernel_state.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/// Lines of /proc/self/status that change while a process only computes and allocates.
static bool line_changes(const char *line) {
    if (!strncmp(line, "Vm", 2)) return strncmp(line, "VmLck", 5) && strncmp(line, "VmPin", 5);
    static const char *const names[] = {"Rss", "FDSize", "Hugetlb", "State", "SigQ", "TracerPid", "voluntary", "nonvoluntary"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!strncmp(line, names[i], strlen(names[i]))) return true;
    }
    return false;
}

static bool note_status(kernel_state *state) {
    const int descriptor = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const ssize_t length = read(descriptor, state->status, STATUS_LENGTH);
    close(descriptor);
    if (length <= 0 || length == STATUS_LENGTH) return false;
    char *line = state->status, *kept = state->status, *const end = line + length;
    while (line < end) {
        char *next = memchr(line, '\n', end - line);
        next = next ? next + 1 : end;
        if (!line_changes(line)) {
            memmove(kept, line, next - line);
            kept += next - line;
        }
        line = next;
    }
    state->status_length = kept - state->status;
    return true;
}

static bool note_descriptors(kernel_state *state) {
    const int folder = open("/proc/self/fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return false;
    state->descriptor_count = 0;
    bool is_whole = true;
    _Alignas(8) char entries[4096];
    for (long length; is_whole && (length = syscall(SYS_getdents64, folder, entries, sizeof entries)) != 0;) {
        if (length < 0) is_whole = false;
        for (long offset = 0; offset < length;) {
            // The kernel's structure, which the C library declares as dirent.
            const struct dirent64 *entry = (const struct dirent64 *)(entries + offset);
            offset += entry->d_reclen;
            if (entry->d_name[0] == '.') continue;
            const int number = atoi(entry->d_name);
            struct stat status;
            if (number == folder || fstat(number, &status)) continue;
            if (state->descriptor_count == MOST_DESCRIPTORS) {
                is_whole = false;
                break;
            }
            const int place = state->descriptor_count++;
            state->descriptors[place].number = number;
            state->descriptors[place].device = status.st_dev;
            state->descriptors[place].node = status.st_ino;
            state->descriptors[place].flags = fcntl(number, F_GETFL) << 1 | (fcntl(number, F_GETFD) & 1);
        }
    }
    close(folder);
    return is_whole;
}

static bool note(kernel_state *state) {
    if (!note_status(state) || !note_descriptors(state)) return false;
    for (int number = 1; number < SIGNAL_COUNT; number++) {
        struct sigaction action = {0};
        // Two signals are reserved by the C library, and not reported.
        sigaction(number, NULL, &action);
        memset(&state->actions[number], 0, sizeof *state->actions);
        state->actions[number].handler = action.sa_handler;
        // Flags are meaningless without a handler.
        if (action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN) state->actions[number].flags = action.sa_flags;
    }
    for (int kind = 0; kind < RLIMIT_NLIMITS; kind++) getrlimit(kind, &state->limits[kind]);
    sigaltstack(NULL, &state->signal_stack);
    state->group = getpgrp();
    state->session = getsid(0);
    state->priority = getpriority(PRIO_PROCESS, 0);
    state->heap_end = sbrk(0);
    return true;
}

bool kernel_state_note(kernel_state *state) {
    state->directory = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
    fegetenv(&state->arithmetic);
    return state->directory >= 0 && note(state);
}

/// Whether this process has child processes, including ended ones that have not been waited for.
static bool has_children(void) {
    pid_t ended;
    do { ended = waitpid(-1, NULL, WNOHANG | __WALL); } while (ended > 0);
    return ended == 0 || errno != ECHILD;
}

/// Whether the recorded descriptors are still open on the same files.
static bool keeps_descriptors(const kernel_state *then, const kernel_state *now) {
    for (int i = 0, j = 0; i < then->descriptor_count; i++) {
        // Both lists are sorted by number.
        while (j < now->descriptor_count && now->descriptors[j].number < then->descriptors[i].number) j++;
        if (j == now->descriptor_count || now->descriptors[j].number != then->descriptors[i].number
            || now->descriptors[j].device != then->descriptors[i].device || now->descriptors[j].node != then->descriptors[i].node
            || now->descriptors[j].flags != then->descriptors[i].flags)
            return false;
    }
    return true;
}

/// Whether there are POSIX timers, which the kernel lists.
static bool has_timers(void) {
    const int descriptor = open("/proc/self/timers", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    char byte;
    const bool has_any = read(descriptor, &byte, 1) > 0;
    close(descriptor);
    return has_any;
}

const char *kernel_state_difference(const kernel_state *then, kernel_state *now) {
    if (has_children()) return "it has started processes";
    if (!note(now)) return "its state cannot be read";
    // The kernel takes a moment to remove an ended thread.
    for (int i = 0; i < 20; i++) {
        if (now->status_length == then->status_length && !memcmp(now->status, then->status, then->status_length)) break;
        if (i == 19) return "it has threads, or another user, mask or name";
        usleep(100);
        if (!note_status(now)) return "its state cannot be read";
    }
    if (!keeps_descriptors(then, now)) return "it has closed a descriptor that was open";
    if (memcmp(then->actions, now->actions, sizeof then->actions)) return "it handles signals";
    if (memcmp(then->limits, now->limits, sizeof then->limits)) return "it has other limits";
    if (memcmp(&then->signal_stack, &now->signal_stack, sizeof then->signal_stack)) return "it has a stack for signals";
    if (then->group != now->group || then->session != now->session) return "it is in another group";
    if (then->priority != now->priority) return "it has another priority";
    if (now->heap_end < then->heap_end) return "its heap is smaller";
    return has_timers() ? "it has timers" : NULL;
}

void kernel_state_restore(const kernel_state *then, const kernel_state *now) {
    for (int i = 0, j = 0; i < now->descriptor_count; i++) {
        while (j < then->descriptor_count && then->descriptors[j].number < now->descriptors[i].number) j++;
        if (j == then->descriptor_count || then->descriptors[j].number != now->descriptors[i].number) close(now->descriptors[i].number);
    }
    (void)!fchdir(then->directory);
    const struct itimerval none = {0};
    for (int kind = ITIMER_REAL; kind <= ITIMER_PROF; kind++) setitimer(kind, &none, NULL);
    // The system call: what the C library stores about the heap is memory, and restored as such.
    syscall(SYS_brk, then->heap_end);
    fesetenv(&then->arithmetic);
}
