// Apple's Core Image brings `CGImage`, `CGRect` and the names they are made of, and ImageIO's orientations.
@_exported public import CoreGraphics
@_exported public import ImageIO
