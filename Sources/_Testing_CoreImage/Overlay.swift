// Swift Testing declares this module as its overlay for files that import both `Testing` and `CoreImage`, and ships it
// only for Apple's platforms. It is intentionally empty, like `_Testing_CoreGraphics`.
