#ifndef OBJECT_RUNTIME_H
#define OBJECT_RUNTIME_H

#include <stdbool.h>

/// Calls `will_end` and `did_end` with the address of each object of a class, before and after it is destroyed.
/// Instances of subclasses are not included: each class has its own metatype.
///
/// `metatype` is the address of the class's metadata. Swift stores the class's destructor two words before it, where it
/// is replaced. Repeated calls for the same class have no effect. Returns false if the metadata can't be written.
bool kasane_watch_deaths(void *metatype);

/// Sets the callbacks, once, before anything is watched. The result of `will_end` is passed to `did_end`, which is not
/// called for null.
void kasane_set_death_handlers(void *(*will_end)(void *object), void (*did_end)(void *object, void *token));

/// Creates an object of the class whose metadata is `metatype` with its `init()`, which Swift can only call on a
/// metatype if it is `required`. It is returned retained.
void *kasane_make_object(void *metatype);

#endif
