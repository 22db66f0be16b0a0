#define _GNU_SOURCE
#include "process_support.h"

#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// Less code than this, in bytes, is met quickly.
#define LEAST_CODE (1 << 16)

// Swift's locks have the number of the thread that holds them, for the kernel to see. Each library that uses locks remembers the
// number of its thread in a thread-local variable, where the copy's thread finds that of the thread it was copied from: the kernel
// would wait for that one, for ever. A variable that is zero is asked for anew. Of Dispatch the variable stays, since the main
// queue is bound to the number that was there first, and Dispatch's locks don't go through the kernel.
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

// The kernel gives a copy the page tables of mappings that have been written to. Those of files that are only read it leaves empty,
// so that the copy meets each page of code by a fault of its own: some hundreds, of microseconds each. A byte that is written over
// itself, as debuggers write breakpoints, makes a mapping one of the former, at the price of a page.
static int write_over(struct dl_phdr_info *library, size_t size, void *file) {
    (void)size;
    // The kernel's own.
    if (!strncmp(library->dlpi_name, "linux-", 6)) return 0;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X) || segment->p_memsz < LEAST_CODE) continue;
        const off_t place = (off_t)(library->dlpi_addr + segment->p_vaddr);
        char byte;
        // Where that is not allowed, the copy only takes longer.
        if (pread(*(int *)file, &byte, 1, place) == 1 && pwrite(*(int *)file, &byte, 1, place) != 1) return 1;
    }
    return 0;
}

void kasane_share_code(void) {
    int file = open("/proc/self/mem", O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    dl_iterate_phdr(write_over, &file);
    close(file);
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
