// Swift Testing declares this module as its overlay for files that import both `Testing` and `CoreGraphics`, and ships
// it only for Apple's platforms. Without a module of this name such a file does not compile on Linux, so Kasane
// provides one. It is intentionally empty: the overlay adds nothing that tests require.
