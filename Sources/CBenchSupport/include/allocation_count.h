// Counts what a program allocates. One that links this allocates through it.
#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// How many blocks of memory all threads have asked for so far.
long allocation_count(void);

#endif
