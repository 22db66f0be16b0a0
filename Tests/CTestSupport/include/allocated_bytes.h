// How much memory a test takes.
#ifndef ALLOCATED_BYTES_H
#define ALLOCATED_BYTES_H

// How many bytes of memory all threads together have asked for and not given back; less than 0 where that is not known.
long allocated_bytes(void);

#endif
