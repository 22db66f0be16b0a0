// What `import Darwin` brings on Apple's systems, as far as code for both asks for it, stands here beside the C library. The module isn't
// called `Darwin`: the package manager and many packages take `canImport(Darwin)` for one of Apple's systems.
@_exported public import Glibc
