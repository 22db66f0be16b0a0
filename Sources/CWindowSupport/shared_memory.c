#define _GNU_SOURCE
#include "window_support.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

int kasane_make_shared_memory(void) {
    int descriptor = memfd_create("kasane-frames", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -1;
    if (fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK) == 0) return descriptor;
    int error = errno;
    close(descriptor);
    errno = error;
    return -1;
}
