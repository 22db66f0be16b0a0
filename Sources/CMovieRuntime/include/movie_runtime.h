#ifndef MOVIE_RUNTIME_H
#define MOVIE_RUNTIME_H

/// Creates an object of the class whose metadata is `metatype`, a subclass of `NSObject`, with its `init()`, which iOS
/// code does not mark `required`. It is returned retained.
void *kasane_make_compositor(void *metatype);

#endif
