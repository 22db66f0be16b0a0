import CoreGraphics
import Foundation

extension InputKind {
    /// Encodes a value that `convert` returned. Returns false if archives don't support it.
    func encode(_ value: Any, with coder: NSCoder, forKey key: String) -> Bool {
        switch (self, value) {
        case (.number, let number as NSNumber):
            NumberList.encode([CGFloat(number.doubleValue)], with: coder, forKey: key)
        case (.vector, let object as CIVector): coder.encode(object, forKey: key)
        case (.color, let object as CIColor): coder.encode(object, forKey: key)
        case (.image, let object as CIImage), (.colors, let object as CIImage): coder.encode(object, forKey: key)
        case (.colors, let colors as [CIColor]): coder.encode(NSArray(array: colors), forKey: key)
        case (.transform, let transform as CGAffineTransform):
            coder.encode(CIVector(cgAffineTransform: transform), forKey: key)
        case (.string, let text as String): coder.encode(NSString(string: text), forKey: key)
        case (.data, let data as Data): coder.encode(NSData(data: data), forKey: key)
        case (.colorSpace, let space as CGColorSpace):
            if let name = space.name {
                coder.encode(NSString(string: name), forKey: key)
            } else if let profile = space.copyICCData() {
                coder.encode(NSData(data: profile), forKey: key)
            } else {
                return false
            }
        default: return false
        }
        return true
    }

    /// The value under a key; nil if there is none of this kind.
    func decode(_ coder: NSCoder, forKey key: String) -> Any? {
        // Decoding a missing key would fail the whole archive.
        guard coder.containsValue(forKey: key) else { return nil }
        let value: Any? =
            switch self {
            case .number: NumberList.decode(coder, forKey: key)?.first
            case .vector, .transform: coder.decodeObject(of: CIVector.self, forKey: key)
            case .color: coder.decodeObject(of: CIColor.self, forKey: key)
            case .image: coder.decodeObject(of: CIImage.self, forKey: key)
            case .colors: coder.decodeObject(of: [CIImage.self, NSArray.self, CIColor.self], forKey: key)
            case .string: coder.decodeObject(of: NSString.self, forKey: key) as String?
            case .data: coder.decodeObject(of: NSData.self, forKey: key) as Data?
            case .colorSpace: Self.colorSpace(coder.decodeObject(of: [NSString.self, NSData.self], forKey: key))
            case .attributedText, .list, .barcode: nil
            }
        return value.flatMap { convert($0) }
    }

    private static func colorSpace(_ value: Any?) -> CGColorSpace? {
        if let name = value as? String { return CGColorSpace(name: name) }
        return (value as? Data).flatMap { CGColorSpace(iccData: $0) }
    }
}
