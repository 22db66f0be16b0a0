public import Foundation

// Core Foundation's names for what Swift on Linux has as its own types, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTimeInterval = Double
