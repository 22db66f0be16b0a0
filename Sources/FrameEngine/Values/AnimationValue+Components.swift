import CoreGraphics

extension AnimationValue {
    /// A field of a structure; nil when the value doesn't have it.
    package subscript(component: ValueComponent) -> AnimationValue? {
        switch (self, component) {
        case (.point(let p), .x): .scalar(p.x)
        case (.point(let p), .y): .scalar(p.y)
        case (.size(let s), .width): .scalar(s.width)
        case (.size(let s), .height): .scalar(s.height)
        case (.rect(let r), .origin): .point(r.origin)
        case (.rect(let r), .size): .size(r.size)
        case (.rect(let r), .originX): .scalar(r.origin.x)
        case (.rect(let r), .originY): .scalar(r.origin.y)
        case (.rect(let r), .sizeWidth): .scalar(r.size.width)
        case (.rect(let r), .sizeHeight): .scalar(r.size.height)
        case (.transform(let t), _): t.component(component)
        default: nil
        }
    }

    /// The structure with one field set; the value itself when it doesn't have the field.
    package func setting(_ component: ValueComponent, to value: AnimationValue) -> AnimationValue {
        switch (self, value) {
        case (.point(var p), .scalar(let number)):
            if component == .x { p.x = number } else if component == .y { p.y = number }
            return .point(p)
        case (.size(var s), .scalar(let number)):
            if component == .width { s.width = number } else if component == .height { s.height = number }
            return .size(s)
        case (.rect(var r), _):
            r.set(component, to: value)
            return .rect(r)
        case (.transform(let t), .scalar(let number)): return .transform(t.setting(component, to: number))
        case (.transform(var t), .size(let offset)):
            t.m41 = offset.width
            t.m42 = offset.height
            return .transform(t)
        default: return self
        }
    }
}

extension CGRect {
    fileprivate mutating func set(_ component: ValueComponent, to value: AnimationValue) {
        switch (component, value) {
        case (.origin, .point(let point)): origin = point
        case (.size, .size(let new)): size = new
        case (.originX, .scalar(let number)): origin.x = number
        case (.originY, .scalar(let number)): origin.y = number
        case (.sizeWidth, .scalar(let number)): size.width = number
        case (.sizeHeight, .scalar(let number)): size.height = number
        default: break
        }
    }
}

// MARK: - Transforms

extension CATransform3D {
    fileprivate func component(_ component: ValueComponent) -> AnimationValue? {
        if component == .translation { return .size(CGSize(width: m41, height: m42)) }
        return number(of: component).map { .scalar($0) }
    }

    /// A numeric field; nil for any other.
    func number(of component: ValueComponent) -> CGFloat? {
        switch component {
        case .translationX: return m41
        case .translationY: return m42
        case .translationZ: return m43
        case .translation: return nil
        case .rotationZ, .rotation: if self == CATransform3DIdentity { return 0 }
        default: break
        }
        guard let parts = TransformDecomposition(self) else { return 0 }
        let angles = parts.rotation.eulerAngles
        let number: Double? =
            switch component {
            case .rotationX: angles.x
            case .rotationY: angles.y
            case .rotationZ, .rotation: angles.z
            case .scaleX: parts.scale.x
            case .scaleY: parts.scale.y
            case .scaleZ: parts.scale.z
            // Core Animation defines "scale" as the mean of all three factors, and "rotation" as the rotation about z.
            case .scale: parts.scale.sum() / 3
            case .scaleXY: (parts.scale.x + parts.scale.y) / 2
            default: nil
            }
        return number.map { CGFloat($0) }
    }

    /// The transform with one of its fields set.
    func setting(_ component: ValueComponent, to value: CGFloat) -> CATransform3D {
        if self == CATransform3DIdentity { return Self.making(component, value) }
        if component == .rotationZ || component == .rotation, let turned = turnedInPlane(to: value) { return turned }
        var t = self
        switch component {
        case .translationX: t.m41 = value
        case .translationY: t.m42 = value
        case .translationZ: t.m43 = value
        default:
            guard var parts = TransformDecomposition(self) else { return self }
            var angles = parts.rotation.eulerAngles
            let number = Double(value)
            switch component {
            case .rotationX: angles.x = number
            case .rotationY: angles.y = number
            case .rotationZ, .rotation: angles.z = number
            case .scaleX: parts.scale.x = number
            case .scaleY: parts.scale.y = number
            case .scaleZ: parts.scale.z = number
            case .scale: parts.scale = SIMD3(repeating: number)
            case .scaleXY: (parts.scale.x, parts.scale.y) = (number, number)
            default: return self
            }
            t = CATransform3D(parts, turn: Quaternion.rows(eulerAngles: angles))
        }
        return t
    }

    /// Sets the rotation of a 2D transform without decomposing it; nil for a 3D transform, a reflection, or a singular
    /// transform.
    private func turnedInPlane(to angle: CGFloat) -> CATransform3D? {
        guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m34 == 0, m33 > 0 else { return nil }
        let width = (m11 * m11 + m12 * m12).squareRoot()
        let area = m11 * m22 - m12 * m21
        guard width > 0, area > 0, width.isFinite, area.isFinite else { return nil }
        // The second row's components parallel and perpendicular to the first.
        let (along, across) = ((m11 * m21 + m12 * m22) / width, area / width)
        let (s, c) = (sin(angle), cos(angle))
        var turned = self
        (turned.m11, turned.m12) = (c * width, s * width)
        // The first row keeps its length and the second its position relative to the first: scale and shear are
        // unchanged.
        (turned.m21, turned.m22) = (c * along - s * across, s * along + c * across)
        return turned
    }

    /// The identity with one field set, without decomposing it.
    private static func making(_ component: ValueComponent, _ value: CGFloat) -> CATransform3D {
        switch component {
        case .rotationX: CATransform3DMakeRotation(value, 1, 0, 0)
        case .rotationY: CATransform3DMakeRotation(value, 0, 1, 0)
        case .rotationZ, .rotation: CATransform3DMakeRotation(value, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(value, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, value, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, value)
        case .scale: CATransform3DMakeScale(value, value, value)
        case .scaleXY: CATransform3DMakeScale(value, value, 1)
        case .translationX: CATransform3DMakeTranslation(value, 0, 0)
        case .translationY: CATransform3DMakeTranslation(0, value, 0)
        case .translationZ: CATransform3DMakeTranslation(0, 0, value)
        default: CATransform3DIdentity
        }
    }
}

extension Quaternion {
    /// The Euler angles about x, then y, then z; y is in -π/2...π/2.
    var eulerAngles: SIMD3<Double> {
        let (r0, r1, r2) = rows
        let y = asin(max(-1, min(1, -r0.z)))
        // Gimbal lock: x and z rotate about the same axis, and the whole rotation is attributed to x.
        guard abs(r0.z) < 0.999_999_999_999 else { return SIMD3(atan2(-r2.y, r1.y), y, 0) }
        return SIMD3(atan2(r1.z, r2.z), y, atan2(r0.y, r0.x))
    }

    /// The rotation matrix of Euler angles about x, then y, then z.
    static func rows(eulerAngles a: SIMD3<Double>) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let (sx, cx) = (sin(a.x), cos(a.x))
        let (sy, cy) = (sin(a.y), cos(a.y))
        let (sz, cz) = (sin(a.z), cos(a.z))
        return (
            SIMD3(cy * cz, cy * sz, -sy),
            SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
            SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
        )
    }
}
