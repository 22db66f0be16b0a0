import CoreGraphics
import Foundation

extension CAEmitterCell {
    final func ownValue(forKey key: String) -> Any? {
        if let key = EmitterCellKey(rawValue: key) { return NSNumber(value: properties[keyPath: key.path]) }
        if let value = properties.timing.value(forKey: key) { return value }
        return switch key {
        case "name": name
        case "enabled", "isEnabled": NSNumber(value: isEnabled)
        case "emitterCells": emitterCells
        case "style": style
        case "color": color
        case "contents": contents
        case "contentsRect": contentsRect
        case "contentsScale": NSNumber(value: Double(contentsScale))
        case "magnificationFilter": magnificationFilter
        case "minificationFilter": minificationFilter
        case "minificationFilterBias": NSNumber(value: minificationFilterBias)
        default: nil
        }
    }

    final func setOwnValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap(AnimationValue.number)
        switch key {
        case "name": name = value as? String
        case "emitterCells" where value == nil || value is [CAEmitterCell]: emitterCells = value as? [CAEmitterCell]
        case "style" where value == nil || value is [AnyHashable: Any]: style = value as? [AnyHashable: Any]
        case "color" where value == nil || value is CGColor: color = value as? CGColor
        case "contents": contents = value
        default:
            guard let value else { return refuse("nil", for: key) }
            if properties.timing.set(value, forKey: key) { return }
            switch (key, value, number) {
            case ("enabled", _, let number?), ("isEnabled", _, let number?): isEnabled = number != 0
            case ("contentsScale", _, let number?): contentsScale = number
            case ("minificationFilterBias", _, let number?): minificationFilterBias = Float(number)
            case ("contentsRect", let rect as CGRect, _): contentsRect = rect
            case ("magnificationFilter", let name as String, _): magnificationFilter = name
            case ("minificationFilter", let name as String, _): minificationFilter = name
            case (_, _, let number?):
                guard let key = EmitterCellKey(rawValue: key) else { return refuse(value, for: key) }
                set(Double(number), key)
            default: refuse(value, for: key)
            }
        }
    }
}
