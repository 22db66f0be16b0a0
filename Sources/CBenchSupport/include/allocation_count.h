// Counts what a program allocates. One that links this allocates through it.
#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// The number of allocations by all threads so far.
long allocation_count(void);

#endif
