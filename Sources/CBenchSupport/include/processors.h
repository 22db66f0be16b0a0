// Functions for determining the number of CPUs that are really available.
#ifndef PROCESSORS_H
#define PROCESSORS_H

// Does `steps` steps of additions, which keep all adders of a CPU busy.
void plain_work(long steps);

// The number of the CPU on which the thread runs; negative if unknown.
int current_processor(void);

// Excludes a CPU from the thread's affinity, if there is another one.
void avoid_processor(int processor);

#endif
