#ifndef LAYER_RUNTIME_H
#define LAYER_RUNTIME_H

/// Makes a presentation copy of `layer`, passed and returned retained, as an instance of the class whose metadata is `metatype`.
///
/// `CALayer.init(layer:)` must reach the subclass's override without being `required`, for iOS code does not mark it so.
/// Swift has no spelling for that call, but its calling convention does: the metatype travels in the context register.
void *kasane_make_presentation(void *layer, void *metatype);

/// Makes a layer of the class whose metadata is `metatype` by its `init()`, which iOS code does not mark `required` either.
/// It is returned retained.
void *kasane_make_layer(void *metatype);

/// Makes a view of the class whose metadata is `metatype` by its `init(frame:)`, returned retained; null in a program without UIKit.
void *kasane_make_view(void *metatype);

/// Retains a Swift object and gives it back; null for null and for an object whose deinitializer has begun.
void *kasane_try_retain(void *object);

#endif
