// `import OSLog` brings all of `os`, as on Apple's systems.
@_exported public import os
