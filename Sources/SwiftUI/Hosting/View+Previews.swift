public import CoreGraphics

/// The device that Xcode shows a preview on, by its name.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewdevice)
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name, such as "iPhone 15".
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { self.init(rawValue: name) }
}

/// How large Xcode shows a preview.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewlayout)
public enum PreviewLayout: Hashable, Sendable {
    /// As large as the device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// Of a size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How Xcode would turn the device.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/interfaceorientation)
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    public let id: String

    /// All values: upright ones first.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

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
    /// Returns the view: only Xcode shows previews.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Returns the view: only Xcode shows previews.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Returns the view: only Xcode shows previews.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Returns the view: only Xcode shows previews.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
