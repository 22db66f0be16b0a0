#ifndef STREAMS_H
#define STREAMS_H

/// Opens a stream, a `FILE`, whose bytes functions read and write, as Darwin's `funopen` does. Null for no memory, or neither of the
/// two. The functions have the types of Darwin's, with Linux's `fpos_t`; they are untyped here because a header that names that type
/// takes it away from the module of the C library.
void *kasane_open_stream(const void *cookie, void *read, void *write, void *seek, void *close);

#endif
