#ifndef WINDOW_SUPPORT_H
#define WINDOW_SUPPORT_H

/// Makes anonymous memory that processes share by its descriptor, which children don't inherit by themselves. It can grow,
/// but not shrink: a mapping of it never faults. Returns -1 when there is none, with errno set.
int kasane_make_shared_memory(void);

#endif
