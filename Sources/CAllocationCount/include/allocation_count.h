// Counts what a thread allocates. A program that links this allocates through it.
#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// How many blocks of memory this thread has asked for so far.
long allocation_count(void);

#endif
