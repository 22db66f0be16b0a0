public import CoreGraphics

/// Returns the type identifier of fonts.
public func CTFontGetTypeID() -> CFTypeID { typeNumber(of: CTFont.self) }

/// Returns the type identifier of font descriptors.
public func CTFontDescriptorGetTypeID() -> CFTypeID { typeNumber(of: CTFontDescriptor.self) }

/// Returns the type identifier of lines.
public func CTLineGetTypeID() -> CFTypeID { typeNumber(of: CTLine.self) }

/// Returns the type identifier of runs.
public func CTRunGetTypeID() -> CFTypeID { typeNumber(of: CTRun.self) }
