// Swift Testing names this module as its overlay for files that import both `Testing` and `CoreImage`, and ships it on
// Apple's platforms only. It is empty on purpose, as `_Testing_CoreGraphics` is.
