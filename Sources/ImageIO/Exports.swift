// Apple's ImageIO brings `CGImage` and the names it is made of.
@_exported public import CoreGraphics
