#ifndef MAP_RUNTIME_H
#define MAP_RUNTIME_H

/// Creates an annotation view of the class whose metadata is `metatype` with its `init(annotation:reuseIdentifier:)`,
/// which iOS code overrides and does not mark `required`. It is returned retained.
void *kasane_make_annotation_view(void *metatype);

#endif
