public import CoreGraphics

/// What `CFGetTypeID` says of fonts.
public func CTFontGetTypeID() -> CFTypeID { typeNumber(of: CTFont.self) }

/// What `CFGetTypeID` says of fonts' descriptors.
public func CTFontDescriptorGetTypeID() -> CFTypeID { typeNumber(of: CTFontDescriptor.self) }

/// What `CFGetTypeID` says of lines.
public func CTLineGetTypeID() -> CFTypeID { typeNumber(of: CTLine.self) }

/// What `CFGetTypeID` says of runs.
public func CTRunGetTypeID() -> CFTypeID { typeNumber(of: CTRun.self) }
