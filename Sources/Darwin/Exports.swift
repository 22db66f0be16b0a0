// What `import Darwin` brings on Apple's systems, as far as code for both asks for it: the C library, and Darwin's own functions
// that other modules see too.
@_exported public import DarwinCompatibility
@_exported public import Glibc
