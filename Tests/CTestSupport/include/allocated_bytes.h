// The memory that a test allocates.
#ifndef ALLOCATED_BYTES_H
#define ALLOCATED_BYTES_H

// Returns the bytes of memory that all threads have allocated and not freed; negative if that is not known.
long allocated_bytes(void);

#endif
