// What `import Darwin` brings on Apple's systems, as far as code for both asks for it: the C library, and Darwin's own functions that
// other modules see too. The module isn't called `Darwin`: the package manager and many packages take `canImport(Darwin)` for one of
// Apple's systems.
@_exported public import DarwinCompatibility
@_exported public import Glibc
