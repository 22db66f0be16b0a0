// Swift Testing names this module as its overlay for files that import both `Testing` and `CoreGraphics`, and ships it
// on Apple's platforms only. Without a module of this name such a file does not compile on Linux, so Kasane has one.
// It is empty on purpose: the overlay adds nothing that a test must have.
