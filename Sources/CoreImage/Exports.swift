// Apple's Core Image re-exports `CGImage`, `CGRect` and the types they use, and ImageIO's orientations.
@_exported public import CoreGraphics
@_exported public import ImageIO
