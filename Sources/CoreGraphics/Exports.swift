// Apple's CoreGraphics brings `CGFloat`, `CGPoint`, `CGSize` and `CGRect`; on Linux they live in Foundation.
@_exported public import Foundation
