import CoreGraphics

extension LayerFilter {
    /// Creates a filter from an element of a layer's filter list: a filter object, or the type name of one without
    /// inputs. Nil, which is reported, for a filter that layers can't draw.
    init?(_ any: Any, of layer: CALayer) {
        let type: String
        let name: String?
        var given: [String: Any] = [:]
        switch any {
        case let effect as any ImageEffect:
            if let program = effect.effectProgram {
                self.init(program, name: effect.effectName)
                return
            }
            (type, name, given) = (effect.effectType, effect.effectName, effect.effectInputs)
        case let string as String:
            (type, name) = (string, string)
        default:
            reportOnce("\(layer.label): \(any) is not a filter; it is omitted")
            return nil
        }
        guard let kind = Self.kinds[type] else {
            reportOnce("\(layer.label): layers can't draw the filter \"\(type)\"; it is omitted")
            return nil
        }
        self.init(kind, name: name, inputs: given.compactMapValues { AnimationValue(guessing: $0) })
    }
}

extension CompositingMode {
    /// Creates the mode of a layer's `compositingFilter`: a filter object or a name, iOS's or Core Image's. Returns
    /// nil, which is reported, for anything else.
    init?(_ any: Any, of layer: CALayer) {
        let name: String
        switch any {
        case let effect as any ImageEffect: name = effect.effectType
        case let string as String: name = string
        default:
            reportOnce("\(layer.label): \(any) is not a compositing filter; the layer is composited normally")
            return nil
        }
        guard let mode = Self.modes[name] else {
            reportOnce(
                "\(layer.label): there is no compositing filter \"\(name)\"; the layer is composited normally")
            return nil
        }
        self = mode
    }
}
