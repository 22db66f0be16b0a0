// Swift Testing declares this module as its overlay for files that import both `Testing` and `UIKit`; see
// `_Testing_CoreGraphics`. It is intentionally empty.
