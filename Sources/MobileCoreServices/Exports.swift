// The type names of image files are declared there.
@_exported public import ImageIO
@_exported public import UniformTypeIdentifiers
