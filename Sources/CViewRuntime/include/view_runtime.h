#ifndef VIEW_RUNTIME_H
#define VIEW_RUNTIME_H

/// Makes a gesture recognizer of the class whose metadata is `metatype` by its `init(target:action:)`, which iOS code overrides and
/// does not mark `required`. It is returned retained.
void *kasane_make_gesture_recognizer(void *metatype);

/// Makes a view of the class whose metadata is `metatype` by its `init(frame:)`, whose argument is a rectangle at an address. It
/// is returned retained.
void *kasane_make_framed_view(void *metatype, const void *frame);

/// Makes a table's cell of the class whose metadata is `metatype` by its `init(style:reuseIdentifier:)`. It is returned retained.
void *kasane_make_table_cell(void *metatype);

/// Makes a table's header or footer of the class whose metadata is `metatype` by its `init(reuseIdentifier:)`. It is returned
/// retained.
void *kasane_make_table_edge(void *metatype);

/// Makes a collection's cell or other view of the class whose metadata is `metatype` by its `init(frame:)`. It is returned
/// retained.
void *kasane_make_collection_view(void *metatype);

/// Makes a provider of an attachment's view of the class whose metadata is `metatype` by its
/// `init(textAttachment:parentView:textLayoutManager:location:)`. It is returned retained.
void *kasane_make_view_provider(void *metatype);

/// Makes a segue of the class whose metadata is `metatype` by its `init(identifier:source:destination:)`. It is returned
/// retained.
void *kasane_make_segue(void *metatype);

/// Has module Kasane, if the program is linked with it, open a window for the application that is about to launch.
void kasane_open_program_window(void);

#endif
