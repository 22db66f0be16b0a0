import Foundation

extension CGColorSpace: CustomStringConvertible, CustomDebugStringConvertible {
    /// The space's address, kind, model and profile, as `CFCopyDescription` prints them.
    public var description: String { "<\(referenceDescription("CGColorSpace", self))> (\(kindDescription))" }

    /// The description.
    public var debugDescription: String { description }

    private var kindDescription: String {
        switch definition {
        case .named(.deviceRGB): "kCGColorSpaceDeviceRGB"
        case .named(.deviceGray): "kCGColorSpaceDeviceGray"
        case .named(.deviceCMYK), .named(.genericCMYK): "kCGColorSpaceDeviceCMYK"
        case .named(let kind):
            profileDescription(kind.profileName) + (kind.isExtended ? "; extended range" : "")
        case .profile(let profile): profileDescription(profile.name)
        case .lab: "kCGColorSpaceLab"
        case .indexed(let table): "kCGColorSpaceIndexed; \(table.base.kindDescription)"
        case .pattern(let base):
            ["kCGColorSpacePattern", base?.kindDescription].compactMap(\.self).joined(separator: "; ")
        }
    }

    private func profileDescription(_ name: String?) -> String {
        ["kCGColorSpaceICCBased", model.constantName, name].compactMap(\.self).joined(separator: "; ")
    }
}

extension CGColorSpaceModel {
    /// The name of the constant in Apple's headers.
    package var constantName: String {
        switch self {
        case .unknown: "kCGColorSpaceModelUnknown"
        case .monochrome: "kCGColorSpaceModelMonochrome"
        case .rgb: "kCGColorSpaceModelRGB"
        case .cmyk: "kCGColorSpaceModelCMYK"
        case .lab: "kCGColorSpaceModelLab"
        case .deviceN: "kCGColorSpaceModelDeviceN"
        case .indexed: "kCGColorSpaceModelIndexed"
        case .pattern: "kCGColorSpaceModelPattern"
        case .XYZ: "kCGColorSpaceModelXYZ"
        }
    }
}

extension CGColor: CustomStringConvertible, CustomDebugStringConvertible {
    /// The colour's address, space and components, as `CFCopyDescription` prints them.
    public var description: String {
        let numbers = (components ?? []).map { Double($0).shortDescription }.joined(separator: " ")
        let space = colorSpace.map { " [\($0)]" } ?? ""
        return "<\(referenceDescription("CGColor", self))>\(space) ( \(numbers) )"
    }

    /// The description.
    public var debugDescription: String { description }
}
