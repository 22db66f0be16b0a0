// Apple's CoreText brings CoreGraphics.
@_exported public import CoreGraphics
