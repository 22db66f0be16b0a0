#if os(iOS) || os(tvOS)
import UIKit
typealias PlatformColor = UIColor
#elseif os(macOS)
import AppKit
typealias PlatformColor = NSColor
#endif
#if canImport(AppKit)
import AppKit
#endif

func platforms() {
    #if os(iOS)
    print("iOS")
    #elseif os(Linux)
    print("Linux")
    #else
    print("another")
    #endif
    #if targetEnvironment(simulator)
    print("simulator")
    #endif
    #if targetEnvironment(macCatalyst)
    print("catalyst")
    #endif
    #if !os(iOS) && !targetEnvironment(macCatalyst)
    print("no touch")
    #endif
    #if os(macOS) || (os(iOS) && swift(>=5.0))
    print("swift 5")
    #endif
    #if compiler(>=5.5) && canImport(UIKit)
    print("UIKit")
    #endif
    #if _runtime(_ObjC)
    print("Objective-C")
    #endif
    #if os(watchOS)
    print("watch")
    #endif
    print(PlatformColor.black == PlatformColor.black)
}
