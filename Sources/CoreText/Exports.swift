// Apple's CoreText re-exports CoreGraphics.
@_exported public import CoreGraphics
