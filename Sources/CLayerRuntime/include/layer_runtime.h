#ifndef LAYER_RUNTIME_H
#define LAYER_RUNTIME_H

/// Creates a presentation copy of `layer`, passed and returned retained, as an instance of the class whose metadata is
/// `metatype`.
///
/// `CALayer.init(layer:)` must dispatch to the subclass's override without being `required`, because iOS code does not
/// mark it so. Swift has no syntax for that call, but its calling convention allows it: the metatype is passed in the
/// context register.
void *kasane_make_presentation(void *layer, void *metatype);

/// Creates a layer of the class whose metadata is `metatype` with its `init()`, which iOS code does not mark `required`
/// either. It is returned retained.
void *kasane_make_layer(void *metatype);

/// Creates a view of the class whose metadata is `metatype` with its `init(frame:)`, returned retained; null in a
/// program without UIKit.
void *kasane_make_view(void *metatype);

/// Retains a Swift object and returns it; null for null and for an object whose deinitializer has begun.
void *kasane_try_retain(void *object);

#endif
