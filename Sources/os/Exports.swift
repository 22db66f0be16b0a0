// Unfair locks and the kernel's clocks, which `import os` also exports on Apple's systems.
@_exported public import DarwinCompatibility
