// The declarations of Apple's `Darwin` module that cross-platform code uses: the C library, and Darwin's own functions,
// which other modules also export. The module isn't called `Darwin`, because the package manager and many packages use
// `canImport(Darwin)` to detect Apple's systems.
@_exported public import DarwinCompatibility
@_exported public import Glibc
