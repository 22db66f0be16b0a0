#include "allocated_bytes.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

long allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

#else

long allocated_bytes(void) { return -1; }

#endif
