import CoreGraphics

// What views are drawn with may be read from archives of strangers.
extension UIBezierPath: KeyedArchivable {}
extension UIColor: KeyedArchivable {}
extension UIImage: KeyedArchivable {}
