public import CoreGraphics

/// A provider of previews for Xcode. Files with previews compile; `kasane render` shows a playground's live view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewprovider)
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}

/// A device that Xcode would show previews on.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewdevice)
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The room that Xcode would give a preview.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewlayout)
public enum PreviewLayout: Sendable {
    /// That of the device, or of the view.
    case device, sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How Xcode would turn the device.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/interfaceorientation)
public struct InterfaceOrientation: Hashable, Identifiable, Sendable {
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its other side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

extension View {
    /// Names the device of a preview. Only Xcode shows previews.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the room of a preview. Only Xcode shows previews.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Names a preview. Only Xcode shows previews.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Turns the device of a preview. Only Xcode shows previews.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
