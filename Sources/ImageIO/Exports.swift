// Apple's ImageIO re-exports `CGImage` and the types it uses.
@_exported public import CoreGraphics
