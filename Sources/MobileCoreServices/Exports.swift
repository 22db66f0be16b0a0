// The names of types of image files come from there.
@_exported public import ImageIO
@_exported public import UniformTypeIdentifiers
