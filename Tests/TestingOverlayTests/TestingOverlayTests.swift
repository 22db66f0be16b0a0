import CoreGraphics
import QuartzCore
import Testing

/// A file that imports Swift Testing along with Kasane's modules must compile. On Linux it does only because the
/// package has a module with the name of Swift Testing's overlay for CoreGraphics; this file is one.
@Test func aFileMayImportTestingAndCoreGraphics() {
    var transform = CATransform3D()
    transform.m43 = CGFloat(7)
    #expect(transform != CATransform3D())
}
