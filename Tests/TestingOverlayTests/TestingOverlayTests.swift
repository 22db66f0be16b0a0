import CoreGraphics
import QuartzCore
import Testing

/// A file that imports Swift Testing beside Kasane's modules must compile. On Linux it does only because the package has
/// a module named as Swift Testing's overlay for CoreGraphics; this file is such a file.
@Test func aFileMayImportTestingAndCoreGraphics() {
    var transform = CATransform3D()
    transform.m43 = CGFloat(7)
    #expect(transform != CATransform3D())
}
