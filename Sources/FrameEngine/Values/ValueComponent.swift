/// A field of a structure, by the key paths of Apple's
/// [Key-Value Coding Extensions](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html).
package enum ValueComponent: String, Sendable, Hashable {
    // MARK: Points
    case x, y

    // MARK: Sizes
    case width, height

    // MARK: Rectangles
    case origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"

    // MARK: Transforms
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case rotation
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case scale
    /// The scale in the plane: undocumented but widely used.
    case scaleXY = "scale.xy"
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    case translation

    package init?(_ name: String, of kind: ValueKind) {
        self.init(rawValue: name)
        let isField =
            switch self {
            case .x, .y: kind == .point
            case .width, .height: kind == .size
            case .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: kind == .rect
            default: kind == .transform
            }
        guard isField else { return nil }
    }

    /// The kind of the field's own value.
    package var kind: ValueKind {
        switch self {
        case .origin: .point
        case .size, .translation: .size
        default: .scalar
        }
    }
}
