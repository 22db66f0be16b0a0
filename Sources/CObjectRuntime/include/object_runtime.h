#ifndef OBJECT_RUNTIME_H
#define OBJECT_RUNTIME_H

#include <stdbool.h>

/// Calls `will_end` and `did_end` with the address of each object of a class, before and after it is destroyed. Instances of subclasses
/// are not meant: each class has a metatype of its own.
///
/// `metatype` is the address of the class's metadata. Swift keeps the class's destructor two words before it, where it is replaced.
/// Asking again for the same class changes nothing. Returns false where the metadata can't be written.
bool kasane_watch_deaths(void *metatype);

/// Sets what is called; once, before anything is watched. What `will_end` returns is passed to `did_end`, and null calls nothing more.
void kasane_set_death_handlers(void *(*will_end)(void *object), void (*did_end)(void *object, void *token));

/// Makes an object of the class whose metadata is `metatype` by its `init()`, which Swift calls by a class alone only where it is
/// `required`. It is returned retained.
void *kasane_make_object(void *metatype);

#endif
