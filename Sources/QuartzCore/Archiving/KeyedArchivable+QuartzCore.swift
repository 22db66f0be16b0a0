import CoreGraphics

// Layers, and the objects they refer to, may be decoded from untrusted archives.
extension CALayer: KeyedArchivable {}
extension CAAnimation: KeyedArchivable {}
extension CAEmitterCell: KeyedArchivable {}
extension CAConstraint: KeyedArchivable {}
extension CAMediaTimingFunction: KeyedArchivable {}
extension CAValueFunction: KeyedArchivable {}
extension CAFilter: KeyedArchivable {}
