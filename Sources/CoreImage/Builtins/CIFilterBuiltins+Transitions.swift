// Transitions.

extension CIFilter {
    /// `CIAccordionFoldTransition`.
    public class func accordionFoldTransition() -> CIFilter & CIAccordionFoldTransition {
        BuiltinFilter("CIAccordionFoldTransition")
    }

    /// `CIBarsSwipeTransition`.
    public class func barsSwipeTransition() -> CIFilter & CIBarsSwipeTransition {
        BuiltinFilter("CIBarsSwipeTransition")
    }

    /// `CICopyMachineTransition`.
    public class func copyMachineTransition() -> CIFilter & CICopyMachineTransition {
        BuiltinFilter("CICopyMachineTransition")
    }

    /// `CIDisintegrateWithMaskTransition`.
    public class func disintegrateWithMaskTransition() -> CIFilter & CIDisintegrateWithMaskTransition {
        BuiltinFilter("CIDisintegrateWithMaskTransition")
    }

    /// `CIFlashTransition`.
    public class func flashTransition() -> CIFilter & CIFlashTransition { BuiltinFilter("CIFlashTransition") }

    /// `CIModTransition`.
    public class func modTransition() -> CIFilter & CIModTransition { BuiltinFilter("CIModTransition") }

    /// `CIPageCurlTransition`.
    public class func pageCurlTransition() -> CIFilter & CIPageCurlTransition { BuiltinFilter("CIPageCurlTransition") }

    /// `CIPageCurlWithShadowTransition`.
    public class func pageCurlWithShadowTransition() -> CIFilter & CIPageCurlWithShadowTransition {
        BuiltinFilter("CIPageCurlWithShadowTransition")
    }

    /// `CIRippleTransition`.
    public class func rippleTransition() -> CIFilter & CIRippleTransition { BuiltinFilter("CIRippleTransition") }

    /// `CISwipeTransition`.
    public class func swipeTransition() -> CIFilter & CISwipeTransition { BuiltinFilter("CISwipeTransition") }
}
