#ifndef WINDOW_SUPPORT_H
#define WINDOW_SUPPORT_H

/// Creates anonymous memory that processes share by its descriptor, which is not inherited by child processes. It can
/// grow, but not shrink, so a mapping of it never faults. Returns -1 on failure, with errno set.
int kasane_make_shared_memory(void);

#endif
