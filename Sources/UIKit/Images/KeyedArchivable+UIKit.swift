import CoreGraphics

// Types used for drawing views that may be decoded from untrusted archives.
extension UIBezierPath: KeyedArchivable {}
extension UIColor: KeyedArchivable {}
extension UIImage: KeyedArchivable {}
