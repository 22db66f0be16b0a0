// Apple's Foundation re-exports the kernel's and the C library's extensions of the standard.
@_exported public import DarwinCompatibility
// Apple's CoreGraphics exports `CGFloat`, `CGPoint`, `CGSize` and `CGRect`; on Linux they are in Foundation.
@_exported public import Foundation
// Selectors, associated objects and observers come with every framework, as they do on iOS.
@_exported public import ObjectRuntime
