#ifndef VIEW_RUNTIME_H
#define VIEW_RUNTIME_H

/// Makes a gesture recognizer of the class whose metadata is `metatype` by its `init(target:action:)`, which iOS code overrides and
/// does not mark `required`. It is returned retained.
void *kasane_make_gesture_recognizer(void *metatype);

/// Makes an object of the class whose metadata is `metatype` by its `init()`, as the Objective-C runtime makes delegates. It is
/// returned retained.
void *kasane_make_object(void *metatype);

/// Makes a table's cell of the class whose metadata is `metatype` by its `init(style:reuseIdentifier:)`. It is returned retained.
void *kasane_make_table_cell(void *metatype);

/// Makes a table's header or footer of the class whose metadata is `metatype` by its `init(reuseIdentifier:)`. It is returned
/// retained.
void *kasane_make_table_edge(void *metatype);

#endif
