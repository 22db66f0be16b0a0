// Locks of four bytes and the kernel's clocks, which `import os` brings too.
@_exported public import DarwinCompatibility
