#define _GNU_SOURCE
#include "process_support.h"

#include <link.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// Swift's locks contain the thread identifier of their owner, which the kernel interprets. Each library that uses locks caches the
// identifier in a thread-local variable, in which the copy's thread finds that of the thread it was forked from: the kernel would
// wait for that one forever. A variable that is zero is initialized again. Dispatch's variable is kept, because the main queue is
// bound to the original identifier, and Dispatch's locks don't use the kernel.
// See https://github.com/swiftlang/swift/blob/main/include/swift/Threading/Impl/Linux/ulock.h
static int forget_thread(struct dl_phdr_info *library, size_t size, void *parent) {
    (void)size;
    const char *name = strrchr(library->dlpi_name, '/');
    if (name && (!strncmp(name, "/libdispatch", 12) || !strncmp(name, "/libc.", 6))) return 0;
    char *variables = library->dlpi_tls_data;
    if (!variables) return 0;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        if (library->dlpi_phdr[i].p_type != PT_TLS) continue;
        for (size_t offset = 0; offset + sizeof(pid_t) <= library->dlpi_phdr[i].p_memsz; offset += sizeof(pid_t)) {
            pid_t value;
            memcpy(&value, variables + offset, sizeof value);
            if (value == *(pid_t *)parent) memset(variables + offset, 0, sizeof value);
        }
    }
    return 0;
}

pid_t kasane_fork(void) {
    // Of a process with one thread, which has the same number.
    pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The parent may have ended before the line above.
    if (getppid() != parent) _exit(1);
    setpgid(0, 0);
    dl_iterate_phdr(forget_thread, &parent);
    return 0;
}

void kasane_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

void kasane_limit_files(uint64_t bytes) {
    const struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
    setrlimit(RLIMIT_FSIZE, &limit);
}

void kasane_limit_memory(uint64_t bytes) {
    const struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
    setrlimit(RLIMIT_DATA, &limit);
}
