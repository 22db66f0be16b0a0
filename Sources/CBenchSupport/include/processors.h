// What is needed to find out how many processors there really are.
#ifndef PROCESSORS_H
#define PROCESSORS_H

// Does `steps` steps of plain additions, which keep every adder of a processor busy.
void plain_work(long steps);

// The number of the processor that the thread runs on; less than 0 where that is not known.
int current_processor(void);

// Keeps the thread from a processor, if there is another that it may run on.
void avoid_processor(int processor);

#endif
