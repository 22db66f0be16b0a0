#ifndef VIEW_RUNTIME_H
#define VIEW_RUNTIME_H

/// Creates a gesture recognizer of the class whose metadata is `metatype` with its `init(target:action:)`, which iOS
/// code overrides and does not mark `required`. It is returned retained.
void *kasane_make_gesture_recognizer(void *metatype);

/// Creates a view of the class whose metadata is `metatype` with its `init(frame:)`, whose argument is a rectangle at
/// an address. It is returned retained.
void *kasane_make_framed_view(void *metatype, const void *frame);

/// Creates a table view cell of the class whose metadata is `metatype` with its `init(style:reuseIdentifier:)`. It is
/// returned retained.
void *kasane_make_table_cell(void *metatype);

/// Creates a table view header or footer of the class whose metadata is `metatype` with its `init(reuseIdentifier:)`.
/// It is returned retained.
void *kasane_make_table_edge(void *metatype);

/// Creates a collection view's cell or supplementary view of the class whose metadata is `metatype` with its
/// `init(frame:)`. It is returned retained.
void *kasane_make_collection_view(void *metatype);

/// Creates a text attachment view provider of the class whose metadata is `metatype` with its
/// `init(textAttachment:parentView:textLayoutManager:location:)`. It is returned retained.
void *kasane_make_view_provider(void *metatype);

/// Creates a segue of the class whose metadata is `metatype` with its `init(identifier:source:destination:)`. It is
/// returned retained.
void *kasane_make_segue(void *metatype);

/// Makes module Kasane, if the program is linked with it, open a window for the application that is about to launch.
void kasane_open_program_window(void);

#endif
