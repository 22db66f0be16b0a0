// Apple's Foundation brings what the kernel and the C library have beside the standard's.
@_exported public import DarwinCompatibility
// Apple's CoreGraphics brings `CGFloat`, `CGPoint`, `CGSize` and `CGRect`; on Linux they live in Foundation.
@_exported public import Foundation
// Selectors, associated objects and observers come with every framework, as they do on iOS.
@_exported public import ObjectRuntime
