// Whoever imports UIKit has these too, as on Apple's platforms.
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import Foundation
@_exported public import QuartzCore
