// Geometry.

extension CIFilter {
    /// `CIBicubicScaleTransform`.
    public class func bicubicScaleTransform() -> CIFilter & CIBicubicScaleTransform {
        BuiltinFilter("CIBicubicScaleTransform")
    }

    /// `CIEdgePreserveUpsampleFilter`.
    public class func edgePreserveUpsample() -> CIFilter & CIEdgePreserveUpsample {
        BuiltinFilter("CIEdgePreserveUpsampleFilter")
    }

    /// `CIKeystoneCorrectionCombined`.
    public class func keystoneCorrectionCombined() -> CIFilter & CIKeystoneCorrectionCombined {
        BuiltinFilter("CIKeystoneCorrectionCombined")
    }

    /// `CIKeystoneCorrectionHorizontal`.
    public class func keystoneCorrectionHorizontal() -> CIFilter & CIKeystoneCorrectionHorizontal {
        BuiltinFilter("CIKeystoneCorrectionHorizontal")
    }

    /// `CIKeystoneCorrectionVertical`.
    public class func keystoneCorrectionVertical() -> CIFilter & CIKeystoneCorrectionVertical {
        BuiltinFilter("CIKeystoneCorrectionVertical")
    }

    /// `CIPerspectiveCorrection`.
    public class func perspectiveCorrection() -> CIFilter & CIPerspectiveCorrection {
        BuiltinFilter("CIPerspectiveCorrection")
    }

    /// `CIPerspectiveRotate`.
    public class func perspectiveRotate() -> CIFilter & CIPerspectiveRotate { BuiltinFilter("CIPerspectiveRotate") }

    /// `CIPerspectiveTransformWithExtent`.
    public class func perspectiveTransformWithExtent() -> CIFilter & CIPerspectiveTransformWithExtent {
        BuiltinFilter("CIPerspectiveTransformWithExtent")
    }

    /// `CIStraightenFilter`.
    public class func straighten() -> CIFilter & CIStraighten { BuiltinFilter("CIStraightenFilter") }
}
