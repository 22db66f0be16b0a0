// `import OSLog` re-exports `os`, as on Apple's systems.
@_exported public import os
