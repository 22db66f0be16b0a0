#include "view_runtime.h"

// The allocating initializer `UIGestureRecognizer.init(_empty:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_gesture_recognizer_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_gesture_recognizer(void *metatype) { return kasane_gesture_recognizer_init(metatype); }

// The allocating initializer `UIView.init(_made:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_framed_view_init(
    const void *frame, __attribute__((swift_context)) void *metatype);

void *kasane_make_framed_view(void *metatype, const void *frame) { return kasane_framed_view_init(frame, metatype); }

// The allocating initializer `UITableViewCell.init(_registered:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_table_cell_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_table_cell(void *metatype) { return kasane_table_cell_init(metatype); }

// The allocating initializer `UITableViewHeaderFooterView.init(_registered:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_table_edge_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_table_edge(void *metatype) { return kasane_table_edge_init(metatype); }

// The allocating initializer `UICollectionReusableView.init(_registered:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_collection_view_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_collection_view(void *metatype) { return kasane_collection_view_init(metatype); }

// The allocating initializer `NSTextAttachmentViewProvider.init(_registered:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_view_provider_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_view_provider(void *metatype) { return kasane_view_provider_init(metatype); }

// The allocating initializer `UIStoryboardSegue.init(_made:)`, by the name `@_silgen_name` gives it.
extern __attribute__((swiftcall)) void *kasane_segue_init(__attribute__((swift_context)) void *metatype);

void *kasane_make_segue(void *metatype) { return kasane_segue_init(metatype); }
