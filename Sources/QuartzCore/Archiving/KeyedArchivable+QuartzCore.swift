import CoreGraphics

// Layers, and what hangs on them, may be read from archives of strangers.
extension CALayer: KeyedArchivable {}
extension CAAnimation: KeyedArchivable {}
extension CAEmitterCell: KeyedArchivable {}
extension CAConstraint: KeyedArchivable {}
extension CAMediaTimingFunction: KeyedArchivable {}
extension CAValueFunction: KeyedArchivable {}
extension CAFilter: KeyedArchivable {}
